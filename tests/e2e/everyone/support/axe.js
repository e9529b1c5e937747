import axe from 'axe-core';

/**
 * What axe-core finds on the page that is open, in shadow roots too.
 *
 * @param {import('selenium-webdriver').WebDriver} driver
 * @returns {Promise<string[]>} a line each: the rule, what it says, and where
 */
export async function findings(driver) {
  await driver.executeScript(axe.source);
  return driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(
      ({ violations }) => done(violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
        id + ': ' + help + ' at ' + target.flat().join(' ') + ' (' + failureSummary.split('\\n').slice(1).join('; ').trim() + ')'))),
      (error) => done(['axe failed: ' + error.message]),
    );`);
}

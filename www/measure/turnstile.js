/**
 * A way to let waiting messages in. A timer would do it too, but nested ones wait for 4 ms, which
 * over a sweep of thousands of slices adds up; a message to oneself queues up behind the others.
 *
 * @returns {() => Promise<void>}
 */
export function createTurnstile() {
  const { port1, port2 } = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  port1.onmessage = () => waiting.shift()?.();
  return () => new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}

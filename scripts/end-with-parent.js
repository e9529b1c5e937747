/** How often to look whether the parent is still there, in ms. */
const LOOK_MS = 1000;

/** npm, when it is told to end, does not tell its script: a server would stay behind that nobody sees. */
export function endWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, LOOK_MS).unref();
}

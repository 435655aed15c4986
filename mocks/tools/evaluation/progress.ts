/** Number of pictures per line of progress if lines cannot be overwritten. */
const LINE_EVERY = 20;

/** Shows progress on stderr: on a terminal in one line, elsewhere now and then. */
export function showProgress(subject: string, total: number): (done: number) => void {
  return (done) => {
    const text = `${subject}: ${done} of ${total}`;
    const { stderr } = process;
    if (stderr.isTTY) stderr.write(`\r${text}${done === total ? '\n' : ''}`);
    else if (done % LINE_EVERY === 0 || done === total) stderr.write(`${text}\n`);
  };
}

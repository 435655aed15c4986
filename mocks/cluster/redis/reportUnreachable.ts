/** Redis is asked for many times while it is away; one line says so. */
export function reportUnreachable(print: (line: string) => void) {
  let reported = '';
  return (message: string): void => {
    if (message === reported) return;
    reported = message;
    print(`Redis cannot be reached: ${message}`);
  };
}

/**
 * Runs a program's main function; if it fails, prints the reason in one message and exits with code 1.
 * `MARCUS_DEBUG=1` adds the stack trace.
 */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const withStack = process.env['MARCUS_DEBUG'] === '1' || !(error instanceof Error);
    console.error(withStack ? error : error.message);
    process.exit(1);
  });
}

const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The host of an address; undefined if it is this machine. */
export function hostBeyond(url: string): string | undefined {
  const { hostname, host } = new URL(url);
  return THIS_MACHINE.includes(hostname) ? undefined : host;
}

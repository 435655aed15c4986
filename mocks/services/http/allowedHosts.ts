type Environment = Readonly<Record<string, string | undefined>>;

/** Addresses that listen everywhere and name no host. */
const WILDCARDS = ['0.0.0.0', '::', '[::]'];

/** A host's name or address, an IPv6 one in brackets, and maybe a port (RFC 9110, section 7.2). */
const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** Names under `localhost` lead to this machine wherever they are asked for (RFC 6761, section 6.3). */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The names under which others than this machine may reach the program: those of `MARCUS_HOSTS`,
 * separated by commas, and `HOST` where it names one.
 *
 * @throws Error naming the variable when it holds something else
 */
export function readAllowedHosts(env: Environment): readonly string[] {
  const named = (env['MARCUS_HOSTS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of named) {
    if (hostNameIn(name) !== null && !/:\d+$/.test(name)) continue;
    throw new Error(
      `MARCUS_HOSTS must be host names separated by commas, such as "marcus.example", not "${name}"`,
    );
  }
  const listening = env['HOST'] ?? '';
  const own = listening === '' || WILDCARDS.includes(listening) ? [] : [inBrackets(listening)];
  return [...named, ...own].map((name) => name.toLowerCase());
}

/** An IPv6 address as URLs and headers write it. */
const inBrackets = (address: string) =>
  address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;

/** The name in a `Host` header, in lower case and without port and final dot; null for anything else. */
function hostNameIn(header: string): string | null {
  const name = HOST_HEADER.exec(header)?.[1]?.toLowerCase();
  return name === undefined ? null : name.replace(/\.$/, '');
}

/**
 * True for a `Host` header that names this machine or one of `hosts`.
 *
 * A page of another site can let its own name lead to this machine (DNS rebinding). Its requests then are
 * of one origin with our answers, and nothing but this header tells them apart.
 */
export function isAllowedHost(header: string | undefined, hosts: readonly string[]): boolean {
  const name = header === undefined ? null : hostNameIn(header);
  return name !== null && (LOOPBACK.test(name) || hosts.includes(name));
}

/** Body of the refusal, with status 421 (RFC 9110, section 15.5.20). */
export const FOREIGN_HOST = {
  detail: 'This host name is not served here. MARCUS_HOSTS names those that are, beside localhost.',
  error_code: 'HOST_NOT_ALLOWED',
};

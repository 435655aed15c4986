type Environment = Readonly<Record<string, string | undefined>>;

/** Wildcard addresses, which name no host. */
const WILDCARDS = ['0.0.0.0', '::', '[::]'];

/** A host name or address (IPv6 in brackets), optionally with a port (RFC 9110, section 7.2). */
const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** A label that claims to be in Punycode and has nothing of it (RFC 5891, section 4.4). */
const EMPTY_PUNYCODE = /(?:^|\.)xn--(?:\.|$)/;

/** Names under `localhost` always resolve to this machine (RFC 6761, section 6.3). */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The names under which other machines may reach the program: those in `MARCUS_HOSTS`, separated by commas,
 * and `HOST` if it names one.
 *
 * @throws Error naming the variable if it contains anything else
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

/** An IPv6 address as written in URLs and headers. */
const inBrackets = (address: string) =>
  address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;

/** The name in a `Host` header, in lower case, without port and trailing dot; null if it is invalid. */
function hostNameIn(header: string): string | null {
  const name = HOST_HEADER.exec(header)?.[1]?.toLowerCase();
  // As a request's address is made of it: `127.0.0.256` and a wrong `xn--` name are none (URL Standard, 3.5).
  if (name === undefined || !URL.canParse(`http://${name}`)) return null;
  // Node 24 parses it all the same.
  if (EMPTY_PUNYCODE.test(name)) return null;
  return name.replace(/\.$/, '');
}

/**
 * Whether a `Host` header names this machine or one of `hosts`.
 *
 * Another site can make its own name resolve to this machine (DNS rebinding). Its requests then share an
 * origin with our answers, and only this header gives them away.
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

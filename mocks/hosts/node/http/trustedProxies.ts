import { BlockList, isIP } from 'node:net';

/** Tells whether an address is one of a trusted proxy. */
type IsProxy = (address: string) => boolean;

/**
 * The proxies on other machines that may name their clients in `X-Forwarded-For`: addresses and networks in
 * `MARCUS_TRUSTED_PROXIES`, separated by commas. Whoever can connect from one can pass for any client.
 *
 * @throws Error naming the variable if it contains anything else
 */
export function readTrustedProxies(env: Readonly<Record<string, string | undefined>>): IsProxy {
  const list = new BlockList();
  const named = (env['MARCUS_TRUSTED_PROXIES'] ?? '').split(',').map((part) => part.trim());
  for (const part of named.filter((text) => text !== '')) addTo(list, part);
  return (address) => {
    // As seen by a server that listens on IPv6.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, familyName(family));
  };
}

function addTo(list: BlockList, text: string): void {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  const length = bits === undefined ? longest : Number(bits);
  // A network of length 0 would trust everybody.
  const isNetwork = Number.isInteger(length) && length > 0 && length <= longest && bits !== '';
  if (family === 0 || !isNetwork || rest.length > 0) {
    throw new Error(
      `MARCUS_TRUSTED_PROXIES must be addresses or networks separated by commas, such as "192.0.2.1, 198.51.100.0/24", not "${text}"`,
    );
  }
  list.addSubnet(address, length, familyName(family));
}

const familyName = (family: number) => (family === 4 ? 'ipv4' : 'ipv6');

import type { WebContext } from './webApp';

/** Who sends a request, as far as its connection and its headers tell. */
export interface Sender {
  /** The address at the other end of the connection. */
  readonly peer: string;
  /** Header `X-Forwarded-For`. */
  readonly forwardedFor: string | undefined;
  /** Header `Forwarded`. */
  readonly forwarded: string | undefined;
}

export const senderOf = ({ env, req }: WebContext): Sender => ({
  peer: env.peer,
  forwardedFor: req.header('X-Forwarded-For'),
  forwarded: req.header('Forwarded'),
});

const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1)$/;

/** Networks hand out 64 bits of an IPv6 address to each of their customers (RFC 6177, RFC 4291). */
const PREFIX_GROUPS = 4;

/** IPv4 addresses as a server that listens on IPv6 sees them. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const addressesIn = (forwardedFor = ''): string[] =>
  forwardedFor
    .split(',')
    .map((address) => withoutMapping(address.trim()))
    .filter((address) => address !== '');

/**
 * The address that a request comes from, to count by; null for this machine.
 *
 * A proxy on this machine says whom it asks for (`X-Forwarded-For`, of which it wrote the last part). From
 * elsewhere that header is a mere claim.
 */
export function clientAddress(sender: Sender): string | null {
  const peer = withoutMapping(sender.peer);
  const address = LOOPBACK.test(peer) ? addressesIn(sender.forwardedFor).at(-1) : peer;
  if (address === undefined || LOOPBACK.test(address)) return null;
  return address.includes(':') ? networkOf(address) : address;
}

/** The part of an IPv6 address that one customer has to himself. */
function networkOf(address: string): string {
  const [front = '', back] = address.split('::');
  const groups = front.split(':');
  const rest = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, PREFIX_GROUPS).join(':').toLowerCase();
}

/**
 * `X-Forwarded-For` of a request as it is sent on: with its sender at the end, unless that is this machine. Without
 * it, services on this machine would take everybody for themselves.
 */
export function forwardedForOf(sender: Sender): string | undefined {
  const peer = withoutMapping(sender.peer);
  const addresses = addressesIn(sender.forwardedFor);
  const all = LOOPBACK.test(peer) ? addresses : [...addresses, peer];
  return all.length === 0 ? undefined : all.join(', ');
}

/** True for a program on this machine that asks for itself, not for somebody behind a proxy. */
export const isFromThisMachine = ({ peer, forwardedFor, forwarded }: Sender): boolean =>
  LOOPBACK.test(withoutMapping(peer)) && forwardedFor === undefined && forwarded === undefined;

import type { WebContext } from './webApp';

/** The sender of a request, as far as its connection and headers reveal it. */
export interface Sender {
  /** The address at the other end of the connection. */
  readonly peer: string;
  /** The peer is a proxy on another machine that may name its clients. */
  readonly peerIsProxy?: boolean;
  /** Header `X-Forwarded-For`. */
  readonly forwardedFor: string | undefined;
  /** Header `Forwarded`. */
  readonly forwarded: string | undefined;
}

export const senderOf = ({ env, req }: WebContext): Sender => ({
  peer: env.peer,
  peerIsProxy: env.peerIsProxy ?? false,
  forwardedFor: req.header('X-Forwarded-For'),
  forwarded: req.header('Forwarded'),
});

const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1)$/;

/** Networks assign each customer 64 bits of an IPv6 address (RFC 6177, RFC 4291). */
const PREFIX_GROUPS = 4;

/** IPv4 addresses as seen by a server listening on IPv6. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const addressesIn = (forwardedFor = ''): string[] =>
  forwardedFor
    .split(',')
    .map((address) => withoutMapping(address.trim()))
    .filter((address) => address !== '');

/**
 * The address to count a request against; null for this machine.
 *
 * A proxy on this machine, or one that the host was told to believe, names the client in `X-Forwarded-For`, whose
 * last part it wrote itself. From anywhere else, that header cannot be trusted.
 */
export function clientAddress(sender: Sender): string | null {
  const peer = withoutMapping(sender.peer);
  const named = addressesIn(sender.forwardedFor).at(-1);
  const address = LOOPBACK.test(peer) ? named : (sender.peerIsProxy && named) || peer;
  if (address === undefined || LOOPBACK.test(address)) return null;
  return address.includes(':') ? networkOf(address) : address;
}

/** The part of an IPv6 address that is specific to one customer. */
function networkOf(address: string): string {
  const [front = '', back] = address.split('::');
  const groups = front.split(':');
  const rest = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, PREFIX_GROUPS).join(':').toLowerCase();
}

/**
 * The `X-Forwarded-For` header for forwarding a request: with the sender appended, unless that is this
 * machine. Without it, services on this machine would mistake every client for a local one.
 */
export function forwardedForOf(sender: Sender): string | undefined {
  const peer = withoutMapping(sender.peer);
  const addresses = addressesIn(sender.forwardedFor);
  const all = LOOPBACK.test(peer) ? addresses : [...addresses, peer];
  return all.length === 0 ? undefined : all.join(', ');
}

/** Whether a request comes from a program on this machine acting for itself, not through a proxy. */
export const isFromThisMachine = ({ peer, forwardedFor, forwarded }: Sender): boolean =>
  LOOPBACK.test(withoutMapping(peer)) && forwardedFor === undefined && forwarded === undefined;

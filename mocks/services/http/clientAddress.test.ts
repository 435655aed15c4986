import { clientAddress, forwardedForOf, isFromThisMachine, type Sender } from './clientAddress';

const request = (peer: string, headers: Partial<Sender> = {}): Sender => ({
  peer,
  forwardedFor: undefined,
  forwarded: undefined,
  ...headers,
});
const behindProxy = (chain: string, proxy = '127.0.0.1') => request(proxy, { forwardedFor: chain });

test.each([
  ['this machine', request('127.0.0.1'), null],
  ['this machine over IPv6', request('::1'), null],
  ['this machine, as an IPv4-mapped address', request('::ffff:127.0.0.1'), null],
  ['another machine', request('192.0.2.7'), '192.0.2.7'],
  ['another machine, as an IPv4-mapped address', request('::ffff:192.0.2.7'), '192.0.2.7'],
  ['a client of a local proxy', behindProxy('192.0.2.7'), '192.0.2.7'],
  [
    'a client of a local proxy that claims another address',
    behindProxy('1.1.1.1, 192.0.2.7'),
    '192.0.2.7',
  ],
  ['this machine through a local proxy', behindProxy('127.0.0.1'), null],
  [
    'a remote machine that claims to be a proxy',
    behindProxy('127.0.0.1', '192.0.2.7'),
    '192.0.2.7',
  ],
  [
    'a client of a believed proxy on another machine',
    { ...behindProxy('1.1.1.1, 192.0.2.7', '192.0.2.1'), peerIsProxy: true },
    '192.0.2.7',
  ],
  [
    'a believed proxy that names nobody',
    { ...request('192.0.2.1'), peerIsProxy: true },
    '192.0.2.1',
  ],
  ['an IPv6 client', request('2001:DB8:1:2:3:4:5:6'), '2001:db8:1:2'],
  ['the same client with another suffix', request('2001:db8:1:2::9'), '2001:db8:1:2'],
  ['an abbreviated IPv6 address', request('2001:db8::9'), '2001:db8:0:0'],
])('identifies %s by its address', (_name, from, address) => {
  expect(clientAddress(from)).toBe(address);
});

test.each([
  ['a local program', request('127.0.0.1'), true],
  ['a local proxy', behindProxy('192.0.2.7'), false],
  [
    'a local proxy that does not name its client',
    request('127.0.0.1', { forwarded: 'for=unknown' }),
    false,
  ],
  ['a remote client', request('192.0.2.7'), false],
])('tells whether a request comes from this machine itself: %s', (_name, from, expected) => {
  expect(isFromThisMachine(from)).toBe(expected);
});

test.each([
  ['this machine: no address', request('127.0.0.1'), undefined],
  ['another machine: its address', request('192.0.2.7'), '192.0.2.7'],
  [
    'another machine that claims to be a third: its own address last',
    behindProxy('1.1.1.1', '192.0.2.7'),
    '1.1.1.1, 192.0.2.7',
  ],
  ['a local proxy: the address it names', behindProxy('192.0.2.7'), '192.0.2.7'],
])('forwards, for a request from %s', (_name, from, expected) => {
  expect(forwardedForOf(from)).toBe(expected);
});

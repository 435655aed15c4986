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
  ['this machine by IPv6', request('::1'), null],
  ['this machine, mapped', request('::ffff:127.0.0.1'), null],
  ['another', request('192.0.2.7'), '192.0.2.7'],
  ['another, mapped', request('::ffff:192.0.2.7'), '192.0.2.7'],
  ['one that a proxy here asks for', behindProxy('192.0.2.7'), '192.0.2.7'],
  [
    'one that claims to be another before a proxy here',
    behindProxy('1.1.1.1, 192.0.2.7'),
    '192.0.2.7',
  ],
  ['this machine through a proxy here', behindProxy('127.0.0.1'), null],
  ['one elsewhere that claims to be a proxy', behindProxy('127.0.0.1', '192.0.2.7'), '192.0.2.7'],
  ['a customer by IPv6', request('2001:DB8:1:2:3:4:5:6'), '2001:db8:1:2'],
  ['the same customer', request('2001:db8:1:2::9'), '2001:db8:1:2'],
  ['a short address', request('2001:db8::9'), '2001:db8:0:0'],
])('counts %s by its address', (_name, from, address) => {
  expect(clientAddress(from)).toBe(address);
});

test.each([
  ['a program here', request('127.0.0.1'), true],
  ['a proxy here', behindProxy('192.0.2.7'), false],
  ['a proxy here that names nobody', request('127.0.0.1', { forwarded: 'for=unknown' }), false],
  ['somebody elsewhere', request('192.0.2.7'), false],
])('tells whether %s asks for itself', (_name, from, expected) => {
  expect(isFromThisMachine(from)).toBe(expected);
});

test.each([
  ['this machine: nothing', request('127.0.0.1'), undefined],
  ['another: its address', request('192.0.2.7'), '192.0.2.7'],
  [
    'another that claims to be a third: its address at the end',
    behindProxy('1.1.1.1', '192.0.2.7'),
    '1.1.1.1, 192.0.2.7',
  ],
  ['a proxy here: what it says', behindProxy('192.0.2.7'), '192.0.2.7'],
])('sends on of a request from %s', (_name, from, expected) => {
  expect(forwardedForOf(from)).toBe(expected);
});

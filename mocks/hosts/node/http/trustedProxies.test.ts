import { readTrustedProxies } from './trustedProxies';

const read = (text: string) => readTrustedProxies({ MARCUS_TRUSTED_PROXIES: text });

test.each([
  ['', '192.0.2.1', false],
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['198.51.100.0/24, 192.0.2.1', '198.51.100.77', true],
  ['198.51.100.0/24', '198.51.101.1', false],
  ['2001:db8::/32', '2001:db8::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['192.0.2.1', 'no address', false],
])('of the proxies "%s", %s is one: %s', (text, address, expected) => {
  expect(read(text)(address)).toBe(expected);
});

test.each(['proxy.example', '192.0.2.1/33', '192.0.2.1/', '0.0.0.0/0', '192.0.2.0/24/8', '*'])(
  '"%s" stops the start with a message that names the setting',
  (text) => expect(() => read(text)).toThrow(/^MARCUS_TRUSTED_PROXIES must be .*not "/),
);

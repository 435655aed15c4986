import { isAllowedHost, readAllowedHosts } from './allowedHosts';

const HOSTS = ['marcus.example', '[2001:db8::1]'];

test.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST.:8080',
  'marcus.localhost',
  '127.0.0.1:9000',
  '127.1.2.3',
  '[::1]:8080',
  'marcus.example',
  'Marcus.Example:443',
  '[2001:db8::1]:8080',
])('accepts the host %s', (host) => {
  expect(isAllowedHost(host, HOSTS)).toBe(true);
});

test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  'localhost/evil.example',
  'localhost:80:80',
  'evil.marcus.example',
  'marcus.example.',
  '192.168.1.5:8080',
  '[::2]',
  '::1',
  'localhost evil.example',
  '127.0.0.256',
  '127.0.0.256:8080',
  'xn--.localhost',
])('rejects the host %j', (host) => {
  expect(isAllowedHost(host, host === 'marcus.example.' ? [] : HOSTS)).toBe(false);
});

test.each([
  [{}, []],
  [{ MARCUS_HOSTS: 'a.example, B.example ,' }, ['a.example', 'b.example']],
  [{ HOST: '0.0.0.0', MARCUS_HOSTS: '192.168.1.5' }, ['192.168.1.5']],
  [{ HOST: '192.168.1.5' }, ['192.168.1.5']],
  [{ HOST: '2001:db8::1' }, ['[2001:db8::1]']],
  [{ HOST: '::' }, []],
])('reads the allowed hosts from %j', (env, hosts) => {
  expect(readAllowedHosts(env)).toEqual(hosts);
});

test.each(['https://a.example', 'a.example:8080', '*', 'a b'])('refuses %j at startup', (name) => {
  expect(() => readAllowedHosts({ MARCUS_HOSTS: name })).toThrow('MARCUS_HOSTS');
});

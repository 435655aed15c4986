import { chooseEncoding } from './chooseEncoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate, gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['gzip;q=0.5, deflate', 'deflate'],
  ['gzip;q=0.8,br;q=0.8', 'br'],
  ['identity, gzip', 'gzip'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
])('for %j chooses %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});

test.each([undefined, '', 'identity', 'zstd', 'gzip;q=0', '*;q=0', 'identity, gzip;q=0.5'])(
  'for %j leaves the content as it is',
  (accepted) => {
    expect(chooseEncoding(accepted)).toBeNull();
  },
);

import { isNotModified, isPreconditionFailed, isRangeCurrent } from './conditions';

const BEFORE = 'Fri, 02 Jan 2026 03:04:04 GMT';
const CHANGED = 'Fri, 02 Jan 2026 03:04:05 GMT';
const AFTER = 'Fri, 02 Jan 2026 03:04:06 GMT';
const VALIDATORS = { etag: 'W/"a"', lastModified: CHANGED };

type Headers = Readonly<Record<string, string>>;
const reading = (headers: Headers) => (name: string) => headers[name];

test.each<[Headers, boolean]>([
  [{}, false],
  [{ 'If-None-Match': 'W/"a"' }, true],
  [{ 'If-None-Match': '"a"' }, true],
  [{ 'If-None-Match': '"b", W/"a"' }, true],
  [{ 'If-None-Match': '*' }, true],
  [{ 'If-None-Match': '"b"' }, false],
  [{ 'If-None-Match': '' }, false],
  [{ 'If-Modified-Since': BEFORE }, false],
  [{ 'If-Modified-Since': CHANGED }, true],
  [{ 'If-Modified-Since': AFTER }, true],
  [{ 'If-Modified-Since': 'yesterday' }, false],
  // The tag is more exact than the second.
  [{ 'If-None-Match': '"b"', 'If-Modified-Since': CHANGED }, false],
  [{ 'If-None-Match': '"a"', 'If-Modified-Since': BEFORE }, true],
  [{ 'If-None-Match': '"a"', 'Cache-Control': 'no-cache' }, false],
  [{ 'If-None-Match': '"a"', 'Cache-Control': 'max-age=0' }, true],
])('for %j the client already has the content: %p', (headers, expected) => {
  expect(isNotModified(reading(headers), VALIDATORS)).toBe(expected);
});

test.each<[Headers, boolean]>([
  [{}, false],
  [{ 'If-Match': '"a"' }, false],
  [{ 'If-Match': '"b", "a"' }, false],
  [{ 'If-Match': '*' }, false],
  [{ 'If-Match': '"b"' }, true],
  [{ 'If-Unmodified-Since': BEFORE }, true],
  [{ 'If-Unmodified-Since': CHANGED }, false],
  [{ 'If-Unmodified-Since': 'yesterday' }, false],
  [{ 'If-Match': '"a"', 'If-Unmodified-Since': BEFORE }, false],
])('for %j a precondition fails: %p', (headers, expected) => {
  expect(isPreconditionFailed(reading(headers), VALIDATORS)).toBe(expected);
});

test.each<[Headers, boolean]>([
  [{}, true],
  [{ 'If-Range': 'W/"a"' }, true],
  [{ 'If-Range': '"b"' }, false],
  [{ 'If-Range': CHANGED }, true],
  [{ 'If-Range': BEFORE }, false],
  [{ 'If-Range': 'yesterday' }, false],
])('for %j a range fits to what the client has: %p', (headers, expected) => {
  expect(isRangeCurrent(reading(headers), VALIDATORS)).toBe(expected);
});

test('a content without a date is compared by its tag alone', () => {
  const dated = { 'If-Modified-Since': AFTER, 'If-Unmodified-Since': BEFORE };
  expect(isNotModified(reading(dated), { etag: '"a"' })).toBe(false);
  expect(isPreconditionFailed(reading(dated), { etag: '"a"' })).toBe(false);
});

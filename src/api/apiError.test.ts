import { isApiError, toApiError } from './apiError';

test.each([
  [{ kind: 'http', message: 'x' }, true],
  [{ kind: 'request', message: '' }, true],
  [{ kind: 'other', message: 'x' }, false],
  [{ kind: 'http' }, false],
  [{ name: 'AbortError', message: 'Aborted' }, false],
  [undefined, false],
  ['http', false],
])('%j is an ApiError: %s', (value, expected) => {
  expect(isApiError(value)).toBe(expected);
});

test.each([
  [
    { kind: 'timeout', message: 'x' },
    { kind: 'timeout', message: 'x' },
  ],
  [{ name: 'AbortError', message: 'Aborted' }, { kind: 'aborted' }],
  [new TypeError('x is not a function'), { kind: 'request', message: 'x is not a function' }],
  [undefined, { kind: 'request', message: 'Unknown error' }],
])('%j thrown is converted to %j', (thrown, expected) => {
  expect(toApiError(thrown)).toMatchObject(expected);
});

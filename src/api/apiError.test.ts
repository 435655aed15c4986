import { isApiError, isTemporaryFailure, toApiError } from './apiError';

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

test.each([
  [{ kind: 'network', message: 'x' }, true],
  [{ kind: 'timeout', message: 'x' }, true],
  [{ kind: 'http', status: 429, message: 'x' }, true],
  [{ kind: 'http', status: 503, message: 'x' }, true],
  [new Error('listing', { cause: { kind: 'network', message: 'x' } }), true],
  [{ kind: 'http', status: 422, message: 'x' }, false],
  [{ kind: 'aborted', message: 'x' }, false],
  [new Error('a bug'), false],
])('a failure is temporary if the services are to blame: %j', (error, isTemporary) => {
  expect(isTemporaryFailure(error)).toBe(isTemporary);
});

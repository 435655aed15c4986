/** @jest-environment node */
import { errorMessage } from './errorMessage';

test.each<[string, unknown, string]>([
  ['an error', new Error('broken'), 'broken'],
  ['an object with a message', { message: 'refused' }, 'refused'],
  ['text', 'plain words', 'plain words'],
])('%s gives its own message', (_what, error, message) => {
  expect(errorMessage(error, 'otherwise')).toBe(message);
});

test.each<[string, unknown]>([
  ['empty text', ''],
  ['nothing', null],
  ['nothing at all', undefined],
  ['a number', 7],
  ['an object without a message', { status: 500 }],
  ['an error with an empty message', new Error('')],
  ['an object whose message is no text', { message: { detail: 'x' } }],
])('%s has no message: the caller’s is used', (_what, error) => {
  expect(errorMessage(error, 'otherwise')).toBe('otherwise');
  expect(errorMessage(error)).toBe('Unknown error');
});

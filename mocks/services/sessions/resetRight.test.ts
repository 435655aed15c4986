import type { IncomingMessage } from 'node:http';
import { requireResetRight } from './resetRight';

const TOKEN = 'the-token';

const from = (remoteAddress: string, authorization?: string) =>
  ({
    socket: { remoteAddress },
    headers: authorization === undefined ? {} : { authorization },
  }) as unknown as IncomingMessage;
const here = (authorization?: string) => from('127.0.0.1', authorization);
const elsewhere = (authorization?: string) => from('192.0.2.7', authorization);

const REFUSED = expect.objectContaining({ status: 403 });

test.each([
  ['a program on this machine, although there is a token', here(), TOKEN],
  ['a program on this machine that says a wrong token', here('Bearer guess'), TOKEN],
  ['a program on this machine where there is no token', here(), ''],
  ['who says the token', elsewhere('Bearer the-token'), TOKEN],
  ['who says the token under the scheme in other case', elsewhere('bearer the-token'), TOKEN],
])('lets %s reset the sessions', (_who, request, token) => {
  expect(() => requireResetRight(request, token)).not.toThrow();
});

test.each([
  ['who says nothing', elsewhere(), TOKEN],
  ['who says another token', elsewhere('Bearer guess'), TOKEN],
  ['who says the beginning of the token', elsewhere('Bearer t'), TOKEN],
  ['who says more than the token', elsewhere('Bearer the-token2'), TOKEN],
  ['who says the token under another scheme', elsewhere('Basic the-token'), TOKEN],
  ['who says the token behind something else', elsewhere('Basic Bearer the-token'), TOKEN],
  ['who says nothing where there is no token', elsewhere(), ''],
  ['who says an empty token where there is none', elsewhere('Bearer '), ''],
  ['who says any token where there is none', elsewhere('Bearer guess'), ''],
])('refuses a reset to somebody elsewhere %s', (_who, request, token) => {
  expect(() => requireResetRight(request, token)).toThrow(REFUSED);
});

import { requireResetRight, type ResetRequest } from './resetRight';

const TOKEN = 'the-token';

const from = (peer: string, authorization?: string): ResetRequest => ({
  peer,
  forwardedFor: undefined,
  forwarded: undefined,
  authorization,
});
const here = (authorization?: string) => from('127.0.0.1', authorization);
const elsewhere = (authorization?: string) => from('192.0.2.7', authorization);

const REFUSED = expect.objectContaining({ status: 403 });

test.each([
  ['a program on this machine, although there is a token', here(), TOKEN],
  ['a program on this machine that says a wrong token', here('Bearer guess'), TOKEN],
  ['a program on this machine where there is no token', here(), ''],
  ['who says the token', elsewhere('Bearer the-token'), TOKEN],
  ['who says the token under the scheme in other case', elsewhere('bearer the-token'), TOKEN],
])('lets %s reset the sessions', async (_who, request, token) => {
  await expect(requireResetRight(request, token)).resolves.toBeUndefined();
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
])('refuses a reset to somebody elsewhere %s', async (_who, request, token) => {
  await expect(requireResetRight(request, token)).rejects.toEqual(REFUSED);
});

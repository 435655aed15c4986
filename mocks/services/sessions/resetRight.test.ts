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
  ['a program on this machine, even when a token is set', here(), TOKEN],
  ['a program on this machine that sends a wrong token', here('Bearer guess'), TOKEN],
  ['a program on this machine when no token is set', here(), ''],
  ['a remote client that sends the token', elsewhere('Bearer the-token'), TOKEN],
  [
    'a remote client that sends the token with the scheme in lower case',
    elsewhere('bearer the-token'),
    TOKEN,
  ],
])('lets %s reset the sessions', async (_who, request, token) => {
  await expect(requireResetRight(request, token)).resolves.toBeUndefined();
});

test.each([
  ['nothing', elsewhere(), TOKEN],
  ['another token', elsewhere('Bearer guess'), TOKEN],
  ['the beginning of the token', elsewhere('Bearer t'), TOKEN],
  ['more than the token', elsewhere('Bearer the-token2'), TOKEN],
  ['the token with another scheme', elsewhere('Basic the-token'), TOKEN],
  ['the token after something else', elsewhere('Basic Bearer the-token'), TOKEN],
  ['nothing when no token is set', elsewhere(), ''],
  ['an empty token when none is set', elsewhere('Bearer '), ''],
  ['any token when none is set', elsewhere('Bearer guess'), ''],
])('refuses a reset to a remote client that sends %s', async (_who, request, token) => {
  await expect(requireResetRight(request, token)).rejects.toEqual(REFUSED);
});

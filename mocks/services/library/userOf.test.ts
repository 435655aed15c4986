import type { LibraryUsers } from './librarySettings';
import { readRoles } from './roles';
import { userNamedBy } from './userOf';

const DECOMPOSED = 'Zoe\u0308';

const USERS: LibraryUsers = {
  header: 'X-Forwarded-User',
  ...readRoles(`Müller=curator, Özil=reviewer, ${DECOMPOSED}=administrator, 李=curator, *=reader`),
};

/** Bytes as a host passes a header on: each of them as a character. */
const header = (name: string, encoding: 'utf8' | 'latin1') =>
  Buffer.from(name, encoding).toString('latin1');

const named = (text: string) =>
  userNamedBy(
    {
      sender: {
        ...{ peer: '192.0.2.10', peerIsProxy: true },
        ...{ forwardedFor: undefined, forwarded: undefined },
      },
      header: () => text,
    },
    USERS,
  );

test.each([
  ['Müller', 'utf8', { name: 'Müller', role: 'curator' }],
  ['Müller', 'latin1', { name: 'Müller', role: 'curator' }],
  ['Özil', 'utf8', { name: 'Özil', role: 'reviewer' }],
  ['李', 'utf8', { name: '李', role: 'curator' }],
  [DECOMPOSED, 'utf8', { name: 'Zoë', role: 'administrator' }],
  ['Zoë', 'latin1', { name: 'Zoë', role: 'administrator' }],
] as const)('%s, whom a proxy names in %s, has that name and its role', (name, encoding, user) => {
  expect(named(header(name, encoding))).toEqual(user);
});

test.each(['\u202eanna', 'Müller, anna', 'an\u0000na'])('%j in UTF-8 names nobody', (name) => {
  expect(() => named(header(name, 'utf8'))).toThrow('Nobody is signed in');
});

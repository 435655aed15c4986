import { mayActAs, readRoles, ROLES } from './roles';

test.each([
  ['anna@example.org', 'reviewer'],
  ['c=x', 'curator'],
  ['anybody else', 'reader'],
])('the list gives %s the role of a %s', (name, role) => {
  expect(readRoles(' anna@example.org = reviewer, c=x=curator, *=reader ,').roleOf(name)).toBe(
    role,
  );
});

test('whoever is not in the list has no role', () => {
  expect(readRoles('anna=curator').roleOf('ben')).toBeUndefined();
});

test.each([
  ...['anna', 'anna=', '=reader', 'anna=king', 'anna=reader, anna=curator'],
  ...['anna\u200b=reader', 'Zo\u00eb=reader, Zoe\u0308=curator'],
])('a list such as %j is refused, naming the variable', (text) => {
  expect(() => readRoles(text)).toThrow('MARCUS_ROLES');
});

test('each role may do what those before it may, and nothing more', () => {
  const allowed = ROLES.map((role) => ROLES.filter((other) => mayActAs({ role }, other)));
  expect(allowed).toEqual(ROLES.map((_, at) => ROLES.slice(0, at + 1)));
});

import { peopleOf } from './peopleOf';
import { readRoles } from './roles';

const people = (roles: string, authors: readonly string[]) =>
  peopleOf({ header: 'X-User', ...readRoles(roles) }, authors);

test('those whom the list names are known before they say anything, by their names', () => {
  expect(people('cleo=reader, anna=reviewer', [])).toEqual([
    { name: 'anna', role: 'reviewer' },
    { name: 'cleo', role: 'reader' },
  ]);
});

test('of those who said something, only who may still use the library, each once', () => {
  const named = people('anna=curator', ['anna', 'ben']);
  expect(named).toEqual([{ name: 'anna', role: 'curator' }]);
  expect(people('anna=curator, *=reader', ['anna', 'ben'])).toEqual([
    ...named,
    { name: 'ben', role: 'reader' },
  ]);
});

test('a library of one person knows that one', () => {
  expect(peopleOf({ only: 'me' }, ['anna'])).toEqual([{ name: 'me', role: 'administrator' }]);
});

import { joinedNames, lengthWithoutTail } from './nameBorders';

test.each([
  ['cetyl palmitate 2', ' - 3', 'cetyl palmitate'],
  ['parasiticolide A 3', ' 10.4', 'parasiticolide A'],
  ['bastadin 8', ' was', 'bastadin 8'],
  ['dopamine D2', ' receptors', 'dopamine'],
  ['adenosine A2A', ' antagonist', 'adenosine'],
  ['5-hydroxytryptamine-3', ' receptor', '5-hydroxytryptamine'],
  ['dopamine D2', ' was', 'dopamine D2'],
  ['angiotensin II', ' receptor', 'angiotensin II'],
  ['cyclo[3.3.0]', ' 4', 'cyclo[3.3.0]'],
  ['bacteriochlorin [8]annulene', ' 4', 'bacteriochlorin [8]annulene'],
])('of "%s" before "%s" the name is "%s"', (words, following, name) => {
  expect(words.slice(0, lengthWithoutTail(words, following))).toBe(name);
});

test.each([
  ['nitrate/nitrite', ['nitrate', 'nitrite']],
  ['5-fluorouracil / folinic acid', ['5-fluorouracil', 'folinic acid']],
  ['serotonin receptor antagonist ketanserin', ['serotonin', 'ketanserin']],
  ['cholinesterase inhibitors tacrine', ['cholinesterase', 'tacrine']],
  ['bis(nitrate/nitrite) salt', ['bis(nitrate/nitrite) salt']],
  ['24/25', ['24/25']],
])('"%s" holds %j', (words, names) => {
  const found = joinedNames(words);
  expect(found.map(({ name }) => name)).toEqual(names);
  found.forEach(({ at, name }) => expect(words.slice(at, at + name.length)).toBe(name));
});

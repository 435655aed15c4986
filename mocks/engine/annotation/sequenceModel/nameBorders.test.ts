import { lengthWithoutTail } from './nameBorders';

test.each([
  ['andrastins A-C [1,3]', ' are', 'andrastins A-C'],
  ['malvidin glucoside [12–14]', '.', 'malvidin glucoside'],
  ['cetyl palmitate 2', ' - 3', 'cetyl palmitate'],
  ['parasiticolide A 3', ' 10.4', 'parasiticolide A'],
  ['bastadin 8', ' was', 'bastadin 8'],
  ['cyclo[3.3.0]', ' 4', 'cyclo[3.3.0]'],
  ['bacteriochlorin [8]annulene', ' 4', 'bacteriochlorin [8]annulene'],
])('of "%s" before "%s" the name is "%s"', (words, following, name) => {
  expect(words.slice(0, lengthWithoutTail(words, following))).toBe(name);
});

import { lastListed, typedClass, withClass, withListed } from './withChosen';

test.each([
  ['', 'leaves', 'leaves'],
  ['roots', 'leaves', 'roots, leaves'],
  ['roots, ', 'leaves', 'roots, leaves'],
  ['roots, Lea', 'leaves', 'roots, leaves'],
  ['Leaves, roots', 'leaves', 'Leaves, roots'],
])('a list "%s" with %s chosen is "%s"', (value, chosen, expected) => {
  expect(withListed(value, chosen)).toBe(expected);
});

test.each([
  ['', 'flavonol', 'Class: flavonol'],
  ['flav', 'flavonol', 'Class: flavonol'],
  ['Class: flavonol', 'xanthine', 'Class: flavonol, xanthine'],
  ['Class: flavonol, xan', 'xanthine', 'Class: flavonol, xanthine'],
  ['Revised in 2019.', 'flavonol', 'Revised in 2019. Class: flavonol'],
])('a structural comment "%s" with the class %s chosen is "%s"', (value, chosen, expected) => {
  expect(withClass(value, chosen)).toBe(expected);
});

test('what is being typed is the end of the list, and of the classes', () => {
  expect(lastListed('roots, le')).toBe('le');
  expect(typedClass('Revised. Class: flavonol, xan')).toBe('xan');
  expect(typedClass('flav')).toBe('flav');
});

import { findCoded } from './codedCompounds';
import { findCompounds } from './compounds';
import { tokenise } from './tokens';

const names = (text: string) =>
  findCompounds(tokenise(text)).map(({ start, end }) => text.slice(start, end));

test('a number is the sign of a congener if the text has the plural of the name', () => {
  expect(names('the bastadins, of which bastadin 5 is one')).toEqual(['bastadins', 'bastadin 5']);
  expect(names('of which bastadin 5 is one')).toEqual(['bastadin']);
});

test('a name may have two words for its derivative, but not three', () => {
  expect(names('of beclomethasone dipropionate monohydrate was')).toEqual([
    'beclomethasone dipropionate monohydrate',
  ]);
  expect(names('of atropine sulfate monohydrate oxide was')).toEqual([
    'atropine sulfate monohydrate',
  ]);
});

test('a Greek letter before a capital tells a compound, wherever it stands', () => {
  expect(names('oils with β-Elemolone and by Elemolone')).toEqual(['β-Elemolone']);
});

test('a thioester with coenzyme A is one name', () => {
  expect(names('and acetyl coenzyme A was')).toEqual(['acetyl coenzyme A']);
});

test('the group and the acid of a systematic ester are one name', () => {
  expect(
    names('both 3-methylbut-2-en-1-yl 2-cyanoacetate and propan-2-yl 2-hydroxybenzoate'),
  ).toEqual(['3-methylbut-2-en-1-yl 2-cyanoacetate', 'propan-2-yl 2-hydroxybenzoate']);
  expect(names('with 4-methoxyphenyl 2-template')).toEqual([]);
});

test('a congener may be told by the letters of its amino acids', () => {
  expect(names('by microcystin-LR, not by insulin-XB')).toEqual(['microcystin-LR']);
});

test('both signs of a racemate belong to the name', () => {
  expect(names('of d,l-sotalol and D,L-sotalol was')).toEqual(['d,l-sotalol', 'D,L-sotalol']);
});

test('abbreviations with one meaning need no introduction', () => {
  const text = 'tests with DPPH and CBD';
  expect(findCoded(tokenise(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
    'DPPH',
  ]);
});

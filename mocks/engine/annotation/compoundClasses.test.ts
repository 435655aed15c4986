import { findClasses } from './compoundClasses';
import { tokenise } from './tokens';

/** What is marked, by label. */
function marked(text: string) {
  return findClasses(tokenise(text)).map(
    ({ label, start, end }) => `${label}: ${text.slice(start, end)}`,
  );
}

test.each([
  ['a word that ends with a class', 'of phytoecdysteroids from', 'phytoecdysteroids'],
  ['with locants before it', 'the 1,8-dihydroxyanthraquinones of', '1,8-dihydroxyanthraquinones'],
  ['with a number of carbon atoms', 'the C13-norisoprenoids of wine', 'C13-norisoprenoids'],
  ['at the beginning of a sentence', 'Strigolactones induce', 'Strigolactones'],
  ['with a sign of configuration', 'of D- and L-amino acids was', 'L-amino acids'],
  ['the plural of a skeleton', 'and Grayananes from Pieris', 'Grayananes'],
  ['a kind of compounds named after one', 'the cembranoids of corals', 'cembranoids'],
])('the plural of a class is found by its form: %s', (_rule, text, expected) => {
  expect(marked(text)).toEqual([`compound_class: ${expected}`]);
});

test.each([
  ['proteins', 'two neuropeptides were'],
  ['things with the ending of skeletons', 'across membranes and hurricanes'],
  ['solvents', 'in hexanes and cyclohexanes'],
  ['shapes, cells and classes by use', 'spheroids, organoids, asteroids and opioids'],
  ['abbreviations', 'several NSAIDoids and DNAquinones'],
])('no class by its form: %s', (_kind, text) => {
  expect(marked(text)).toEqual([]);
});

test.each([
  ['rings', 'the macrocyclic trichothecenes of', 'macrocyclic trichothecenes'],
  ['what is attached', 'two O-methylated flavonoids and', 'O-methylated flavonoids'],
  ['bonds', 'of unsaturated lactones from', 'unsaturated lactones'],
  ['what it comes from', 'a squalene-derived polyether of', 'squalene-derived polyether'],
  ['how it was made', 'five rearranged diterpenoids and', 'rearranged diterpenoids'],
  ['a class of several words', 'and polyunsaturated fatty acids in', 'polyunsaturated fatty acids'],
  ['a family without a sign', 'the prenylated andrastins of', 'prenylated andrastins'],
  ['a number of amino acids', 'the cyclic undecapeptide from', 'cyclic undecapeptide'],
  ['a number of epoxides', 'abietane diterpenoid triepoxides', 'abietane diterpenoid triepoxides'],
  ['acids', 'of triterpenoid acids from', 'triterpenoid acids'],
])('a class is narrowed by the words before it: %s', (_rule, text, expected) => {
  expect(marked(text)).toEqual([`compound_class: ${expected}`]);
});

test('words with the ending of such adjectives narrow no class', () => {
  expect(marked('the isolated flavonoids and related lignans')).toEqual([
    'compound_group: flavonoids',
    'compound_class: lignans',
  ]);
});

test.each([
  ['of a compound', 'bromotyrosine derivatives', 'bromotyrosine derivatives'],
  ['of an acid', 'and pulvinic acid derivatives of', 'pulvinic acid derivatives'],
  ['of a class', 'and xanthone derivatives of', 'xanthone derivatives'],
])('derivatives are a class: %s', (_rule, text, expected) => {
  expect(marked(text)).toEqual([`compound_class: ${expected}`]);
});

test('derivatives of nothing in particular are no class', () => {
  expect(marked('their derivatives, mutant derivatives and amino derivatives')).toEqual([]);
});

test('a class in the singular with the sign of a congener is a compound', () => {
  expect(marked('and withanolide A from')).toEqual(['trivial_name: withanolide A']);
  expect(marked('the gibberellin A3 of')).toEqual(['trivial_name: gibberellin A3']);
});

test.each([
  ['the sign of a part of the skeleton', 'the flavone B ring', 'flavone'],
  ['a name that stands by itself', 'the gibberellin GA4', 'gibberellin'],
  ['a plural', 'the withanolides A and B', 'withanolides'],
])('a class stays one before %s', (_what, text, expected) => {
  expect(marked(text)).toEqual([`compound_class: ${expected}`]);
});

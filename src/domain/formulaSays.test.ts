import { formulaInWords, formulaSays as says } from './formulaSays';
import type { StatedFormula } from './compoundLabel';

const SAID = { page: 1, start: 0, end: 1, sentence: 'It.' };
const formula = (text: string) => ({ formula: text, mass: 442.2355, within: 0.003, ...SAID });
const mass = (value: number, within: number) => ({ mass: value, within, ...SAID });
const carbons = (count: number) => ({ carbons: count, ...SAID });
type Read = Parameters<typeof says>[1];
const formulaSays = (statedFormulas: readonly StatedFormula[], structure: Read) =>
  says({ statedFormulas }, structure);
const read = (text: string, exactMass?: number, smiles = 'C') => ({
  ...{ smiles, formula: text },
  ...(exactMass !== undefined && { exactMass }),
});

test.each([
  ['the same formula', 'C26H34O6', 'C26H34O6', 'same', undefined],
  ['the same of an ion', 'C26H34O6', 'C26H34O6+', 'same', undefined],
  ['more hydrogen in the structure', 'C26H34O6', 'C26H36O6', 'other', '+2H'],
  ['a group less', 'C26H34O6', 'C25H32O6', 'other', '−CH2'],
  ['another element', 'C26H34O6', 'C26H35NO5', 'other', '+HN −O'],
  ['residues with room for them', 'C26H34O6', 'C20H30O5*2', 'open', undefined],
  ['residues beside too many atoms', 'C26H34O6', 'C26H36O5*', 'other', '+2H −O'],
])('%s', (_what, stated, structure, verdict, difference) => {
  expect(formulaSays([formula(stated)], read(structure))).toEqual({
    ...{ stated, verdict },
    ...(difference !== undefined && { difference }),
  });
});

test.each([
  ['within what was measured', mass(442.2351, 0.0044), 442.2355, 'same', undefined],
  ['beyond it', mass(442.2351, 0.0044), 444.2512, 'other', '+2.0161 Da'],
  ['nominal', mass(442, 0.9), 442.2355, 'same', undefined],
  ['nominally less', mass(442, 0.9), 426.2406, 'other', '−16 Da'],
])('a mass alone: %s', (_what, stated, exactMass, verdict, difference) => {
  expect(formulaSays([stated], read('C1', exactMass))).toMatchObject({
    verdict,
    ...(difference !== undefined && { difference }),
  });
});

test.each([
  ['a mass, of residues', [mass(442, 0.9)], read('C20H30O5*2')],
  ['a salt', [formula('C26H34O6')], read('C26H34O6', undefined, 'C.Cl')],
  ['nothing stated', [], read('C26H34O6')],
])('nothing is said of %s', (_what, stated, structure) => {
  expect(formulaSays(stated, structure)).toBeUndefined();
});

test('of several that the text states, the one that agrees counts', () => {
  const stated = [formula('C26H36O6'), formula('C26H34O6')];
  expect(formulaSays(stated, read('C26H34O6'))).toMatchObject({ verdict: 'same' });
});

test.each([
  ['as many signals as carbons', 26, 'C26H34O6', 'same', undefined],
  ['fewer, which coincide', 25, 'C26H34O6', 'open', '+1C'],
  ['more than there are carbons', 27, 'C26H34O6', 'other', '−1C'],
  ['more, which residues may have', 27, 'C26H34O6*', 'open', undefined],
  ['more than the only carbon', 6, 'CH4', 'other', '−5C'],
  ['more than none', 6, 'Cl2', 'other', '−6C'],
])('carbons alone: %s', (_what, count, structure, verdict, difference) => {
  expect(says({ statedCarbons: [carbons(count)] }, read(structure))).toEqual({
    ...{ stated: `${count} carbon signals`, verdict, carbons: count },
    ...(difference !== undefined && { difference }),
  });
});

test.each([
  ['a formula that agrees', formula('C26H34O6'), 'C26H34O6', 'same'],
  ['a formula that contradicts', formula('C27H36O6'), 'C27H36O6', 'other'],
  ['a mass that contradicts', mass(456, 0.9), '456 Da', 'other'],
  ['a mass that agrees, unless carbons do not', mass(442, 0.9), '27 carbon signals', 'other'],
])('before carbons counts %s', (_what, one, stated, verdict) => {
  const structure = read('C26H34O6', 442.2355);
  const all = { statedFormulas: [one], statedCarbons: [carbons(27)] };
  expect(says(all, structure)).toMatchObject({ stated, verdict, carbons: 27 });
});

test('of several counts of carbons, one that the structure can have is taken', () => {
  const statedCarbons = [carbons(30), carbons(26)];
  expect(says({ statedCarbons }, read('C26H34O6'))).toMatchObject({ verdict: 'same', carbons: 26 });
});

test.each([
  [
    { stated: '25 carbon signals', verdict: 'open', difference: '+1C', carbons: 25 },
    'The text states 25 carbon signals, which the structure’s other carbons (+1C) can share.',
  ],
  [{ stated: 'C26H34O6', verdict: 'same' }, 'The text states the same: C26H34O6.'],
  [
    { stated: 'C26H34O6', verdict: 'open' },
    'The text states C26H34O6, which leaves room for the residues.',
  ],
  [
    { stated: 'C26H34O6', verdict: 'other', difference: '−CH2' },
    'The text states C26H34O6; the structure differs by −CH2.',
  ],
] as const)('in words: %j', (says, words) => {
  expect(formulaInWords(says)).toBe(words);
});

/** @jest-environment node */
import type { CompoundRecord } from '../compoundRecord';
import { record, said } from '../testing/records';
import {
  articleItem,
  compoundItem,
  formulaWithSubscripts,
  tripletCommand,
  withoutStereo,
} from './quickStatements';
import { readQuickStatements } from './testing/readQuickStatements';

const identifiers = {
  ...{
    smiles: 'C[C@H](N)C(=O)O',
    inchi: 'InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)/t2-/m0/s1',
  },
  ...{ inchiKey: 'QNAYBMKLOCPYGJ-REOHCLBHSA-N', formula: 'C3H7NO2' },
  ...{ stereoCentres: 1, definedStereoCentres: 1 },
};
const article = {
  doi: '10.5555/a',
  title: 'Amino acids',
  year: 2012,
  authors: ['Jane Roe', 'Wei Li'],
};
const alanine = (properties: Partial<CompoundRecord> = {}) =>
  record({ identifiers, article, stated: said({ name: 'L-alanine' }), ...properties });

const read = (commands: readonly string[]) =>
  readQuickStatements(commands.map((command) => `${command}\n`).join(''));
const valuesOf = (commands: readonly string[], property: string) =>
  read(commands)
    .filter((command) => command.property === property)
    .map(({ value }) => value);

test('the item of a compound has its name, class, notations and formula', () => {
  expect(compoundItem(alanine())).toEqual([
    'CREATE',
    'LAST\tLen\t"L-alanine"',
    'LAST\tP31\tQ113145171',
    'LAST\tP233\t"CC(N)C(=O)O"',
    'LAST\tP2017\t"C[C@H](N)C(=O)O"',
    `LAST\tP234\t"${identifiers.inchi}"`,
    'LAST\tP235\t"QNAYBMKLOCPYGJ-REOHCLBHSA-N"',
    'LAST\tP274\t"C₃H₇NO₂"',
  ]);
});

test('a structure without stereo has no isomeric SMILES', () => {
  const flat = compoundItem(alanine({ identifiers: { ...identifiers, smiles: 'CCO' } }));
  expect(valuesOf(flat, 'P233')).toEqual(['CCO']);
  expect(valuesOf(flat, 'P2017')).toEqual([]);
});

test('a structure with a centre that is not defined is a group of stereoisomers', () => {
  const open = compoundItem(alanine({ identifiers: { ...identifiers, definedStereoCentres: 0 } }));
  expect(valuesOf(open, 'P31')).toEqual(['Q59199015']);
});

test('a name that is too long for a label gives way to the InChIKey, and an InChI too long is left out', () => {
  const long = compoundItem(
    alanine({
      stated: said({ name: 'a'.repeat(251) }),
      identifiers: { ...identifiers, inchi: `InChI=1S/${'C'.repeat(1500)}` },
    }),
  );
  expect(valuesOf(long, 'Len')).toEqual([identifiers.inchiKey]);
  expect(valuesOf(long, 'P234')).toEqual([]);
});

test('the item of an article has its title, DOI, year and authors in their order', () => {
  expect(articleItem(article, '10.5555/A')).toEqual([
    'CREATE',
    'LAST\tLen\t"Amino acids"',
    'LAST\tP31\tQ13442814',
    'LAST\tP356\t"10.5555/A"',
    'LAST\tP1476\ten:"Amino acids"',
    'LAST\tP577\t+2012-00-00T00:00:00Z/9',
    'LAST\tP2093\t"Jane Roe"\tP1545\t"1"',
    'LAST\tP2093\t"Wei Li"\tP1545\t"2"',
  ]);
});

test('an article of which nothing but the DOI is known is called by it', () => {
  const commands = articleItem({}, '10.5555/A');
  expect(valuesOf(commands, 'Len')).toEqual(['10.5555/A']);
  expect(valuesOf(commands, 'P1476')).toEqual([]);
  expect(valuesOf(commands, 'P577')).toEqual([]);
});

test('a long title is cut in the label only', () => {
  const commands = articleItem({ title: 'word '.repeat(100) }, '10.5555/A');
  expect(valuesOf(commands, 'Len')[0]).toMatch(/^(?:word )+(?:wor|word)…$/);
  expect(valuesOf(commands, 'Len')[0]!.length).toBeLessThanOrEqual(250);
  expect(valuesOf(commands, 'P1476')).toEqual([`en:${'word '.repeat(100).trim()}`]);
});

test.each([
  ['C20H18NO4+', 'C₂₀H₁₈NO₄⁺'],
  ['Ca+2', 'Ca²⁺'],
  ['CO3-2', 'CO₃²⁻'],
  ['C6H12O6', 'C₆H₁₂O₆'],
])('the formula %s is written %s', (formula, written) => {
  expect(formulaWithSubscripts(formula)).toBe(written);
});

test.each([
  ['C/C=C/C(=O)[O-]', 'CC=CC(=O)[O-]'],
  ['C[S@](=O)CC', 'CS(=O)CC'],
  ['C[N@@+]1(CC)CO1', 'C[N+]1(CC)CO1'],
  ['[13C@@H](C)(N)O', '[13CH](C)(N)O'],
  ['O=C1C(C)=C[C@@]2(C)[C@H]1O2', 'O=C1C(C)=CC2(C)C1O2'],
  ['[CH2]C', '[CH2]C'],
])('%s without stereo is %s', (smiles, flat) => {
  expect(withoutStereo(smiles)).toBe(flat);
});

test.each([
  ['a\nCREATE\nb', 'a CREATE b'],
  ['a"\nQ42\tP31\tQ5', 'a“ Q42 P31 Q5'],
  ['a\u2028-Q42', 'a -Q42'],
  ['x||Q42|P31|Q5', 'x Q42 P31 Q5'],
  ['"quoted" name', '“quoted” name'],
  ['quercetin 2"-O-gallate', 'quercetin 2″-O-gallate'],
  ['ends in \\', 'ends in'],
  ['a */', 'a */'],
])('nothing in the name %j starts a command or ends a text', (name, label) => {
  const stated = said({ name });
  expect(valuesOf(compoundItem(alanine({ stated })), 'Len')).toEqual([label]);
  expect(read(compoundItem(alanine({ stated })))).toHaveLength(8);
  const commands = articleItem({ title: name, authors: [name] }, '10.5555/A');
  expect(valuesOf(commands, 'P1476')).toEqual([`en:${label}`]);
  expect(valuesOf(commands, 'P2093')).toEqual([label]);
});

test('a triplet joins three items', () => {
  expect(tripletCommand('Q1', 'Q2', 'Q3')).toBe('Q1\tP703\tQ2\tS248\tQ3');
});

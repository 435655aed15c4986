/** @jest-environment node */
import type { CompoundRecord } from '../compoundRecord';
import { record, said } from '../testing/records';
import { isFitFor, lackingFor } from './handOver';
import { readQuickStatements } from './testing/readQuickStatements';
import { foundIn, WIKIDATA, wikidataKeysOf, type WikidataAnswers } from './wikidata';
import { wikidataPlan } from './wikidataPlan';

const KEYS = ['QNAYBMKLOCPYGJ-REOHCLBHSA-N', 'DHMQDGOQFOQNFH-UHFFFAOYSA-N'] as const;
const DOI = '10.5555/A';

const compound = (properties: Partial<CompoundRecord> = {}, inchiKey: string = KEYS[0]) =>
  record({
    identifiers: { smiles: 'CC', inchi: 'InChI=1S/C2H6/c1-2/h1-2H3', inchiKey, formula: 'C2H6' },
    article: { doi: '10.5555/a', title: 'Amino acids' },
    stated: said({ name: 'L-alanine', organism: 'Imaginaria ficta' }),
    ...properties,
  });

/** All three have one item each, of which nothing is known but that. */
const answers = (changed: Partial<WikidataAnswers> = {}): WikidataAnswers => ({
  compounds: new Map([[KEYS[0], ['Q1']]]),
  taxa: new Map([['Imaginaria ficta', ['Q2']]]),
  articles: new Map([[DOI, ['Q3']]]),
  found: new Set(),
  ...changed,
});

const NONE = { compounds: 0, articles: 0, triplets: 0, waiting: 0, known: 0 };

test('what has three items is a triplet, however many drawings or articles say so', () => {
  const { items, triplets, count, leftOut } = wikidataPlan([compound(), compound()], answers());
  expect(items).toBe('');
  expect(triplets).toBe('Q1\tP703\tQ2\tS248\tQ3\n');
  expect(count).toEqual({ ...NONE, triplets: 1 });
  expect(leftOut).toEqual([]);
});

test('a compound without an item is made once, and its triplet waits', () => {
  const lacking = answers({ compounds: new Map([[KEYS[0], []]]) });
  const { items, triplets, count } = wikidataPlan([compound(), compound()], lacking);
  expect(readQuickStatements(items).filter(({ item }) => item === undefined)).toHaveLength(1);
  expect(items).toContain(`LAST\tP235\t"${KEYS[0]}"`);
  expect(triplets).toBe('');
  expect(count).toEqual({ ...NONE, compounds: 1, waiting: 1 });
});

test('an article without an item is made once for all its compounds', () => {
  const lacking = answers({
    compounds: new Map([
      [KEYS[0], ['Q1']],
      [KEYS[1], ['Q4']],
    ]),
    articles: new Map([[DOI, []]]),
  });
  const { items, count } = wikidataPlan([compound(), compound({}, KEYS[1])], lacking);
  expect(items.match(/CREATE/g)).toHaveLength(1);
  expect(items).toContain(`LAST\tP356\t"${DOI}"`);
  expect(count).toEqual({ ...NONE, articles: 1, waiting: 2 });
});

test('what is found in the taxon already needs nothing, not even an item of the article', () => {
  const known = answers({ found: new Set([foundIn('Q1', 'Q2')]), articles: new Map([[DOI, []]]) });
  const { items, triplets, count } = wikidataPlan([compound()], known);
  expect([items, triplets]).toEqual(['', '']);
  expect(count).toEqual({ ...NONE, known: 1 });
});

test.each<[string, Partial<WikidataAnswers>]>([
  ['no item of its organism in Wikidata', { taxa: new Map([['Imaginaria ficta', []]]) }],
  [
    'several items of its organism in Wikidata',
    { taxa: new Map([['Imaginaria ficta', ['Q2', 'Q5']]]) },
  ],
  ['several items of its structure in Wikidata', { compounds: new Map([[KEYS[0], ['Q1', 'Q5']]]) }],
  ['several items of its article in Wikidata', { articles: new Map([[DOI, ['Q3', 'Q5']]]) }],
  ['Wikidata gave no answer for its organism', { taxa: new Map() }],
  ['Wikidata gave no answer for its structure', { compounds: new Map() }],
  ['Wikidata gave no answer for its article', { articles: new Map() }],
])('left out, and nothing made: %s', (reason, changed) => {
  const one = compound();
  const { items, triplets, leftOut } = wikidataPlan([one], answers(changed));
  expect([items, triplets]).toEqual(['', '']);
  expect(leftOut).toEqual([{ record: one, reason }]);
});

test('a taxon is never made', () => {
  const nothing = { compounds: new Map([[KEYS[0], []]]), articles: new Map([[DOI, []]]) };
  const { items } = wikidataPlan([compound()], answers(nothing));
  expect(items).not.toContain('P225');
  expect(items.match(/CREATE/g)).toHaveLength(2);
});

const species = { source: 'NCBI', id: '11', rank: 'species', name: 'Imaginaria ficta' } as const;

test.each([
  [undefined, 'Imaginaria ficta'],
  [{ ...species, acceptedName: 'Fabulosa ficta' }, 'Fabulosa ficta'],
  [{ ...species, rank: 'genus', name: 'Imaginaria' } as const, 'Imaginaria ficta'],
])('of the taxon %j, Wikidata is asked for %s', (taxon, name) => {
  expect(wikidataKeysOf(compound(taxon && { taxon }))).toEqual({
    ...{ inchiKey: KEYS[0], taxon: name, doi: DOI },
  });
});

test('the rows before the export are what Wikidata is asked, of compounds that can go there', () => {
  const { headers, rows } = WIKIDATA.rows([compound(), compound({ article: {} })]);
  expect(headers).toEqual(['inchikey', 'taxon', 'doi']);
  expect(rows).toEqual([[KEYS[0], 'Imaginaria ficta', DOI]]);
});

test.each([
  ['InChIKey', compound({ identifiers: {} })],
  ['confirmed name', compound({ stated: said({ organism: 'Imaginaria ficta' }) })],
  ['source organism', compound({ relation: 'notIsolated' })],
  ['DOI', compound({ article: {} })],
])('what has no %s is not asked for', (words, one) => {
  expect(lackingFor(WIKIDATA, one)).toEqual([words]);
  expect(isFitFor(WIKIDATA, compound())).toBe(true);
});

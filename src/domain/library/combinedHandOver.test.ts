/** @jest-environment node */
import type { CompoundRecord } from '../exports/compoundRecord';
import { record, said } from '../exports/testing/records';
import { askableRecords, combinedHandOver, combinedWikidata } from './combinedHandOver';

const stated = said({ name: 'kojic acid', organism: 'Aspergillus oryzae' });
const complete = record({ article: { doi: '10.5555/a' }, stated });
const row = (compound: CompoundRecord, fileName = 'a.pdf') => ({
  ...{ hash: fileName, fileName, record: compound, alsoIn: [] },
});
const linesIn = (text = '') => text.trimEnd().split('\r\n');

test('checked compounds go, and each of the others stands with its article and reason', () => {
  const { written, files } = combinedHandOver(
    [
      row(complete),
      row({ ...complete, status: 'Processed' }),
      row({ ...complete, article: {}, stated: said({ name: 'x' }) }, 'b.pdf'),
    ],
    'coconut',
  );
  expect(written).toBe(1);
  expect(files.map(({ name }) => name)).toEqual(['coconut.csv', 'left-out.csv']);
  expect(linesIn(files[0]?.text)).toHaveLength(2);
  expect(linesIn(files[1]?.text)).toEqual([
    '\uFEFFarticle,compound,reason',
    'a.pdf,"kojic acid, p. 1",not checked',
    'b.pdf,"x, p. 1","no source organism, no DOI"',
  ]);
});

test('a file has at most 5,000 compounds', () => {
  const { files } = combinedHandOver(
    Array.from({ length: 5_001 }, () => row(complete)),
    'coconut',
  );
  expect(files.map(({ name, text }) => [name, linesIn(text).length - 1])).toEqual([
    ['coconut-1.csv', 5_000],
    ['coconut-2.csv', 1],
  ]);
});

test('for Wikidata, a compound of two articles is one item, and each that does not go stands with its reason', () => {
  const inchiKey = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
  const known = { ...complete, identifiers: { inchiKey, smiles: 'CCO' } };
  const nowhere = { ...known, stated: said({ name: 'x', organism: 'Nusquam nota' }) };
  const rows = [
    row(known),
    row({ ...known, article: { doi: '10.5555/b' } }, 'b.pdf'),
    row(nowhere, 'b.pdf'),
    row({ ...known, status: 'Processed' }, 'b.pdf'),
  ];
  expect(askableRecords(rows)).toHaveLength(3);
  const { plan, files } = combinedWikidata(rows, {
    compounds: new Map([[inchiKey, []]]),
    taxa: new Map([
      ['Aspergillus oryzae', ['Q2']],
      ['Nusquam nota', []],
    ]),
    articles: new Map([
      ['10.5555/A', ['Q3']],
      ['10.5555/B', ['Q4']],
    ]),
    found: new Set(),
  });
  expect(plan.count).toMatchObject({ compounds: 1, articles: 0 });
  expect(files.map(({ name }) => name)).toEqual(['1-items.txt', 'left-out.csv']);
  expect(linesIn(files[1]?.text).slice(1)).toEqual([
    'b.pdf,"x, p. 1",no item of its organism in Wikidata',
    'b.pdf,"kojic acid, p. 1",not checked',
  ]);
});

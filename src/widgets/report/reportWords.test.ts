/** @jest-environment node */
import { drawing, found, record, said } from '@/domain/exports/testing/records';
import { countsInWords, factsOf, judgementInWords, pagesInWords } from './reportWords';

test('tells who checked a structure, and of an unchecked one that nobody did', () => {
  const judgement = { verdict: 'correct', by: 'the curator' } as const;
  expect(judgementInWords(record({ judgement }))).toBe('Checked as correct by the curator');
  const reading = { engine: 'DECIMER' };
  expect(judgementInWords(record({ status: 'Doubtful', reading }))).toBe(
    'Not checked, doubtful: as read by DECIMER',
  );
});

test('counts what was checked, and what is left out', () => {
  const records = [record(), record({ status: 'Processed' }), record({ status: 'Rejected' })];
  expect(countsInWords(records)).toBe(
    '1 of 2 compounds checked by a person. 1 drawing was rejected or could not be read, and left out.',
  );
});

test('what was only found is marked, and an organism that is no source is not called one', () => {
  const facts = Object.fromEntries(
    factsOf(record({ stated: found({ part: 'leaves' }), relation: 'mentioned' })),
  );
  expect(facts).toMatchObject({ Part: 'leaves (found, not confirmed)' });
  expect(
    factsOf(record({ stated: said({ organism: 'Homo sapiens' }), relation: 'notIsolated' }))[0],
  ).toEqual(['Not isolated here', 'Homo sapiens']);
});

test('names the pages of all drawings once', () => {
  const drawings = [drawing(), drawing(), drawing({ pageNumber: 5 })] as const;
  expect(pagesInWords(record({ drawings: [...drawings] }))).toBe('1, 5 (3 drawings)');
});

test('tells of drawings that were not read', () => {
  const { smiles: _s, molfile: _m, ...unread } = record({ status: 'Pending' });
  expect(countsInWords([record(), unread, unread])).toBe(
    '1 of 1 compound checked by a person. 2 drawings were not read.',
  );
});

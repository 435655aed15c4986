/** @jest-environment node */
import { exportPlan } from '@/domain/exports/exportPlan';
import { drawing, found, record, said } from '@/domain/exports/testing/records';
import { warningWords } from './warningWords';

const article = { doi: '10.3390/metabo2010039' };

test('what is not fit for COCONUT is told by reason, with how many and which', () => {
  const records = [
    record({ id: 'a', smiles: 'C', stated: said({ name: 'a', organism: 'A' }), article }),
    record({ id: 'b', smiles: 'CC', stated: said({ name: 'b' }), article }),
    record({ id: 'c', smiles: 'CCC', stated: found({ name: 'c' }), article }),
  ];
  const order = { scope: 'all', format: 'coconut', leftOut: [] } as const;
  const { warnings } = exportPlan(records, order);
  const unwritable = warnings.find(({ kind }) => kind === 'unwritable')!;
  expect(warningWords(unwritable, 'coconut')).toEqual({
    what: '2 are not fit for COCONUT',
    more: ', left out: 1 without confirmed name, 2 without source organism.',
    rows: ['b, p. 1: no source organism', 'c, p. 1: no confirmed name, no source organism'],
  });
});

test('what the checks found is told with its rows, each with its reason', () => {
  const records = ['a', 'b'].map((id, index) =>
    record({ id, smiles: `${'C'.repeat(index + 1)}.[K+]`, stated: said({ name: id }) }),
  );
  const { warnings } = exportPlan(records, { scope: 'all', format: 'csv', leftOut: [] });
  expect(warnings.map((warning) => warningWords(warning, 'csv'))).toEqual([
    {
      what: '2 have parts that no bond connects',
      more: ': a, b.',
      rows: ['a, p. 1: 2 parts that no bond connects.', 'b, p. 1: 2 parts that no bond connects.'],
    },
    expect.objectContaining({ what: '2 have charges that do not balance' }),
  ]);
});

test('more rows than a sentence has room for are listed', () => {
  const records = Array.from({ length: 7 }, (_, index) =>
    record({
      id: String(index),
      smiles: 'C'.repeat(index + 1),
      stated: said({ number: `${index}` }),
    }),
  );
  const [nameless] = exportPlan(records, { scope: 'all', format: 'csv', leftOut: [] }).warnings;
  const words = warningWords(nameless!, 'csv');
  expect(words).toMatchObject({
    what: '7 have no name',
    more: ': 0, 1, 2, 3, 4 and 2 more.',
  });
  expect(words.rows).toHaveLength(7);
});

test.each([
  ['csv', ". The column 'status' tells which."],
  ['annotatedPdf', '. Each says so at its drawing.'],
  ['smiles', '. The file does not tell which.'],
] as const)('what is not checked is told, and whether a file as %s says so', (format, more) => {
  const box = { page: 0, x: 1, y: 2, width: 3, height: 4 };
  const one = record({ status: 'Processed', drawings: [drawing({ box })] });
  const { warnings } = exportPlan([one], { scope: 'all', format, leftOut: [] });
  expect(warnings.map((warning) => warningWords(warning, format))).toContainEqual({
    ...{ what: '1 is not checked', more },
  });
});

test('a compound without a place on a page cannot be in an annotated PDF, which is told', () => {
  const format = 'annotatedPdf';
  const { warnings, records } = exportPlan([record({ stated: said({ name: 'a' }) })], {
    ...{ scope: 'all', format, leftOut: [] },
  });
  expect(records).toEqual([]);
  expect(warnings.map((warning) => warningWords(warning, format))).toEqual([
    { what: '1 has no place on a page', more: ', left out: a.' },
  ]);
});

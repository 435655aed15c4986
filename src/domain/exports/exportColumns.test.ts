/** @jest-environment node */
import type { CompoundRecord } from './compoundRecord';
import type { ExportColumn } from './columnNames';
import { exportTable, isEmptyColumn } from './exportColumns';
import { drawing, found, record, said } from './testing/records';

const ALL = { withFound: true };
const rowOf = (
  properties: Partial<CompoundRecord>,
  columns: readonly ExportColumn[],
  options = ALL,
) => {
  const { headers, rows } = exportTable([record(properties)], columns, options);
  return Object.fromEntries(headers.map((header, index) => [header, rows[0]?.[index]]));
};

test('what nobody confirmed stands in a column of its own', () => {
  expect(
    rowOf({ stated: { ...said({ number: '3' }), ...found({ name: 'a' }) } }, ['number', 'name']),
  ).toEqual({ number: '3', name: '', name_found: 'a' });
});

test('found columns are written only if something was found, and only if they are wanted', () => {
  expect(rowOf({ stated: said({ name: 'a' }) }, ['name'])).toEqual({ name: 'a' });
  expect(rowOf({ stated: found({ name: 'a' }) }, ['name'], { withFound: false })).toEqual({
    name: '',
  });
});

test('synonyms, ecosystem and link stand beside name, location and note, if a person said them', () => {
  const columns = ['name', 'location', 'note'] as const;
  const stated = said({ synonyms: 'a\nb', ecosystem: 'soil', link: 'https://example.org/1' });
  expect(rowOf({ stated }, columns)).toMatchObject({
    ...{ synonyms: ['a', 'b'], ecosystem: 'soil', link: 'https://example.org/1' },
  });
  expect(Object.keys(rowOf({ stated: said({ link: 'nowhere' }) }, columns))).toEqual(columns);
});

test('an organism that is no source stands apart from the sources', () => {
  const stated = said({ organism: 'Zea mays' });
  expect(rowOf({ stated }, ['organism'])).toEqual({ organism: 'Zea mays' });
  for (const relation of ['mentioned', 'notIsolated'] as const) {
    expect(rowOf({ stated, relation }, ['organism'])).toEqual({
      organism: '',
      organism_mentioned: 'Zea mays',
    });
  }
});

test('what became of a submission stands beside the status, if anything was submitted', () => {
  const at = '2026-05-01T12:00:00.000Z';
  const receipt = { at, smiles: 'CCO', toStandIn: false };
  const reason = 'The name is taken.';
  expect(rowOf({ receipt }, ['status'])).toMatchObject({ coconut: 'accepted', coconut_at: at });
  expect(rowOf({ receipt: { ...receipt, toStandIn: true } }, ['status'])).toMatchObject({
    coconut: 'accepted by stand-in',
  });
  expect(rowOf({ receipt: { ...receipt, outcome: 'refused', reason } }, ['status'])).toMatchObject({
    ...{ coconut: 'refused', coconut_reason: reason },
  });
  expect(rowOf({}, ['status'])).not.toHaveProperty('coconut');
});

test('what else became of submissions has a column, with the structure that was sent then', () => {
  const at = '2026-05-01T12:00:00.000Z';
  const otherAnswers = [
    { at, smiles: 'CCO', toStandIn: false },
    { at, smiles: 'CC', toStandIn: true },
  ];
  expect(rowOf({ smiles: 'CC', otherAnswers }, ['status'])).toMatchObject({
    coconut_other: `accepted ${at} of CCO; accepted by stand-in ${at}`,
  });
});

test('columns are in the order of the file, whatever the order of their choice', () => {
  const { headers } = exportTable([], ['article', 'place', 'smiles'], ALL);
  expect(headers).toEqual(['smiles', 'drawing', 'page', 'box', 'doi', 'title']);
});

test('a drawing of a supplement says in which file it is, beside the title of its article', () => {
  const article = { title: 'On teas', doi: '10.5555/teas', supplement: 'si.pdf' };
  expect(rowOf({ article }, ['article'])).toEqual({
    ...{ doi: '10.5555/teas', title: 'On teas', supplement: 'si.pdf' },
  });
});

test('a reading is told with its engine, program, confidence and whose that is, an edit with what was edited', () => {
  const reading = {
    ...{ engine: 'Manual edit', program: 'PixelGraph', programVersion: '0.2' },
    confidence: { value: 0.93, of: 'PixelGraph' },
    editedFrom: 'DECIMER',
  };
  expect(rowOf({ reading }, ['reading'])).toEqual({
    ...{ engine: 'Manual edit', edited_from: 'DECIMER', program: 'PixelGraph' },
    ...{ program_version: '0.2', confidence: 0.93, confidence_of: 'PixelGraph' },
  });
});

test('status tells who checked and when, and the place the box in points', () => {
  const judgement = {
    verdict: 'correct',
    by: 'the curator',
    at: '2026-01-02T00:00:00.000Z',
  } as const;
  const box = { page: 0, x: 1, y: 2, width: 0.1, height: 0.2 };
  expect(rowOf({ judgement, drawings: [drawing({ box })] }, ['status', 'place'])).toEqual({
    ...{ drawing: 'page-1-drawing-1', page: 1, box: '1 2 1.1 2.2', status: 'Verified' },
    ...{ checked_by: 'the curator', checked_at: '2026-01-02T00:00:00.000Z' },
  });
});

test('what was accepted without a look says with how many, and how many of them were looked at', () => {
  const judgement = { verdict: 'correct', unseenAmong: { accepted: 34, looked: 10 } } as const;
  expect(rowOf({ judgement }, ['status'])).toMatchObject({
    checked_how: 'one of 34 accepted together, 10 of them looked at',
  });
  expect(rowOf({ judgement: { verdict: 'correct' } }, ['status'])).not.toHaveProperty(
    'checked_how',
  );
});

test('a column is empty if no record has a value for it', () => {
  expect(isEmptyColumn([record()], 'number')).toBe(true);
  expect(isEmptyColumn([record(), record({ stated: found({ number: '1' }) })], 'number')).toBe(
    false,
  );
});

test('all drawings of a compound are named, in the same order in each column', () => {
  const other = drawing({
    ...{ label: 'page-4-segment-1', place: 'page-5-drawing-2', pageNumber: 5 },
    box: { page: 4, x: 1, y: 2, width: 3, height: 4 },
  });
  expect(rowOf({ drawings: [drawing(), other] }, ['place'])).toEqual({
    ...{ drawing: 'page-1-drawing-1; page-5-drawing-2', page: '1; 5', box: '; 1 2 4 6' },
  });
});

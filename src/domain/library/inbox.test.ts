/** @jest-environment node */
import { createStructure, type StructureVersion } from '../structure';
import type { Judgement } from '../judgement';
import type { Work } from '../work';
import { createSegments } from '@/testing/segments';
import { savedWorkOn } from '@/testing/restoreWork';
import { countIn, inboxOf, inboxRows, type InboxFilter } from './inbox';

const AT = '2026-01-02T03:04:05.000Z';
const FILE = { fileId: 'f', name: 'tea.pdf', size: 1, type: 'application/pdf', hash: 'h' };
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `page_1_${index}_segmented.png`);

const version = (changes: Partial<StructureVersion>): StructureVersion => ({
  ...{ engine: 'molnextr', program: 'VectorGraph', smiles: 'CCO', confidence: 0.95 },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false, timestamp: AT },
  ...changes,
});

/** An article with a drawing for each reading; `null` for one that was not read. */
function work(
  readings: readonly (Partial<StructureVersion> | null)[],
  parts: (ids: string[]) => Partial<Work['segments']> = () => ({}),
  items: Work['recognition']['items'] = {},
): Work {
  const segments = createSegments(names(readings.length), {
    ...{ directory: 'tea', pdfId: '1', pdfFilename: 'tea.pdf' },
  });
  const { work: empty } = savedWorkOn(FILE);
  return {
    ...empty,
    segments: { ...empty.segments, items: segments, ...parts(segments.map(({ id }) => id)) },
    structures: readings.flatMap((changes, index) =>
      changes ? createStructure(segments[index]!, version(changes)) : [],
    ),
    recognition: { ...empty.recognition, items },
  };
}

const nameOf = ({ engine, program }: { engine: string; program?: string | undefined }) =>
  program ?? engine;
const left = (of: Work, hash = 'a') => inboxOf(hash, of, nameOf).left;

test.each([
  ['a low score is doubtful', { confidence: 0.5 }, 'doubtful'],
  [
    'engines that disagree are doubtful',
    { jointConfidence: 0.95, differing: ['osra'] },
    'doubtful',
  ],
  ['a middling score is likely', { confidence: 0.8 }, 'likely'],
  ['a high score is sure', {}, 'sure'],
] as const)('%s', (_what, changes, group) => {
  expect(left(work([changes]))[0]?.group).toBe(group);
});

test('what was not read says so, and why it could not be', () => {
  const items = { 'page-1-segment-1': { status: 'failed' as const, message: 'No atoms found.' } };
  const [unread, failed] = left(work([null, null], undefined, items));
  expect(unread).toMatchObject({ group: 'unread', why: '' });
  expect(failed).toMatchObject({ group: 'failed', why: 'No atoms found.' });
});

test('who states no score has none, and is not called sure', () => {
  const read = work([{}]);
  const { confidence: _none, ...structure } = read.structures[0]!;
  expect(left({ ...read, structures: [structure] })[0]).toMatchObject({ group: 'unscored' });
});

test('only what nobody has judged is left, as long as the reading stands that was judged', () => {
  const correct: Judgement = { verdict: 'correct', version: { timestamp: AT, engine: 'molnextr' } };
  const earlier: Judgement = { verdict: 'correct', version: { timestamp: AT, engine: 'decimer' } };
  const { total, left: rows } = inboxOf(
    'a',
    work([{}, {}, {}], ([one, two]) => ({ judgements: { [one!]: correct, [two!]: earlier } })),
    nameOf,
  );
  expect(total).toBe(3);
  expect(rows.map(({ ordinal }) => ordinal)).toEqual(['2', '3']);
});

test('a row says number and name, page, who read, and why it should be checked', () => {
  const doubt = { kind: 'atom' as const, atoms: [], x: 0, y: 0, confidence: 0.4, readings: [] };
  const doubts = [1, 2].map(() => ({ ...doubt, says: 'OSRA reads H here.' }));
  const read = work([{ confidence: 0.5, remarks: ['Letters are small'], doubts }]);
  const [segment] = read.segments.items;
  const label = {
    ...{ number: '19', name: 'paspalinine', text: '19 paspalinine', confidence: 0.98 },
    box: [0, 0, 1, 1] as const,
  };
  const segments = { ...read.segments, items: [{ ...segment!, label }] };
  expect(left({ ...read, segments })[0]).toMatchObject({
    ...{ hash: 'a', id: segment!.id, text: '19 paspalinine', ordinal: '1', pageNumber: 2 },
    ...{ reader: 'VectorGraph', structureText: 'CCO', score: 0.5 },
    why: 'OSRA reads H here. The program is not sure of it (0.50). Letters are small.',
  });
});

test('journal and year are said as far as they are known', () => {
  const none = work([]);
  const article = { journal: 'Metabolites', year: '2012' };
  expect(inboxOf('a', none, nameOf).source).toBe('');
  expect(inboxOf('a', { ...none, article }, nameOf).source).toBe('Metabolites 2012');
});

describe('the rows', () => {
  const first = left(work([{}, { confidence: 0.6 }, { confidence: 0.8 }, null]), 'a');
  const second = left(work([{ confidence: 0.4, program: 'PixelGraph' }, {}]), 'b');
  const ALL: InboxFilter = { hash: null, group: null, reader: null, known: null };
  const shown = (filter: Partial<InboxFilter>) =>
    inboxRows([first, second], { ...ALL, ...filter }, ({ hash }) =>
      hash === 'a' ? 'new' : undefined,
    ).map(({ hash, ordinal, group }) => `${hash}${ordinal} ${group}`);

  test('begin with the least sure of all articles, and go on in the order of the articles', () => {
    expect(shown({})).toEqual([
      ...['b1 doubtful', 'a2 doubtful', 'a3 likely', 'a1 sure', 'b2 sure', 'a4 unread'],
    ]);
  });

  test.each([
    [{ hash: 'b' }, ['b1 doubtful', 'b2 sure']],
    [{ group: 'sure' }, ['a1 sure', 'b2 sure']],
    [{ reader: 'PixelGraph' }, ['b1 doubtful']],
    [{ hash: 'a', group: 'failed' }, []],
    [{ known: 'new', group: 'sure' }, ['a1 sure']],
  ] as const)('are those that %j leaves', (filter, rows) => {
    expect(shown(filter)).toEqual(rows);
  });

  test('are counted by group', () => {
    expect(countIn([...first, ...second], 'doubtful')).toBe(2);
  });
});

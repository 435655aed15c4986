/** @jest-environment node */
import { fallback, fullSnapshot, fullWork, HASH, PDF_ID } from '../testing/fullWork';
import { readSnapshot } from './readSnapshot';

const read = (changes: object) =>
  readSnapshot({ version: 3, work: { ...fullWork, ...changes } }, fallback);

const salvaged = (changes: object) => {
  const snapshot = read(changes);
  if (snapshot.kind !== 'salvaged') throw new Error(`${snapshot.kind}, not salvaged`);
  return snapshot;
};

const { annotations, segments, structures } = fullWork;
const [first, ...others] = structures;

test('a snapshot is read back as it was written', () => {
  expect(readSnapshot(fullSnapshot, fallback)).toEqual({ kind: 'whole', work: fullWork });
});

test('the additional fields of a later version’s reading are kept', () => {
  const later = [{ ...first, laterField: { a: 1 } }, ...others];
  expect(read({ structures: later })).toMatchObject({ kind: 'whole', work: { structures: later } });
});

describe('a box that the user drew', () => {
  const filename = 'page_0_box_1000_2000_4000_6000.png';
  const drawn = {
    ...segments.items[0]!,
    ...{ id: 'drawn', origin: 'drawn', filename, path: `paper-1f2e/all_segments/${filename}` },
    ...{ segmentIndex: 9, segmentNumber: 10 },
    box: { page: 0, x: 10, y: 20, width: 30, height: 40 },
  };
  const withDrawn = (segment: object) => ({
    segments: { ...segments, items: [...segments.items, segment] },
  });

  test('is read back with its cut-out', () => {
    expect(read(withDrawn(drawn))).toMatchObject({ kind: 'whole', work: withDrawn(drawn) });
  });

  test('is left out, and told, if its numbers contradict its name', () => {
    const { work, leftOut } = salvaged(withDrawn({ ...drawn, segmentNumber: 3 }));
    expect(work).toEqual(fullWork);
    expect(leftOut).toEqual([{ kind: 'segment', count: 1 }]);
  });

  test('is not taken with the cut-out of another page', () => {
    const { work } = salvaged(withDrawn({ ...drawn, filename: filename.replace('0', '3') }));
    expect(work.segments.items.at(-1)?.filename).not.toContain('page_3_box');
  });
});

test.each([
  ['nothing', undefined],
  ['text', 'work'],
  ['a list', []],
])('%s is damaged beyond reading', (_case, stored) => {
  expect(readSnapshot(stored, fallback)).toEqual({ kind: 'unreadable', reason: 'damaged' });
});

test.each([0, 4, 1.5, -1, 1e15])('version %d is that of another application', (version) => {
  const snapshot = readSnapshot({ version, work: fullWork }, fallback);
  expect(snapshot).toEqual({ kind: 'unreadable', reason: 'unknownVersion' });
});

test('one annotation beyond the end of the text does not affect text and other annotations', () => {
  const [one, ...rest] = annotations!.annotations;
  const list = [{ ...one, end: 66_180 }, ...rest];
  const { work, leftOut } = salvaged({ annotations: { ...annotations, annotations: list } });
  expect(work).toEqual({ ...fullWork, annotations: { ...annotations, annotations: rest } });
  expect(leftOut).toEqual([{ kind: 'annotation', count: 1 }]);
});

test('an annotation whose text differs from that at its position is left out', () => {
  const [one, ...rest] = annotations!.annotations;
  const list = [{ ...one, start: 3, end: 12 }, ...rest];
  const { work } = salvaged({ annotations: { ...annotations, annotations: list } });
  expect(work.annotations?.annotations).toEqual(rest);
});

test('without its text no annotation is shown, and their number is reported', () => {
  const { work, leftOut } = salvaged({ text: { ...fullWork.text, extracted: 7 } });
  expect(work.annotations).toMatchObject({ annotations: [], rawData: annotations!.rawData });
  expect(leftOut).toEqual([
    { kind: 'text', count: 1 },
    { kind: 'annotation', count: 3 },
  ]);
});

test('several faults are handled independently', () => {
  const list = [{ ...first, history: [null, ...first!.history] }, null, ...others];
  const { work, leftOut } = salvaged({
    structures: list,
    segments: {
      ...segments,
      selected: [3, ...segments.selected],
      judgements: { ...segments.judgements, x: { verdict: 'perhaps' } },
    },
  });
  expect(work).toEqual(fullWork);
  expect(leftOut).toEqual(
    expect.arrayContaining([
      { kind: 'mark', count: 2 },
      { kind: 'structure', count: 1 },
      { kind: 'earlierReading', count: 1 },
    ]),
  );
});

test.each([
  ['uniqueKey', 'x'],
  ['segmentId', 'page-9-segment-9'],
  ['pageIndex', 7],
  ['pdfId', null],
])('a structure whose %s is damaged is identified by its other names', (field, damaged) => {
  const { work } = salvaged({ structures: [{ ...first, [field]: damaged }, ...others] });
  expect(work.structures).toEqual(structures);
});

test('structures and segments of another document are left out', () => {
  const foreign = { ...first, pdfId: '2', uniqueKey: 'pdf-2-page-0-segment-0' };
  expect(salvaged({ structures: [foreign, ...others] }).work.structures).toEqual(others);
});

test('an entry that occurs twice is read once', () => {
  const { work, leftOut } = salvaged({ structures: [...structures, { ...first, smiles: 'N' }] });
  expect(work.structures).toEqual(structures);
  expect(leftOut).toEqual([{ kind: 'structure', count: 1 }]);
});

test("the document's own id is recovered from its parts", () => {
  const { work } = salvaged({ document: { ...fullWork.document, pdfId: 'another' } });
  expect(work.document.pdfId).toBe(PDF_ID);
  expect(work.structures).toEqual(structures);
});

test('the file is the one under which the work is stored', () => {
  const file = { ...fullWork.document.file, hash: 'b'.repeat(64) };
  const { work } = salvaged({ document: { ...fullWork.document, file } });
  expect(work.document.file.hash).toBe(HASH);
});

test('an invalid DOI is left out', () => {
  const document = { ...fullWork.document, doi: 'javascript:alert(1)' };
  expect(salvaged({ document }).work.document).not.toHaveProperty('doi');
});

test('a reading in progress is left out', () => {
  const items = { ...fullWork.recognition.items, a: { status: 'running', startedAt: 1 } };
  const { work } = salvaged({ recognition: { ...fullWork.recognition, items } });
  expect(work.recognition).toEqual(fullWork.recognition);
});

test('only what is nested deeper than any data is left out', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 10_000; level += 1) deep = [deep];
  const rawData = { ...annotations!.rawData, deep };
  const { work } = salvaged({ annotations: { ...annotations, rawData } });
  expect(work).toEqual(fullWork);
});

test('a thousand unknown keys come to an end', () => {
  const keys = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`key${i}`, i]));
  const { work } = salvaged({ text: { ...fullWork.text, ...keys } });
  expect(work.structures).toEqual(structures);
});

describe('drafts of forms for COCONUT', () => {
  const key = first!.uniqueKey;
  const draft = fullWork.submissionDrafts![key]!;
  const draftsIn = (submissionDrafts: unknown) =>
    salvaged({ submissionDrafts }).work.submissionDrafts;

  test.each([
    ['a structure that is not there', { [key]: draft, 'pdf-9-page-0-segment-1': draft }],
    ['nothing that was typed', { [key]: draft, x: 1 }],
  ])('of %s are left out, and the others stay', (_what, drafts) => {
    expect(draftsIn(drafts)).toEqual({ [key]: draft });
  });

  test('lose only the field that is damaged, too long or in no form', () => {
    const fields = { ...draft.fields, comment: 3, link: 'x'.repeat(1e5), token: 'secret' };
    expect(draftsIn({ [key]: { ...draft, fields } })).toEqual({ [key]: draft });
  });

  test('stay if the structure cannot be read and its segment is there', () => {
    const { work } = salvaged({ structures: [7, ...others] });
    expect(work.submissionDrafts).toEqual(fullWork.submissionDrafts);
  });
});

/** @jest-environment node */
import { createExtractedText } from '@/domain/extractedText';
import { openDocument } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { annotationsReceived, selectLastDone, textReceived } from '@/article';
import { historySaga, redoRequested, undoRequested } from '@/features/history';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { annotationsSaga } from './annotations.saga';
import { selectAnnotations, selectCurated, selectStateCounts } from './annotations.selectors';
import {
  annotationAddRequested,
  annotationDownloadRequested,
  annotationsJudgeRequested,
} from './annotations.actions';

const PDF_ID = '1700000000000';
const TEXT =
  'From Quercus robur we isolated quercetin and rutin. Later, quercetin was found in leaves.';

let page: TestStore;
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  page.runSaga(annotationsSaga);
  page.runSaga(historySaga);
  await openDocument(page, { pdfId: PDF_ID });
  receive(TEXT);
  annotate();
});

function receive(content: string) {
  const text = createExtractedText(content, 'paper.pdf', '2026-01-02T03:04:05.000Z');
  const historyEntry = { ...text.metadata, id: content, textPreview: '' };
  page.store.dispatch(textReceived({ pdfId: PDF_ID, text, isUnchanged: false, historyEntry }));
}

function annotate(content = TEXT, program: { program?: string; programVersion?: string } = {}) {
  const found = ['quercetin', 'rutin', 'leaves'].flatMap((text) =>
    [...content.matchAll(new RegExp(text, 'g'))].map(({ index }) => ({
      ...{ label: 'trivial_name', text, start: index, end: index + text.length },
      ...(text === 'leaves' && { confidence: 0.2 }),
    })),
  );
  const annotations = found.sort((a, b) => a.start - b.start);
  const result = { pdfId: PDF_ID, annotations, rawData: {}, outcome: 'found', ...program } as const;
  page.store.dispatch(annotationsReceived(result));
}

const state = () => page.store.getState();
const shown = () => selectAnnotations(state()).map(({ label, text }) => [label, text].join(': '));
const judge = (text: string, act: 'accept' | 'remove' | { relabel: string }) => {
  const indices = selectAnnotations(state()).flatMap((each, index) =>
    each.text === text ? [index] : [],
  );
  page.store.dispatch(
    annotationsJudgeRequested(
      typeof act === 'string' ? { act, indices } : { act: 'relabel', indices, label: act.relabel },
    ),
  );
};
const add = (text: string, label: string) => {
  const start = TEXT.indexOf(text);
  page.store.dispatch(annotationAddRequested({ start, end: start + text.length, label }));
};
const ALL = [
  'trivial_name: quercetin',
  'trivial_name: rutin',
  'trivial_name: quercetin',
  'trivial_name: leaves',
];

test('what a program doubts counts as doubtful until a person accepts it', () => {
  expect(selectStateCounts(state())).toEqual({ all: 3, doubtful: 1, checked: 0, added: 0 });
  judge('leaves', 'accept');
  expect(selectStateCounts(state())).toEqual({ all: 3, doubtful: 0, checked: 1, added: 0 });
});

test('removing a name removes all its places in one step, and undo brings them back', () => {
  judge('quercetin', 'remove');
  expect(shown()).toEqual(['trivial_name: rutin', 'trivial_name: leaves']);
  expect(selectLastDone(state())?.title).toBe('Remove “quercetin”');
  page.store.dispatch(undoRequested());
  expect(shown()).toEqual(ALL);
  page.store.dispatch(redoRequested());
  expect(shown()).toHaveLength(2);
});

test('a relabelled name has its other label, and keeps what the program called it', () => {
  judge('leaves', { relabel: 'organism_part' });
  expect(shown()).toContain('organism_part: leaves');
  const { said } = selectAnnotations(state()).at(-1)!;
  expect(said).toMatchObject({ status: 'relabelled', was: 'trivial_name', at: expect.any(String) });
});

test('a name that no program found is added, and marking it again changes its label', () => {
  add('Quercus robur', 'organism_or_species');
  expect(shown()[0]).toBe('organism_or_species: Quercus robur');
  add('Quercus robur', 'Kingdom');
  expect(shown()).toEqual(['Kingdom: Quercus robur', ...ALL]);
  judge('Quercus robur', 'remove');
  expect(shown()).toEqual(ALL);
  expect(selectCurated(state()).removed).toEqual([]);
});

test('a later run of the program keeps what the user said', () => {
  judge('rutin', 'remove');
  judge('leaves', { relabel: 'organism_part' });
  add('Quercus robur', 'organism_or_species');
  const before = shown();
  annotate();
  expect(shown()).toEqual(before);
});

test('in a text that was extracted anew, places are found again by their words and surroundings', () => {
  judge('quercetin', { relabel: 'compound_class' });
  add('Quercus robur', 'organism_or_species');
  const again = `Title\n\n${TEXT}`;
  receive(again);
  annotate(again);
  expect(shown()).toEqual([
    'organism_or_species: Quercus robur',
    'compound_class: quercetin',
    'trivial_name: rutin',
    'compound_class: quercetin',
    'trivial_name: leaves',
  ]);
});

test('what is not found again is listed, and comes back with its text', () => {
  add('Quercus robur', 'organism_or_species');
  receive('Another text altogether.');
  expect(selectCurated(state()).lost).toMatchObject([{ text: 'Quercus robur', status: 'added' }]);
  receive(TEXT);
  expect(selectCurated(state()).lost).toEqual([]);
  expect(shown()).toEqual(['organism_or_species: Quercus robur']);
});

test('accepting what was accepted is no step', () => {
  judge('leaves', 'accept');
  const { history } = state().article;
  judge('leaves', 'accept');
  expect(state().article.history).toBe(history);
});

test('annotations.json says of every annotation who said so: the program, or the person and what they did', async () => {
  annotate(TEXT, { program: 'Tagger', programVersion: '1' });
  judge('leaves', { relabel: 'organism_part' });
  judge('rutin', 'accept');
  add('Quercus robur', 'organism_or_species');
  const [first] = selectAnnotations(state()).flatMap(({ text }, index) =>
    text === 'quercetin' ? [index] : [],
  );
  page.store.dispatch(annotationsJudgeRequested({ act: 'remove', indices: [first!] }));
  page.store.dispatch(annotationDownloadRequested());
  await flush();
  const program = { program: 'Tagger', programVersion: '1' };
  const person = { saidBy: 'person', at: expect.any(String) };
  expect(JSON.parse((await page.platform.saved[0]?.content.text()) ?? '')).toEqual([
    {
      ...{ label: 'organism_or_species', text: 'Quercus robur', start_offset: 5, end_offset: 18 },
      ...{ ...person, status: 'added' },
    },
    {
      ...{ label: 'trivial_name', text: 'rutin', start_offset: 45, end_offset: 50 },
      ...{ ...program, ...person, status: 'accepted' },
    },
    {
      ...{ label: 'trivial_name', text: 'quercetin', start_offset: 59, end_offset: 68 },
      ...{ ...program, saidBy: 'program' },
    },
    {
      ...{ label: 'organism_part', text: 'leaves', start_offset: 82, end_offset: 88 },
      ...{ ...program, ...person, status: 'relabelled', was: 'trivial_name', confidence: 0.2 },
    },
  ]);
});

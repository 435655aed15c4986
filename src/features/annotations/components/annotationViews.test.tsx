import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtractedText } from '@/domain/extractedText';
import { annotationsReceived, textReceived } from '@/article';
import type { AnnotationResult } from '@/domain/annotationResult';
import { renderWithStore } from '@/testing/renderWithStore';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { AnnotatedText } from './AnnotatedText/AnnotatedText';
import { AnnotationList } from './AnnotationList/AnnotationList';

const TEXT =
  '<b>Quercetin</b> and rutin from Quercus robur.\n\nQuercetin again, from Jena in Thuringia, sold as <script>alert(1)</script>.';
const find = (label: string, words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return { label, text: words, start, end: start + words.length };
};
const ANNOTATIONS = [
  find('trivial_name', 'Quercetin'),
  find('trivial_name', 'rutin'),
  find('organism_or_species', 'Quercus robur'),
  find('genus', 'Quercus'),
  find('trivial_name', 'Quercetin', 20),
  find('geo_location', 'Jena'),
  find('region', 'Thuringia'),
  find('Kingdom', 'sold'),
];

function show(result: Partial<AnnotationResult> = {}) {
  installLayoutForJsdom({ width: 400, height: 600 });
  const test = makeTestStore({ runSagas: false });
  const text = createExtractedText(TEXT, 'a.pdf', '2026-01-02T03:04:05.000Z');
  const historyEntry = { ...text.metadata, id: '1', textPreview: '' };
  test.store.dispatch(textReceived({ pdfId: '1', text, isUnchanged: false, historyEntry }));
  const all = { pdfId: '1', annotations: ANNOTATIONS, rawData: {}, outcome: 'found', ...result };
  test.store.dispatch(annotationsReceived(all as AnnotationResult));
  renderWithStore(
    <>
      <AnnotatedText />
      <AnnotationList />
    </>,
    test,
  );
  return userEvent.setup();
}

const reading = () => screen.getByRole('group', { name: 'Extracted text' });
const rows = () => within(screen.getByRole('list', { name: 'Annotations' })).getAllByRole('button');
const row = (words: RegExp) => rows().find(({ textContent }) => words.test(textContent ?? ''))!;
const currentMarks = () => Array.from(reading().querySelectorAll('mark[aria-current]'));

test('shows the text as text, never as markup', () => {
  show();
  expect(reading().textContent).toBe(TEXT.replace('\n\n', ''));
  expect(reading().querySelector('b, script')).toBeNull();
});

test('names all labels of a span in plain words', () => {
  show();
  const mark = within(reading()).getByText('Quercus');
  expect(mark).toHaveAttribute('title', 'Organism Or Species, Genus');
});

test('shows a repeated name once, with its count', () => {
  show();
  expect(rows()).toHaveLength(7);
  expect(row(/Quercetin/)).toHaveTextContent('Trivial NameQuercetin×2');
});

test('picking a row highlights its occurrences one after another', async () => {
  const user = show();
  await user.click(row(/Quercetin/));
  const [first] = currentMarks();
  await user.click(row(/Quercetin/));
  const [second] = currentMarks();
  expect(first).toHaveTextContent('Quercetin');
  expect(second).toHaveTextContent('Quercetin');
  expect(second).not.toBe(first);
  expect(row(/Quercetin/)).toHaveAttribute('aria-current', 'true');
});

test('picking a span highlights its row; picking it again, the next annotation that covers it', async () => {
  const user = show();
  const mark = within(reading()).getByText('Quercus');
  await user.click(mark);
  expect(row(/Genus/)).toHaveAttribute('aria-current', 'true');
  await user.click(mark);
  expect(row(/Quercus robur/)).toHaveAttribute('aria-current', 'true');
});

test('works by keyboard: arrow keys move through rows and spans, Enter picks', async () => {
  const user = show();
  act(() => rows()[0]!.focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(currentMarks()[0]).toHaveTextContent('rutin');
  act(() => within(reading()).getByText('rutin').focus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(row(/Genus/)).toHaveAttribute('aria-current', 'true');
  const tabStops = rows().filter(({ tabIndex }) => tabIndex === 0);
  expect(tabStops).toHaveLength(1);
});

test('filters by any label, and says how many of how many are shown', async () => {
  const user = show();
  const filter = within(screen.getByRole('group', { name: 'Filter by label' }));
  expect(filter.getByRole('button', { name: /^All/ })).toHaveTextContent('All7');
  expect(filter.getByRole('button', { name: /^Kingdom/ })).toBeVisible();
  await user.click(filter.getByRole('button', { name: /^Trivial Name/ }));
  expect(screen.getByText('Showing 2 of 7 annotations')).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('says which program annotated the text', () => {
  show({ program: 'MARCUS tagger', programVersion: '0.1' });
  expect(screen.getByText('by MARCUS tagger 0.1')).toBeVisible();
});

test('names the values that are not in the text', () => {
  show({ unplaced: ['caffeine', 'Munnar'] });
  expect(screen.getByText('Not in the text, so not marked: caffeine; Munnar')).toBeVisible();
});

test.each([
  ['nothing', /Nothing of interest was found/],
  ['unreadable', /none of its answer could be located/],
] as const)('an empty list says why: %s', (outcome, words) => {
  show({ outcome, annotations: [] });
  expect(screen.getByRole('heading', { name: 'No annotations found' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download Annotations' })).not.toBeInTheDocument();
});

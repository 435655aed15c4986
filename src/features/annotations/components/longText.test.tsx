import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAnnotations, type CodePointSpan } from '@/domain/annotation';
import { createExtractedText } from '@/domain/extractedText';
import { annotationsReceived, textReceived } from '@/article';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { annotationPicked } from '../annotationView.slice';
import { AnnotatedText } from './AnnotatedText/AnnotatedText';
import { AnnotationList } from './AnnotationList/AnnotationList';

function show(content: string, spans: readonly CodePointSpan[]) {
  installLayoutForJsdom({ width: 400, height: 300 });
  const test = makeTestStore({ runSagas: false });
  const text = createExtractedText(content, 'a.pdf', '2026-01-02T03:04:05.000Z');
  const historyEntry = { ...text.metadata, id: '1', textPreview: '' };
  const annotations = createAnnotations(content, spans);
  test.store.dispatch(textReceived({ pdfId: '1', text, isUnchanged: false, historyEntry }));
  test.store.dispatch(
    annotationsReceived({ pdfId: '1', annotations, rawData: {}, outcome: 'found' }),
  );
  renderWithStore(
    <>
      <AnnotatedText />
      <AnnotationList />
    </>,
    test,
  );
  return test;
}

const reading = () => screen.getByRole('group', { name: 'Extracted text' });
const marks = () =>
  Array.from(reading().querySelectorAll('mark'), (mark) => [mark.textContent, mark.title]);
const rows = () => within(screen.getByRole('list', { name: 'Annotations' })).getAllByRole('button');
const places = () =>
  within(screen.getByRole('list', { name: 'Annotations' }))
    .getAllByRole('listitem')
    .map((row) => Number(row.getAttribute('aria-posinset')));

describe('annotated spans', () => {
  test('that overlap are split into pieces, each with all its labels', () => {
    show('abcdefgh', [
      { label: 'outer_name', start: 0, end: 5 },
      { label: 'genus', start: 3, end: 8 },
      { label: 'kingdom', start: 4, end: 5 },
    ]);
    expect(marks()).toEqual([
      ['abc', 'Outer Name'],
      ['d', 'Outer Name, Genus'],
      ['e', 'Outer Name, Genus, Kingdom'],
      ['fgh', 'Genus'],
    ]);
    expect(reading()).toHaveTextContent('abcdefgh');
  });

  test('are counted in code points outside the Basic Multilingual Plane as well', () => {
    show('😀😀 𝛼-pinene of 𝛼-pinene', [
      { label: 'trivial_name', start: 3, end: 11 },
      { label: 'trivial_name', start: 15, end: 23 },
    ]);
    expect(marks()).toEqual([
      ['𝛼-pinene', 'Trivial Name'],
      ['𝛼-pinene', 'Trivial Name'],
    ]);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('×2');
  });

  test('of a missing value or outside the text are not drawn', () => {
    show('nan in nanometres', [
      { label: 'iupac_name', start: 0, end: 3 },
      { label: 'iupac_name', start: 7, end: 10 },
      { label: 'iupac_name', start: 7, end: 99 },
      { label: 'unit', start: 7, end: 17 },
    ]);
    expect(marks()).toEqual([['nanometres', 'Unit']]);
    expect(rows()).toHaveLength(1);
  });

  test('can extend over several blocks', () => {
    show('one two\n\nthree four', [{ label: 'genus', start: 4, end: 14 }]);
    expect(marks()).toEqual([
      ['two', 'Genus'],
      ['three', 'Genus'],
    ]);
  });
});

describe('two thousand annotations', () => {
  const COUNT = 2_000;
  const WORDS = Array.from({ length: COUNT }, (_, index) => `n${1_000 + index}`);
  const spans = WORDS.map((_, at) => ({ label: 'genus', start: 6 * at, end: 6 * at + 5 }));
  const showAll = () => show(WORDS.join(' '), spans);

  test('are rendered only near the visible area, with their position in the whole', () => {
    showAll();
    expect(rows().length).toBeLessThan(60);
    expect(places()[0]).toBe(1);
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(COUNT));
  });

  test('can be traversed by keyboard to the last and back', async () => {
    showAll();
    const user = userEvent.setup();
    act(() => rows()[0]?.focus());
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('n2999'));
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('n2998'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('n1000'));
  });

  test('scroll to the row of a picked span, which becomes the tab stop', async () => {
    const { store } = showAll();
    act(
      () =>
        void store.dispatch(
          annotationPicked({ index: 1_234, from: 'text', label: 'trivial_name' }),
        ),
    );
    await waitFor(() => expect(places()).toContain(1_235));
    const row = rows().find(({ textContent }) => textContent?.includes('n2234'));
    expect(row).toHaveAttribute('aria-current', 'true');
    expect(row?.tabIndex).toBe(0);
  });
});

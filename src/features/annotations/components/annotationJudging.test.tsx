import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtractedText } from '@/domain/extractedText';
import { annotationsReceived, textReceived } from '@/article';
import { openDocument } from '@/testing/builders';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { annotationsSaga } from '../annotations.saga';
import { selectAnnotations } from '../annotations.selectors';
import { AnnotatedText } from './AnnotatedText/AnnotatedText';
import { AnnotationList } from './AnnotationList/AnnotationList';

const TEXT = 'Quercetin and rutin from Quercus robur.\n\nQuercetin again, from Jena.';
const find = (label: string, words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return { label, text: words, start, end: start + words.length };
};

async function show() {
  installLayoutForJsdom({ width: 400, height: 600 });
  const test = makeTestStore({ runSagas: false });
  test.runSaga(annotationsSaga);
  const pdfId = '1700000000000';
  await openDocument(test, { pdfId });
  const text = createExtractedText(TEXT, 'a.pdf', '2026-01-02T03:04:05.000Z');
  const historyEntry = { ...text.metadata, id: '1', textPreview: '' };
  test.store.dispatch(textReceived({ pdfId, text, isUnchanged: false, historyEntry }));
  const annotations = [
    find('trivial_name', 'Quercetin'),
    { ...find('trivial_name', 'rutin'), confidence: 0.6 },
    find('trivial_name', 'Quercetin', 20),
    { ...find('geo_location', 'Jena'), confidence: 0.9 },
  ];
  test.store.dispatch(annotationsReceived({ pdfId, annotations, rawData: {}, outcome: 'found' }));
  renderWithStore(
    <>
      <AnnotatedText />
      <AnnotationList />
    </>,
    test,
  );
  const labels = () => selectAnnotations(test.store.getState()).map((each) => each.label);
  return { test, user: userEvent.setup(), labels };
}

const reading = () => screen.getByRole('group', { name: 'Extracted text' });
const mark = (words: string) => within(reading()).getAllByText(words, { selector: 'mark' })[0]!;
const rows = () => within(screen.getByRole('list', { name: 'Annotations' })).getAllByRole('button');
const row = (words: RegExp) => rows().find(({ textContent }) => words.test(textContent ?? ''))!;
const states = () =>
  within(screen.getByRole('group', { name: 'Filter by state' })).getAllByRole('button');

/** jsdom reports no selection by itself. */
function select(words: string) {
  const block = within(reading()).getByText((_text, element) =>
    element?.tagName === 'P' ? (element.textContent?.includes(words) ?? false) : false,
  );
  const node = [...block.childNodes].find((each) => each.textContent?.includes(words))!;
  const start = node.textContent!.indexOf(words);
  act(() => {
    window.getSelection()!.setBaseAndExtent(node, start, node, start + words.length);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

test('an annotation that its program doubts is dashed, and says how sure the program is', async () => {
  await show();
  expect(mark('rutin')).toHaveAttribute('data-doubtful');
  expect(mark('rutin')).toHaveAttribute('title', 'Trivial Name (doubtful, 60 % sure)');
  expect(row(/rutin/)).toHaveTextContent('60 % sure');
  expect(mark('Jena')).not.toHaveAttribute('data-doubtful');
  expect(mark('Jena')).toHaveAttribute('title', 'Geo Location');
});

test('what a person accepted, relabelled or added is framed in the text', async () => {
  const { user } = await show();
  expect(mark('Jena')).not.toHaveAttribute('data-said');
  act(() => row(/Jena/).focus());
  await user.keyboard('a');
  expect(mark('Jena')).toHaveAttribute('data-said');
  expect(mark('Quercetin')).not.toHaveAttribute('data-said');
});

test('the filter by state has true counts, and shows those rows', async () => {
  const { user } = await show();
  expect(states().map(({ textContent }) => textContent)).toEqual([
    'Any state3',
    'Doubtful1',
    'Checked0',
    'Added0',
  ]);
  await user.click(states()[1]!);
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('Showing 1 of 3 annotations')).toBeVisible();
});

test('a key on a row accepts, relabels or removes all places of its name, and the focus stays there', async () => {
  const { user, labels } = await show();
  act(() => row(/Quercetin/).focus());
  await user.keyboard('a');
  expect(row(/Quercetin/)).toHaveTextContent('checked');
  await user.keyboard('2');
  expect(labels()).toEqual(['compound_class', 'trivial_name', 'compound_class', 'geo_location']);
  expect(row(/Quercetin/)).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(labels()).toEqual(['trivial_name', 'geo_location']);
  expect(row(/rutin/)).toHaveFocus();
});

test('a key on a name in the text is about that place alone', async () => {
  const { user, labels } = await show();
  act(() => mark('Quercetin').focus());
  await user.keyboard('{Delete}');
  expect(labels()).toEqual(['trivial_name', 'trivial_name', 'geo_location']);
  expect(mark('rutin')).toHaveFocus();
  await user.keyboard('9');
  expect(labels()).toEqual(['iupac_name', 'trivial_name', 'geo_location']);
});

test('selected words become an annotation by a label’s key', async () => {
  const { user, labels } = await show();
  act(() => reading().focus());
  select('Quercus robur');
  await user.keyboard('4');
  expect(labels()).toContain('organism_or_species');
  expect(mark('Quercus robur')).toHaveAttribute('title', 'Organism Or Species (added)');
});

test('selected words become an annotation by the menu of labels', async () => {
  const { user, labels } = await show();
  select('Quercus robur');
  fireEvent.click(screen.getByRole('button', { name: /^Mark as/ }));
  const menu = screen.getByRole('menu', { name: 'Label of “Quercus robur”' });
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(11);
  await user.click(within(menu).getByRole('menuitem', { name: /^Kingdom/ }));
  expect(labels()).toContain('Kingdom');
});

test('what can be done with a picked name stands below the text', async () => {
  const { user, labels } = await show();
  await user.click(mark('rutin'));
  const bar = within(screen.getByRole('group', { name: 'Picked annotation' }));
  await user.click(bar.getByRole('button', { name: /^Accept/ }));
  expect(bar.getByText('Trivial Name (accepted)')).toBeVisible();
  await user.click(bar.getByRole('button', { name: /^Remove/ }));
  expect(labels()).toHaveLength(3);
  expect(mark('Quercetin')).toHaveFocus();
});

test('a text without the words that were accepted is not said to have lost its annotations by removal', async () => {
  const { test: started, user } = await show();
  await user.click(mark('rutin'));
  await user.keyboard('a');
  const text = createExtractedText('Something else.', 'a.pdf', '2026-01-02T04:04:05.000Z');
  const historyEntry = { ...text.metadata, id: '2', textPreview: '' };
  act(() => {
    started.store.dispatch(
      textReceived({ pdfId: '1700000000000', text, isUnchanged: false, historyEntry }),
    );
  });
  expect(screen.getByText('No longer found in the text: rutin')).toBeVisible();
  expect(screen.getByText(/^No program has annotated this text yet/)).toBeVisible();
  expect(screen.queryByText(/You removed all of them/)).not.toBeInTheDocument();
});

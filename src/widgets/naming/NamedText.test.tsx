import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtractedText } from '@/domain/extractedText';
import { WORD_TYPE } from '@/domain/givenName';
import { annotationsReceived } from '@/features/annotations';
import { compoundFieldsSet, selectCompoundDraft } from '@/features/compounds';
import { historySaga } from '@/features/history';
import { textReceived } from '@/features/text';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { SegmentCard } from '@/widgets/segmentCard';
import { NamedText } from './NamedText';

const SENTENCE = 'Quercetin was isolated from the leaves of the tree.';
const TEXT = `${SENTENCE} It is yellow.`;
const PDF_ID = '1700000000000';

async function show() {
  installLayoutForJsdom({ width: 400, height: 600 });
  const test = makeTestStore({ runSagas: false });
  test.runSaga(historySaga);
  await openDocument(test);
  const segments = receiveSegments(test, 2);
  const text = createExtractedText(TEXT, 'a.pdf', '2026-01-02T03:04:05.000Z');
  const historyEntry = { ...text.metadata, id: '1', textPreview: '' };
  test.store.dispatch(textReceived({ pdfId: PDF_ID, text, isUnchanged: false, historyEntry }));
  const annotations = [{ label: 'trivial_name', text: 'Quercetin', start: 0, end: 9 }];
  test.store.dispatch(
    annotationsReceived({ pdfId: PDF_ID, annotations, rawData: {}, outcome: 'found' }),
  );
  renderWithStore(
    <>
      <NamedText />
      <div role="list">
        <SegmentCard id={segments[1]!.id} position={1} total={1} tabbable />
      </div>
    </>,
    test,
  );
  const draftOf = (index: number) =>
    selectCompoundDraft(test.store.getState(), segments[index]!.id);
  return { test, segments, draftOf, user: userEvent.setup() };
}

const mark = () => screen.getByText('Quercetin', { selector: 'mark' });

/** jsdom has no `DataTransfer`. */
function transfer(data: Record<string, string> = {}) {
  return {
    types: Object.keys(data),
    getData: (type: string) => data[type] ?? '',
    setData: (type: string, value: string) => void (data[type] = value),
    data,
  };
}

test('by the key of a name in the text, a drawing is chosen that gets it, with its sentence', async () => {
  const { draftOf, user } = await show();
  act(() => mark().focus());
  await user.keyboard('n');
  const menu = screen.getByRole('menu', { name: '“Quercetin” is the name of' });
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(draftOf(1)).toEqual({ name: 'Quercetin', evidence: SENTENCE });
  expect(mark()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('#2 has the name “Quercetin”.');
});

test('what was said before is told, and comes back by undo', async () => {
  const { test, segments, draftOf, user } = await show();
  const fields = { name: 'rutin', evidence: 'By NMR.' };
  act(() => void test.store.dispatch(compoundFieldsSet({ ids: [segments[0]!.id], fields })));
  act(() => mark().focus());
  await user.keyboard('n{Enter}');
  expect(draftOf(0)).toEqual({ name: 'Quercetin', evidence: 'By NMR.' });
  expect(screen.getByRole('status')).toHaveTextContent('before: “rutin”');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(draftOf(0)).toEqual(fields);
});

test('a name that another compound bears warns', async () => {
  const { test, segments, user } = await show();
  const fields = { name: 'quercetin' };
  act(() => void test.store.dispatch(compoundFieldsSet({ ids: [segments[1]!.id], fields })));
  act(() => mark().focus());
  await user.keyboard('n{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('#2 has the same name.');
});

test('a name is dragged onto a card, which shows that it takes it', async () => {
  const { draftOf } = await show();
  const carried = transfer();
  fireEvent.dragStart(mark(), { dataTransfer: carried });
  const card = screen.getByRole('listitem');
  fireEvent.dragOver(card, { dataTransfer: transfer(carried.data) });
  expect(card).toHaveAttribute('data-word-target');
  fireEvent.drop(card, { dataTransfer: transfer(carried.data) });
  expect(card).not.toHaveAttribute('data-word-target');
  expect(draftOf(1)).toEqual({ name: 'Quercetin', evidence: SENTENCE });
});

test.each([
  ['a file', { Files: '' }],
  ['words of another page', { 'text/plain': 'Quercetin' }],
])('%s is no name', async (_what, data) => {
  const { draftOf } = await show();
  const card = screen.getByRole('listitem');
  const over = createEvent.dragOver(card, { dataTransfer: transfer(data) });
  fireEvent(card, over);
  expect(over.defaultPrevented).toBe(false);
  fireEvent.drop(card, { dataTransfer: transfer(data) });
  expect(draftOf(1)).toEqual({});
});

test('dropped data that is none of ours says nothing', async () => {
  const { draftOf } = await show();
  fireEvent.drop(screen.getByRole('listitem'), {
    dataTransfer: transfer({ [WORD_TYPE]: '{"text":[]}' }),
  });
  expect(draftOf(1)).toEqual({});
});

test('without a key, the picked name has a button', async () => {
  const { draftOf, user } = await show();
  await user.click(mark());
  await user.click(screen.getByRole('button', { name: /^Name of…/ }));
  await user.click(screen.getByRole('menuitem', { name: /^#1/ }));
  expect(draftOf(0)).toMatchObject({ name: 'Quercetin' });
});

import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtractedText } from '@/domain/extractedText';
import { WORD_TYPE } from '@/domain/givenName';
import {
  annotationsReceived,
  compoundDraftsSet,
  compoundFieldsSet,
  readingReceived,
  selectCompoundDraft,
  textReceived,
} from '@/article';
import { selectCompounds } from '@/features/articleCompounds';
import { historySaga } from '@/features/history';
import { structuresIdentified } from '@/features/identifiers';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { SegmentCard } from '@/widgets/segmentCard';
import { NamedText } from './NamedText';

const SENTENCE = 'Quercetin was isolated from the leaves of the tree.';
const TEXT = `${SENTENCE} It is yellow.`;
const VERSION = {
  ...{ smiles: 'CCO', engine: 'decimer', useCoordinates: false, handDrawn: false },
  ...{ timestamp: '2026-01-02T03:04:06.000Z', fromFallback: false },
};
const IDENTIFIED = {
  ...{ smiles: 'CCO', inchi: 'InChI=1S/C2H6O', inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N' },
  ...{ formula: 'C2H6O', exactMass: 46.0419, averageMass: 46.069, rings: 0, heavyAtoms: 3 },
  ...{ stereoCentres: 0, definedStereoCentres: 0, remarks: [] },
};
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

test('undo takes the naming back once, says so, and keeps the focus', async () => {
  const { test, segments, draftOf, user } = await show();
  act(() => mark().focus());
  await user.keyboard('n{Enter}');
  await user.keyboard('n{ArrowDown}{Enter}');
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await user.keyboard('{Enter}');
  expect(undo).toHaveFocus();
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Undone: #2 no longer has the name “Quercetin”.',
  );
  await user.keyboard('{Enter}');
  expect(draftOf(0)).toMatchObject({ name: 'Quercetin' });
  expect(draftOf(1)).toEqual({});
  const fields = { name: 'rutin' };
  act(() => void test.store.dispatch(compoundFieldsSet({ ids: [segments[1]!.id], fields })));
  expect(screen.getByRole('status')).toHaveTextContent('#2 has the name “rutin”.');
});

test('closing the line gives the focus to the text', async () => {
  const { user } = await show();
  act(() => mark().focus());
  await user.keyboard('n{Enter}');
  await user.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(screen.getByRole('group', { name: 'Extracted text' })).toHaveFocus();
});

test('several names that are pasted at once are counted, and undone at once', async () => {
  const { test, segments, draftOf, user } = await show();
  const [first, second] = segments;
  const drafts = { [first!.id]: { name: 'rutin' }, [second!.id]: { name: 'quercetin' } };
  act(() => void test.store.dispatch(compoundDraftsSet({ drafts })));
  expect(screen.getByRole('status')).toHaveTextContent('2 compounds were named.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(draftOf(1)).toEqual({});
  expect(screen.getByRole('status')).toHaveTextContent(
    'Undone: the names of 2 compounds are as before.',
  );
});

test('all drawings of a compound get the name, so that they remain one compound', async () => {
  const { test, segments, draftOf, user } = await show();
  const ids = segments.map(({ id }) => id);
  act(() => {
    for (const segment of segments) {
      test.store.dispatch(readingReceived({ segment, version: VERSION }));
    }
    const result = { identifiers: IDENTIFIED };
    test.store.dispatch(structuresIdentified([{ text: 'CCO', result }]));
    test.store.dispatch(compoundFieldsSet({ ids, fields: { name: 'rutin' } }));
  });
  expect(selectCompounds(test.store.getState())).toHaveLength(1);
  act(() => mark().focus());
  await user.keyboard('n{ArrowDown}{Enter}');
  expect([draftOf(0).name, draftOf(1).name]).toEqual(['Quercetin', 'Quercetin']);
  expect(selectCompounds(test.store.getState())).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent(
    '#1 and #2 have the name “Quercetin”, before: “rutin”.',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([draftOf(0).name, draftOf(1).name]).toEqual(['rutin', 'rutin']);
});

test('a drawing is found by typing its number or its name', async () => {
  const { test, segments, user } = await show();
  const fields = { name: 'Rutin' };
  act(() => void test.store.dispatch(compoundFieldsSet({ ids: [segments[1]!.id], fields })));
  act(() => mark().focus());
  await user.keyboard('n2');
  expect(screen.getByRole('menuitem', { name: /^#2/ })).toHaveFocus();
  await user.keyboard('{Home}ru');
  expect(screen.getByRole('menuitem', { name: /^#2/ })).toHaveFocus();
});

describe('words that are selected', () => {
  /** The first words of a block of the text, or of the whole page. */
  const select = (block: HTMLElement) =>
    window.getSelection()!.selectAllChildren(block.querySelector('p') ?? block);
  const { prototype } = Range;
  // jsdom does no layout.
  beforeEach(() => Object.assign(prototype, { getBoundingClientRect: () => new DOMRect() }));
  afterEach(() => {
    Reflect.deleteProperty(prototype, 'getBoundingClientRect');
    window.getSelection()!.removeAllRanges();
  });

  test('can be given to a drawing by the key, though no annotation marks them', async () => {
    const { draftOf, user } = await show();
    const text = screen.getByRole('group', { name: 'Extracted text' });
    act(() => text.focus());
    const node = within(text).getByText(/was isolated/).lastChild!;
    window.getSelection()!.setBaseAndExtent(node, 5, node, 13);
    await user.keyboard('n');
    screen.getByRole('menu', { name: '“isolated” is the name of' });
    await user.keyboard('{Enter}');
    expect(draftOf(0)).toEqual({ name: 'isolated', evidence: SENTENCE });
    expect(text).toHaveFocus();
  });

  test('elsewhere on the page are none of the text', async () => {
    const { user } = await show();
    act(() => screen.getByRole('group', { name: 'Extracted text' }).focus());
    const elsewhere = document.body.appendChild(document.createElement('p'));
    elsewhere.textContent = 'words';
    select(elsewhere);
    await user.keyboard('n');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    elsewhere.remove();
  });
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

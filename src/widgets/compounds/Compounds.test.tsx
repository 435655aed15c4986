import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompoundDraft } from '@/domain/compoundDraft';
import type { Segment } from '@/domain/segment';
import {
  compoundFieldsSet,
  readingReceived,
  segmentChanged,
  selectCompoundDraft,
  selectHistory,
  selectJudgement,
} from '@/article';
import { historySaga } from '@/features/history';
import { structuresIdentified } from '@/features/identifiers';
import { approvalRequested, judgingSaga, rejectionRequested } from '@/features/judging';
import { reviewRequested, reviewSaga, selectReviewedId, selectReviewView } from '@/features/review';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { flush } from '@/testing/flush';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { PRINTED_LABEL } from '@/testing/segments';
import { Compounds } from '.';

const KEY = 'REFJWTPEDVJJIY-UHFFFAOYSA-N';
const IDENTIFIED = {
  ...{ formula: 'C15H10O7', rings: 3, heavyAtoms: 22 },
  ...{ stereoCentres: 0, definedStereoCentres: 0, remarks: [] },
};

/** Of the table with 2,000 compounds on 500 pages: two screens of rows, and a count for ten pages each. */
const MOST_ELEMENTS = 2_500;

let page: TestStore;
let segments: Segment[];

const dispatch = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
  act(() => void page.store.dispatch(action));
const idOf = (ordinal: number) => segments[ordinal - 1]!.id;
const idsOf = (...ordinals: readonly number[]) => ordinals.map(idOf);
const draftOf = (ordinal: number) => selectCompoundDraft(page.store.getState(), idOf(ordinal));
const verdictOf = (ordinal: number) =>
  selectJudgement(page.store.getState(), idOf(ordinal))?.verdict;
const stepCount = () => selectHistory(page.store.getState()).done.length;

function read(ordinal: number, smiles = 'C'.repeat(ordinal), confidence = 0.95) {
  const circumstances = { useCoordinates: false, handDrawn: false, fromFallback: false };
  const read = { smiles, engine: 'decimer', program: 'PixelGraph', confidence } as const;
  const version = { ...read, ...circumstances, timestamp: '2026-01-02T03:04:06.000Z' };
  dispatch(readingReceived({ segment: segments[ordinal - 1]!, version }));
}
const say = (ordinal: number, fields: CompoundDraft) =>
  dispatch(compoundFieldsSet({ ids: [idOf(ordinal)], fields }));

/** Three drawings, all read, of which the second is doubtful. */
async function show({ count = 3, width = 1400 } = {}) {
  installLayoutForJsdom({ width, height: 500 });
  page = makeTestStore({ runSagas: false });
  [judgingSaga, historySaga, reviewSaga].forEach((saga) => page.runSaga(saga));
  await openDocument(page);
  segments = receiveSegments(page, count);
  segments.slice(0, 3).forEach((_, index) => read(index + 1, undefined, index === 1 ? 0.5 : 0.95));
  dispatch(reviewRequested({ view: 'compounds' }));
  const shown = renderWithStore(<Compounds />, page);
  await act(() => flush(20));
  return shown;
}

const grid = () => screen.getByRole('grid', { name: 'Compounds' });
const rows = () => within(grid()).getAllByRole('row').slice(1);
const ordinals = () =>
  rows().map((row) => within(row).getByTitle('Open the drawing').textContent ?? '');
const checkbox = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const filter = (name: RegExp) => screen.getByRole('button', { name });
const press = (keys: string) => userEvent.keyboard(keys);
const header = (name: string) => screen.getByRole('columnheader', { name });
const columnIndex = (name: string) =>
  within(grid())
    .getAllByRole('columnheader')
    .findIndex((one) => one.textContent === name);
const cell = (row: number, column: string) =>
  within(rows()[row]!).getAllByRole('gridcell')[columnIndex(column)]!;
const tabbable = () =>
  within(grid())
    .getAllByRole('gridcell')
    .filter((one) => one.tabIndex === 0);

describe('the rows', () => {
  it('begin with the doubtful, and follow the article among equals', async () => {
    await show();
    expect(ordinals()).toEqual(['#2', '#1', '#3']);
  });

  it('join the drawings of one InChIKey', async () => {
    await show();
    const result = (smiles: string) => ({
      text: smiles,
      result: { identifiers: { ...IDENTIFIED, smiles, inchiKey: KEY } },
    });
    dispatch(structuresIdentified([result('C'), result('CCC')]));
    expect(ordinals()).toEqual(['#2', '#1, #3']);
    expect(cell(1, 'Formula')).toHaveTextContent('C15H10O7');
  });

  it('say "Nothing" where there are none', async () => {
    await show({ count: 0 });
    expect(screen.getByText('No compounds yet')).toBeVisible();
  });

  it('are rendered only near the viewport', async () => {
    await show({ count: 500 });
    expect(rows().length).toBeLessThan(40);
    expect(grid()).toHaveAttribute('aria-rowcount', '501');
  });
});

describe('filter, search and columns', () => {
  it('show what they count, and rejected ones only with their filter', async () => {
    await show();
    dispatch(approvalRequested({ ids: idsOf(1) }));
    dispatch(rejectionRequested({ ids: idsOf(3), rejection: { reason: 'fragment' } }));
    expect(filter(/^All/)).toHaveTextContent('All2');
    expect(ordinals()).toEqual(['#2', '#1']);
    await userEvent.click(filter(/^Rejected/));
    expect(ordinals()).toEqual(['#3']);
    await userEvent.click(filter(/^Verified/));
    expect(ordinals()).toEqual(['#1']);
  });

  it('find a name', async () => {
    await show();
    say(3, { name: 'Quercetin' });
    await userEvent.type(screen.getByRole('searchbox'), 'querc');
    expect(ordinals()).toEqual(['#3']);
  });

  it('fold a column without data in any row, say so, and show it when it is wanted', async () => {
    await show();
    expect(columnIndex('Part')).toBe(-1);
    expect(screen.getByText(/Without data, folded: .*Part/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(checkbox('Part'));
    expect(header('Part')).toBeVisible();
  });

  it('sort by a header, downwards when it is pressed again, and by a second one with Shift', async () => {
    await show();
    say(1, { name: 'b', organism: 'x' });
    say(2, { name: 'a', organism: 'x' });
    say(3, { name: 'c', organism: 'y' });
    const sortBy = (name: string) => within(header(name)).getByRole('button');
    await userEvent.click(sortBy('Name'));
    expect(ordinals()).toEqual(['#2', '#1', '#3']);
    await userEvent.click(sortBy('Name'));
    expect(ordinals()).toEqual(['#3', '#1', '#2']);
    expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(sortBy('Organism'));
    await press('{Shift>}');
    await userEvent.click(sortBy('Name'));
    await press('{/Shift}');
    expect(ordinals()).toEqual(['#2', '#1', '#3']);
  });
});

describe('the keyboard', () => {
  it('has one tab stop in the grid, which the arrows move', async () => {
    await show();
    expect(tabbable()).toEqual([cell(0, 'Name')]);
    act(() => cell(0, 'Name').focus());
    await press('{ArrowDown}{ArrowRight}');
    expect(cell(1, 'Structure')).toHaveFocus();
    expect(tabbable()).toEqual([cell(1, 'Structure')]);
  });

  it('leads to the headers above the first row, and back', async () => {
    await show();
    act(() => cell(0, 'Name').focus());
    await press('{ArrowUp}');
    expect(within(header('Name')).getByRole('button')).toHaveFocus();
    await press('{ArrowDown}');
    expect(cell(0, 'Name')).toHaveFocus();
  });

  it('edits with Enter; Enter keeps the value and goes down, also where sorting moves the row', async () => {
    await show();
    await userEvent.click(within(header('Name')).getByRole('button'));
    act(() => cell(0, 'Name').focus());
    await press('{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Zeaxanthin{Enter}');
    expect(draftOf(1)).toEqual({ name: 'Zeaxanthin' });
    expect(ordinals()).toEqual(['#1', '#2', '#3']);
    expect(cell(1, 'Name')).toHaveFocus();
    expect(stepCount()).toBe(1);
  });

  it('gives the old value back with Escape', async () => {
    await show();
    say(2, { name: 'quercetin' });
    act(() => cell(0, 'Name').focus());
    await press('{Enter}rutin{Escape}');
    expect(draftOf(2)).toEqual({ name: 'quercetin' });
    expect(cell(0, 'Name')).toHaveFocus();
    expect(cell(0, 'Name')).toHaveTextContent('quercetin');
  });

  it('keeps a changed value when the cell is left', async () => {
    await show();
    act(() => cell(0, 'Name').focus());
    await press('{Enter}rutin');
    await userEvent.click(cell(1, 'Status'));
    expect(draftOf(2)).toEqual({ name: 'rutin' });
  });

  it('confirms a found value by Enter, and not by leaving the cell', async () => {
    await show();
    const label = { ...PRINTED_LABEL, name: 'quercetin' };
    dispatch(segmentChanged({ ...segments[1]!, label }));
    expect(cell(0, 'Name')).toHaveTextContent('quercetin, not confirmed');
    await userEvent.dblClick(cell(0, 'Name'));
    await userEvent.click(cell(1, 'Status'));
    expect(draftOf(2)).toEqual({});
    await userEvent.dblClick(cell(0, 'Name'));
    await press('{Enter}');
    expect(draftOf(2)).toEqual({ name: 'quercetin' });
    expect(cell(0, 'Name')).not.toHaveTextContent('not confirmed');
  });

  it('keeps what is typed with its compound while a reading takes the row out of the filter', async () => {
    await show({ count: 5 });
    await userEvent.click(filter(/^Unchecked/));
    expect(ordinals()).toEqual(['#4', '#5', '#1', '#3']);
    act(() => cell(0, 'Name').focus());
    await press('{Enter}ru');
    read(4, undefined, 0.5);
    await press('tin{Enter}');
    expect([1, 3, 4, 5].map((one) => draftOf(one).name)).toEqual([
      ...[undefined, undefined, 'rutin', undefined],
    ]);
    expect(ordinals()).toEqual(['#5', '#1', '#3']);
    expect(cell(0, 'Name')).toHaveFocus();
  });

  it('keeps the last row that a filter shows while it is edited', async () => {
    await show({ count: 1 });
    await userEvent.click(filter(/^Unchecked/));
    act(() => cell(0, 'Name').focus());
    await press('{Enter}ru');
    read(1, undefined, 0.5);
    await press('tin{Enter}');
    expect(draftOf(1).name).toBe('rutin');
    expect(screen.getByText('No compound is like that')).toBeVisible();
  });

  it('keeps what is typed with its drawing while it joins the row of another', async () => {
    await show();
    act(() => cell(2, 'Name').focus());
    await press('{Enter}ru');
    const result = (smiles: string) => ({
      text: smiles,
      result: { identifiers: { ...IDENTIFIED, smiles, inchiKey: KEY } },
    });
    dispatch(structuresIdentified([result('C'), result('CCC')]));
    await press('tin{Enter}');
    expect([1, 2, 3].map((one) => draftOf(one).name)).toEqual([undefined, undefined, 'rutin']);
    expect(ordinals()).toEqual(['#2', '#1, #3']);
  });

  it('keeps what was typed when the table goes', async () => {
    const { unmount } = await show();
    act(() => cell(0, 'Name').focus());
    await press('{Enter}rutin');
    unmount();
    expect(draftOf(2).name).toBe('rutin');
  });

  it('does not edit what is derived', async () => {
    await show();
    act(() => cell(0, 'Status').focus());
    await press('{Enter}');
    expect(within(grid()).queryByRole('textbox')).toBeNull();
  });

  it('opens the drawing', async () => {
    await show();
    act(() => cell(2, 'Name').focus());
    await press('o');
    expect(selectReviewView(page.store.getState())).toBe('drawings');
    expect(selectReviewedId(page.store.getState())).toBe(idOf(3));
  });

  it('undoes, and does again', async () => {
    await show();
    say(2, { name: 'quercetin' });
    act(() => cell(0, 'Name').focus());
    await press('z');
    expect(draftOf(2)).toEqual({});
    await press('{Shift>}z{/Shift}');
    expect(draftOf(2)).toEqual({ name: 'quercetin' });
  });
});

describe('chosen rows', () => {
  const bar = () => screen.getByRole('toolbar', { name: 'Selected compounds' });

  it('are chosen by Space, by Shift and arrows, which also take back, and all by Ctrl+A', async () => {
    await show();
    act(() => cell(0, 'Name').focus());
    await press(' ');
    expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
    ]);
    await press(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    expect(bar()).toHaveTextContent('2 selected');
    expect(cell(1, 'Name')).toHaveFocus();
    await press('{Control>}a{/Control}');
    expect(bar()).toHaveTextContent('3 selected');
    await press('{Escape}');
    expect(screen.queryByRole('toolbar', { name: 'Selected compounds' })).toBeNull();
  });

  it('are given up by Escape, which otherwise goes to the window', async () => {
    await show();
    act(() => cell(0, 'Name').focus());
    await press(' ');
    const isPassedOn = () => fireEvent.keyDown(cell(0, 'Name'), { key: 'Escape' });
    expect([isPassedOn(), isPassedOn()]).toEqual([false, true]);
  });

  it('are called correct together, in one step, also those that the filter hides', async () => {
    await show();
    await userEvent.click(checkbox('Select #2'));
    await userEvent.click(checkbox('Select #3'));
    await userEvent.click(filter(/^Doubtful/));
    expect(bar()).toHaveTextContent('2 selected, 1 hidden');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Correct' }));
    expect([1, 2, 3].map(verdictOf)).toEqual([undefined, 'correct', 'correct']);
    expect(stepCount()).toBe(1);
  });

  it('are rejected with a reason', async () => {
    await show();
    await userEvent.click(checkbox('Select all compounds shown'));
    await userEvent.click(within(bar()).getByRole('button', { name: 'Reject' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Not a structure/ }));
    expect([1, 2, 3].map(verdictOf)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(stepCount()).toBe(1);
  });

  it.each([
    ['2', { reason: 'notAStructure' }],
    ['5twice{Enter}', { reason: 'other', note: 'twice' }],
  ])('are rejected by the keys %s', async (keys, rejection) => {
    await show();
    await userEvent.click(checkbox('Select #1'));
    await userEvent.click(within(bar()).getByRole('button', { name: 'Reject' }));
    await press(keys);
    expect(selectJudgement(page.store.getState(), idOf(1))).toMatchObject(rejection);
  });

  it('leave the focus in the table when they are cleared', async () => {
    await show();
    await userEvent.click(checkbox('Select #1'));
    await userEvent.click(within(bar()).getByRole('button', { name: /Clear/ }));
    expect(cell(0, 'Name')).toHaveFocus();
  });

  it('get an organism together, in one step', async () => {
    await show();
    await userEvent.click(checkbox('Select #1'));
    await userEvent.click(checkbox('Select #3'));
    await userEvent.click(within(bar()).getByRole('button', { name: 'Set organism' }));
    await press('Aspergillus flavus{Enter}');
    expect([1, 2, 3].map((one) => draftOf(one).organism)).toEqual([
      'Aspergillus flavus',
      undefined,
      'Aspergillus flavus',
    ]);
    expect(stepCount()).toBe(1);
  });

  it('are filled down from the first of them with Ctrl+D', async () => {
    await show();
    say(2, { organism: 'Aspergillus oryzae' });
    act(() => cell(0, 'Organism').focus());
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect([1, 2, 3].map((one) => draftOf(one).organism)).toEqual(
      Array(3).fill('Aspergillus oryzae'),
    );
    expect(stepCount()).toBe(2);
  });
});

describe('the clipboard', () => {
  /** The text that a copy leaves. */
  function copy(): string {
    const data = new Map<string, string>();
    const clipboardData = { setData: (type: string, text: string) => void data.set(type, text) };
    fireEvent.copy(document.activeElement!, { clipboardData });
    return data.get('text/plain') ?? '';
  }
  const paste = (text: string) =>
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });

  it('takes the chosen rows, or else the cell', async () => {
    await show();
    say(2, { name: 'quercetin', organism: '=1+1' });
    act(() => cell(0, 'Name').focus());
    expect(copy()).toBe('quercetin');
    await press('{Control>}a{/Control}');
    expect(copy().split('\n')).toEqual([
      "#2\tquercetin\t'=1+1\t1\tDoubtful",
      '#1\t\t\t1\tProcessed',
      '#3\t\t\t1\tProcessed',
    ]);
  });

  it('gives a block to the cells from the current one on, in one step', async () => {
    await show();
    say(1, { name: 'quercetin', organism: 'Aspergillus oryzae' });
    act(() => cell(1, 'Name').focus());
    paste('rutin\t\tleft out\nmorin\t\nbeyond the last row');
    expect([2, 1, 3].map(draftOf)).toEqual([
      {},
      { name: 'rutin', organism: '' },
      { name: 'morin' },
    ]);
    expect(stepCount()).toBe(2);
    await press('z');
    expect([2, 1, 3].map(draftOf)).toEqual([
      {},
      { name: 'quercetin', organism: 'Aspergillus oryzae' },
      {},
    ]);
  });

  it('gives one value to all chosen rows', async () => {
    await show();
    act(() => cell(0, 'Organism').focus());
    await press('{Shift>}{ArrowDown}{/Shift}');
    paste('Aspergillus flavus');
    expect([2, 1, 3].map((one) => draftOf(one).organism)).toEqual([
      'Aspergillus flavus',
      'Aspergillus flavus',
      undefined,
    ]);
  });

  it('is left to the field while a cell is edited', async () => {
    await show();
    act(() => cell(0, 'Name').focus());
    await press('{Enter}');
    paste('a\tb');
    expect(stepCount()).toBe(0);
  });
});

it('shows a phone name, organism, formula and state of each compound', async () => {
  await show({ width: 390 });
  say(2, { name: 'quercetin', organism: 'Aspergillus flavus' });
  const cells = within(within(grid()).getAllByRole('row')[0]!).getAllByRole('gridcell');
  expect(cells.slice(2).map((one) => one.textContent)).toEqual([
    'quercetin',
    'Aspergillus flavus',
    'none yet',
    'Doubtful',
  ]);
});

it('toggles the row of the checkbox that has the focus, not the current cell’s', async () => {
  await show();
  act(() => cell(0, 'Name').focus());
  const boxes = within(grid()).getAllByRole('checkbox', { name: /^Select #/ });
  act(() => boxes[1]!.focus());
  await press(' ');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, false]);
});

it('limits the rows to an organism, and to none again', async () => {
  const user = userEvent.setup();
  await show();
  say(2, { organism: 'Aspergillus flavus' });
  await user.click(screen.getByRole('button', { name: 'Groups' }));
  const bar = screen.getByRole('button', { name: /^Aspergillus flavus\s*1$/ });
  await user.click(bar);
  expect(ordinals()).toEqual(['#2']);
  await user.click(bar);
  expect(ordinals()).toHaveLength(3);
});

it('marks each drawing under its page by its status, and opens it', async () => {
  const user = userEvent.setup();
  await show();
  const strip = screen.getByRole('toolbar', { name: 'Drawings by page' });
  await user.click(within(strip).getByRole('button', { name: '#2, Doubtful' }));
  expect(selectReviewedId(page.store.getState())).toBe(idOf(2));
  expect(selectReviewView(page.store.getState())).toBe('drawings');
});

it('lists a chosen group also when it has no compound any more, counts none, and can be cleared', async () => {
  const user = userEvent.setup();
  await show();
  say(2, { organism: 'Aspergillus flavus' });
  await user.click(screen.getByRole('button', { name: 'Groups' }));
  await user.click(screen.getByRole('button', { name: /^Aspergillus flavus\s*1$/ }));
  expect(filter(/^All/)).toHaveTextContent('All1');
  say(2, { organism: 'Aspergillus oryzae' });
  const gone = screen.getByRole('button', { name: /^Aspergillus flavus\s*0$/ });
  expect(gone).toHaveAttribute('aria-pressed', 'true');
  expect(filter(/^All/)).toHaveTextContent('All0');
  await user.click(screen.getByRole('button', { name: 'Clear the group' }));
  expect(ordinals()).toHaveLength(3);
});

it('the strip of pages is one tab stop; arrow keys lead along it', async () => {
  const user = userEvent.setup();
  await show();
  const strip = screen.getByRole('toolbar', { name: 'Drawings by page' });
  const stops = within(strip)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  act(() => stops[0]!.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(strip).getByRole('button', { name: '#2, Doubtful' })).toHaveFocus();
});

it('with hundreds of drawings, each page of the strip has a count for each status', async () => {
  await show({ count: 120 });
  const strip = screen.getByRole('toolbar', { name: 'Drawings by page' });
  expect(within(strip).getAllByRole('button', { name: /Processed$/ })[0]).toHaveTextContent('2');
  expect(within(strip).queryByRole('button', { name: /^#/ })).toBeNull();
});

it('of 2,000 compounds, a screen of rows is in the page, and no mark for each drawing', async () => {
  await show({ count: 2_000 });
  expect(grid().querySelectorAll('[role="row"]').length).toBeLessThan(40);
  expect(document.querySelectorAll('*').length).toBeLessThan(MOST_ELEMENTS);
});

it('confirms the numbers, names and sources that were found for the chosen rows, in one step, and no word of a person', async () => {
  await show();
  const label = { ...PRINTED_LABEL, number: '3', name: 'quercetin' };
  const said = { by: 'sentence', page: 1, start: 0, end: 4, sentence: 'It came of Ruta.' } as const;
  const sources = [{ ...said, organism: 'Ruta graveolens', part: 'leaves' }];
  const captioned = { ...PRINTED_LABEL, number: '4', captionName: 'carnosol', sources };
  [label, captioned].forEach((one, index) => {
    dispatch(segmentChanged({ ...segments[index]!, label: one }));
  });
  say(1, { name: 'said' });
  await userEvent.click(checkbox(/all/i));
  const before = stepCount();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm found' }));
  expect([1, 2, 3].map(draftOf)).toEqual([
    { number: '3', name: 'said' },
    {
      ...{ number: '4', name: 'carnosol', organism: 'Ruta graveolens', part: 'leaves' },
      evidence: 'It came of Ruta.',
    },
    {},
  ]);
  expect(stepCount()).toBe(before + 1);
  expect(screen.getByRole('button', { name: 'Confirm found' })).toHaveAccessibleDescription(
    'Nothing that was found waits for a word',
  );
});

it('shows of stereoisomers’ InChIKeys the block in which they differ, and has the whole key as text', async () => {
  await show();
  const keys = ['LCAZOMIGFDQMNC-FORWCCJISA-N', 'LCAZOMIGFDQMNC-KYJUHHDHSA-N'];
  const facts = keys.map((inchiKey, index) => {
    const text = 'C'.repeat(index + 1);
    return { text, result: { identifiers: { smiles: text, inchiKey, ...IDENTIFIED } } };
  });
  dispatch(structuresIdentified(facts));
  for (const key of keys) {
    const block = screen.getByText(key.slice(14));
    expect(block).toHaveStyle({ flex: 'none' });
    expect(block.parentElement).toHaveTextContent(key);
  }
});

describe('what there is to know of the chosen rows', () => {
  const correct = () => userEvent.click(screen.getByRole('button', { name: 'Correct' }));

  beforeEach(async () => {
    installDialogForJsdom();
    await show();
    read(2, 'CC.CCC');
    await userEvent.click(checkbox(/all/i));
    await correct();
  });

  it('is listed, and asked before they are called correct', async () => {
    const dialog = screen.getByRole('dialog', { name: 'Correct all the same?' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      '#2 2 parts that no bond connects.',
    );
    expect([1, 2, 3].map(verdictOf)).toEqual([undefined, undefined, undefined]);
    await userEvent.click(screen.getByRole('button', { name: 'All 3 are correct' }));
    expect([1, 2, 3].map(verdictOf)).toEqual(['correct', 'correct', 'correct']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('need not keep the others from being called correct, who are asked about no more', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Only the other 2' }));
    expect([1, 2, 3].map(verdictOf)).toEqual(['correct', undefined, 'correct']);
  });

  it('leaves all as they are if the question is closed', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([1, 2, 3].map(verdictOf)).toEqual([undefined, undefined, undefined]);
  });
});

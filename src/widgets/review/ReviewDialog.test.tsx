import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Segment } from '@/domain/segment';
import {
  readingReceived,
  segmentChanged,
  segmentRemoved,
  selectCompoundDraft,
  selectJudgement,
  selectStructureOf,
  textCompared,
} from '@/article';
import { checkedExportRequested } from '@/features/exporting';
import { placeFixRequested } from '@/features/editor';
import { historySaga, undoRequested } from '@/features/history';
import { judgingSaga, rejectionRequested, selectReviewer } from '@/features/judging';
import {
  drawingShown,
  reviewRequested,
  reviewSaga,
  selectReviewView,
  viewShown,
} from '@/features/review';
import { structuresIdentified } from '@/features/identifiers';
import { answerTaxa } from '@/testing/answerTaxa';
import { selectOpenContext } from '@/features/context';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { installPicturesForJsdom } from '@/testing/picturesForJsdom';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { ReviewDialog } from './ReviewDialog';

const DEPICTION = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const MOLFILE =
  '\n\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n' +
  '    0.0000    0.0000    0.0000 C   0  0\nM  END\n';
const PICTURE = () => new Response('png', { headers: { 'Content-Type': 'image/png' } });
const CIRCUMSTANCES = { useCoordinates: false, handDrawn: false, fromFallback: false };

/** As the saved work's own process tells it. */
const NOT_SAVED = { type: 'savedWork/savingFailed', payload: { message: 'Full.', isFull: true } };

/** Where ids come from. */
const LIST = 'Taxon ids: NCBI, 2026-01-01, public domain';

const FOUND_ELSEWHERE = { type: 'elsewhere/articleFoundElsewhere' };

installDialogForJsdom();

let page: TestStore;
let holdPictures: () => () => void;
let segments: Segment[];

/** Of three drawings, the first is read by two engines that differ, the second likely, the third not. */
beforeEach(async () => {
  holdPictures = installPicturesForJsdom();
  installLayoutForJsdom({ width: 220, height: 500 });
  page = makeTestStore({ runSagas: false });
  const { server } = page.platform;
  server.on('POST', '/depiction/generate', () => new Response(DEPICTION));
  server.on('GET', /get_segment_image/, PICTURE);
  for (const saga of [judgingSaga, historySaga, reviewSaga]) page.runSaga(saga);
  await openDocument(page);
  segments = receiveSegments(page, 3);
  const label = { number: '7', name: 'kojic acid', text: '7 kojic acid', confidence: 0.98 };
  act(
    () =>
      void page.store.dispatch(
        segmentChanged({ ...segments[1]!, label: { ...label, box: [0, 0, 1, 1] } }),
      ),
  );
  read(0, 'C', 'molscribe');
  read(0, 'CC', 'decimer', { differing: ['molscribe'] });
  read(1, 'CCO', 'decimer');
  act(() => void page.store.dispatch(reviewRequested({ view: 'drawings' })));
  renderWithStore(<ReviewDialog />, page);
  await seen();
});

/** Before that, no drawing can be called correct. */
const seen = () =>
  waitFor(() =>
    expect(document.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'false'),
  );

function read(index: number, smiles: string, engine: string, changes: object = {}) {
  const timestamp = `2026-01-02T03:04:0${index}.${smiles.length}00Z`;
  const version = {
    ...{ smiles, engine, confidence: 0.8, depiction: DEPICTION, timestamp },
    program: engine === 'molscribe' ? 'OSRA' : 'PixelGraph',
    ...{ ...CIRCUMSTANCES, ...changes },
  };
  act(() => void page.store.dispatch(readingReceived({ segment: segments[index]!, version })));
}

const state = () => page.store.getState();
const judgementOf = (index: number) => selectJudgement(state(), segments[index]!.id);
const rows = (group: string) =>
  within(screen.getByRole('region', { name: group })).getAllByRole('button');
const currentRow = () => document.querySelector('[aria-current="true"]');

test('readings are drawn with the letters of their stereo centres, until these are switched off', async () => {
  const lettersAsked = () =>
    page.platform.server
      .requestsTo('/depiction/generate')
      .map(({ body }) => JSON.parse(String(body)).cip)
      .at(-1);
  expect(lettersAsked()).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: '(R)/(S)' }));
  await waitFor(() => expect(lettersAsked()).toBe(false));
  await seen();
});

test('the doubtful drawing is before the curator, with the reason to look at it', () => {
  expect(rows('Doubtful, 1')[0]).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('OSRA reads another structure here.')).toBeVisible();
  expect(screen.getByText('0 of 3 checked')).toBeVisible();
});

test.each(['drawings', 'compounds'] as const)(
  'the head of %s says when work is not saved, beside the export',
  (view) => {
    act(() => void page.store.dispatch(viewShown(view)));
    act(() => void page.store.dispatch(NOT_SAVED));
    expect(screen.getByText('Not saved: storage is full')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Export' })[0]).toBeVisible();
  },
);

test('a drawing whose reading failed offers to draw it', () => {
  const error = 'No atoms found';
  const version = {
    ...{ engine: 'decimer', error, timestamp: '2026-01-02T03:04:05.000Z' },
    ...CIRCUMSTANCES,
  };
  act(() => void page.store.dispatch(readingReceived({ segment: segments[2]!, version })));
  act(() => void page.store.dispatch(drawingShown(segments[2]!.id)));
  expect(screen.getByRole('button', { name: 'Draw' })).toBeVisible();
});

test('the focus is on its row, and goes with the decisions', async () => {
  expect(currentRow()).toHaveFocus();
  await userEvent.keyboard('a');
  expect(judgementOf(0)).toMatchObject({ verdict: 'correct' });
  expect(currentRow()).toHaveTextContent('kojic acid');
  expect(currentRow()).toHaveFocus();
  expect(screen.getByText('1 of 3 checked')).toBeVisible();
});

test('what is not shown yet is not called correct, and A says so', async () => {
  const letCome = holdPictures();
  await userEvent.keyboard('j');
  expect(screen.getAllByText('Drawing …')[0]).toBeVisible();
  await userEvent.keyboard('a');
  expect(judgementOf(1)).toBeUndefined();
  expect(screen.getByText('Drawing …, not yet marked as correct.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Correct and next/ }));
  expect(judgementOf(1)).toBeUndefined();
  letCome();
  await seen();
  expect(screen.queryByText('Drawing …')).toBeNull();
  await userEvent.keyboard('a');
  expect(judgementOf(1)).toMatchObject({ verdict: 'correct' });
});

test('rings and reasons stay once a drawing is verified, for whoever looks after its curator', async () => {
  const doubt = {
    kind: 'bond',
    atoms: [],
    x: 0.5,
    y: 0.5,
    confidence: 0.4,
    says: 'A bond?',
  } as const;
  const rings = () => document.querySelectorAll('[data-pane] [data-ring]');
  read(0, 'CCC', 'decimer', { doubts: [doubt] });
  expect(rings()).toHaveLength(1);
  await seen();
  await userEvent.keyboard('a');
  act(() => void page.store.dispatch(drawingShown(segments[0]!.id)));
  expect(judgementOf(0)).toMatchObject({ verdict: 'correct' });
  expect(rings()).toHaveLength(1);
  expect(screen.getByText(/Look at 1: A bond\?/)).toBeVisible();
});

test('the pictures that are made ready for the next drawings are not shown', () => {
  const ahead = [...document.querySelectorAll('img[alt=""]')].filter(
    (image) => !image.closest('[data-queue], figure'),
  );
  expect(ahead.length).toBeGreaterThan(0);
  for (const image of ahead) expect(image).not.toBeVisible();
});

test('R and a digit reject, and Z takes it back and shows the drawing again', async () => {
  await userEvent.keyboard('r2');
  expect(judgementOf(0)).toMatchObject({ verdict: 'rejected', reason: 'notAStructure' });
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('z');
  expect(judgementOf(0)).toBeUndefined();
  expect(rows('Doubtful, 1')[0]).toHaveAttribute('aria-current', 'true');
});

test('another reason needs a note', async () => {
  await userEvent.keyboard('r5');
  await userEvent.click(
    within(screen.getByRole('dialog'))
      .getAllByRole('button', { name: /^Reject/ })
      .at(-1)!,
  );
  expect(judgementOf(0)).toBeUndefined();
  await userEvent.type(screen.getByLabelText('Why it is rejected'), 'a logo{Enter}');
  expect(judgementOf(0)).toMatchObject({ reason: 'other', note: 'a logo' });
});

test('a digit takes that engine’s reading, which is not judged then', async () => {
  await userEvent.keyboard('3');
  expect(selectStructureOf(state(), segments[0]!)?.smiles).toBe('C');
  expect(screen.getByRole('button', { name: /OSRA/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a drawing without a reading cannot be called correct, and says why', async () => {
  await userEvent.click(screen.getByRole('button', { name: /#3 page 1/ }));
  await userEvent.keyboard('a');
  expect(judgementOf(2)).toBeUndefined();
  expect(screen.getByRole('button', { name: /Correct and next/ })).toHaveAccessibleDescription(
    'There is no structure to mark',
  );
});

test('what is printed beside the drawing is proposed, and confirmed by Enter', async () => {
  await userEvent.keyboard('j');
  expect(screen.getByText('found, not confirmed')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(selectCompoundDraft(state(), segments[1]!.id)).toEqual({
    number: '7',
    name: 'kojic acid',
  });
  expect(screen.queryByText('found, not confirmed')).toBeNull();
});

test('a doubtful label stands in no field, and is taken by its button without typing', async () => {
  const label = { name: 'β-PC-M6', text: 'β-PC-M6', confidence: 0.6, box: [0, 0, 1, 1] } as const;
  act(() => void page.store.dispatch(segmentChanged({ ...segments[0]!, label })));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Use β-PC-M6' }));
  expect(selectCompoundDraft(state(), segments[0]!.id)).toEqual({ name: 'β-PC-M6' });
  expect(screen.queryByRole('button', { name: 'Use β-PC-M6' })).toBeNull();
  expect(currentRow()).toHaveFocus();
});

test('Enter confirms nothing over what the user said', async () => {
  await userEvent.keyboard('j');
  await userEvent.clear(screen.getByLabelText('Number'));
  await userEvent.type(screen.getByLabelText('Number'), '7a{Enter}');
  await userEvent.click(currentRow()!);
  await userEvent.keyboard('{Enter}');
  expect(selectCompoundDraft(state(), segments[1]!.id)).toEqual({
    ...{ number: '7a', name: 'kojic acid' },
  });
});

test('the keys still work after the last decision, and after taking one back', async () => {
  await userEvent.keyboard('r2r2r2');
  expect(screen.getByText('3 of 3 checked')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await userEvent.keyboard('r3');
  expect(judgementOf(2)).toMatchObject({ reason: 'fragment' });
});

test('a field is kept when it is left, and its letters decide nothing', async () => {
  await userEvent.type(screen.getByLabelText('Organism'), 'Aspergillus oryzae');
  expect(judgementOf(0)).toBeUndefined();
  await userEvent.tab();
  expect(selectCompoundDraft(state(), segments[0]!.id)).toEqual({ organism: 'Aspergillus oryzae' });
});

describe('the taxon of the organism', () => {
  test('stands below it, with the accepted name of a synonym and the licence of the list', async () => {
    answerTaxa(page.platform.server);
    await userEvent.type(screen.getByLabelText('Organism'), 'Imaginaria ficta{Enter}');
    const line = 'Imaginaria ficta · NCBI 11 · species · accepted name Fabulosa ficta';
    expect(await screen.findByText(line)).toHaveAttribute('title', LIST);
  });

  test('of a genus with a slip is found by the name that was meant', async () => {
    answerTaxa(page.platform.server);
    await userEvent.type(screen.getByLabelText('Organism'), 'Imaginarya ficta{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Use Imaginaria ficta' }));
    expect(selectCompoundDraft(state(), segments[0]!.id)?.organism).toBe('Imaginaria ficta');
    expect(await screen.findByText(/^Imaginaria ficta · NCBI 11/)).toBeVisible();
  });

  test('is said to be the genus where no more is listed, or to be missing', async () => {
    answerTaxa(page.platform.server);
    await userEvent.type(screen.getByLabelText('Organism'), 'Fabulosa ignota{Enter}');
    expect(await screen.findByText('genus Fabulosa · NCBI 10')).toHaveAttribute('title', LIST);
    await userEvent.clear(screen.getByLabelText('Organism'));
    await userEvent.type(screen.getByLabelText('Organism'), 'Nusquam nota{Enter}');
    expect(await screen.findByText('No taxon id: not in the list of NCBI')).toBeVisible();
  });

  test('is not mentioned where the services have no list', async () => {
    await userEvent.type(screen.getByLabelText('Organism'), 'Imaginaria ficta{Enter}');
    await waitFor(() =>
      expect(page.platform.server.requestsTo('/chem/name_sources')).not.toEqual([]),
    );
    expect(screen.queryByText(/taxon id|NCBI/)).toBeNull();
  });
});

describe('text that is being typed', () => {
  const typed = () => selectCompoundDraft(state(), segments[0]!.id);
  const type = () => userEvent.type(screen.getByLabelText('Organism'), 'A. oryzae');

  test('is kept after half a second without a key, with the field still in hand', async () => {
    await type();
    expect(typed()).toEqual({});
    await waitFor(() => expect(typed()).toEqual({ organism: 'A. oryzae' }));
    expect(screen.getByLabelText('Organism')).toHaveFocus();
  });

  test.each([
    [
      'the page is hidden',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['another drawing is shown', () => page.store.dispatch(drawingShown(segments[1]!.id))],
  ])('is kept when %s', async (_when, happen) => {
    await type();
    act(() => void happen());
    expect(typed()).toEqual({ organism: 'A. oryzae' });
  });

  test.each([
    ['its drawing is gone', () => page.store.dispatch(segmentRemoved(segments[0]!))],
    [
      'another article is open',
      async () => {
        await openDocument(page, { name: 'other.pdf', pdfId: '1800000000000' });
        receiveSegments(page, 3, { pdfId: '1800000000000' });
      },
    ],
  ])('is not kept once %s', async (_when, happen) => {
    await type();
    await act(async () => void (await happen()));
    await act(() => new Promise((done) => setTimeout(done, 600)));
    expect(typed()).toEqual({});
  });

  test('is one step for undo, and Escape gives the earlier text back, kept or not', async () => {
    await type();
    await waitFor(() => expect(typed()).toEqual({ organism: 'A. oryzae' }));
    await userEvent.keyboard(' R');
    await userEvent.tab();
    expect(typed()).toEqual({ organism: 'A. oryzae R' });
    act(() => void page.store.dispatch(undoRequested()));
    expect(typed()).toEqual({});
    await type();
    await waitFor(() => expect(typed()).toEqual({ organism: 'A. oryzae' }));
    await userEvent.keyboard('{Escape}');
    expect(typed()).toEqual({});
  });
});

describe('a letter typed by accident and deleted', () => {
  const pause = () => act(() => new Promise((done) => setTimeout(done, 600)));

  test('leaves a found name unconfirmed', async () => {
    await userEvent.keyboard('j');
    await userEvent.type(screen.getByLabelText('Name'), 'x');
    await pause();
    expect(selectCompoundDraft(state(), segments[1]!.id)).toEqual({ name: 'kojic acidx' });
    await userEvent.keyboard('{Backspace}');
    await pause();
    await userEvent.tab();
    expect(selectCompoundDraft(state(), segments[1]!.id)).toEqual({});
    expect(screen.getByText('found, not confirmed')).toBeVisible();
  });

  test('does not say that there is none, and Escape then undoes no earlier decision', async () => {
    await userEvent.keyboard('a');
    await userEvent.type(screen.getByLabelText('Organism'), 'x');
    await pause();
    await userEvent.keyboard('{Backspace}');
    await pause();
    expect(selectCompoundDraft(state(), segments[1]!.id).organism).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    expect(judgementOf(0)).toMatchObject({ verdict: 'correct' });
  });
});

test('Escape after letters that changed nothing undoes no earlier decision', async () => {
  await userEvent.keyboard('a');
  await userEvent.type(screen.getByLabelText('Organism'), ' ');
  await act(() => new Promise((done) => setTimeout(done, 600)));
  await userEvent.keyboard('{Escape}');
  expect(judgementOf(0)).toMatchObject({ verdict: 'correct' });
});

test('what is typed after letters that changed nothing is a step of its own', async () => {
  await userEvent.type(screen.getByLabelText('Organism'), 'A. oryzae');
  await userEvent.type(screen.getByLabelText('Part'), ' ');
  await act(() => new Promise((done) => setTimeout(done, 600)));
  await userEvent.keyboard('leaf{Enter}');
  act(() => void page.store.dispatch(undoRequested()));
  expect(selectCompoundDraft(state(), segments[0]!.id)).toEqual({ organism: 'A. oryzae' });
});

test('what was said can be taken back', async () => {
  await userEvent.keyboard('a');
  await userEvent.click(rows('Done, 1')[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(judgementOf(0)).toBeUndefined();
});

test('the queue can be filtered by state; what is empty says so', async () => {
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Done');
  expect(screen.getByText('Nothing to check here')).toBeVisible();
});

test('the close button closes it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(selectReviewView(state())).toBeNull();
});

describe('what the text says of the compound', () => {
  const sentence = 'Lupeol (1) was isolated from the leaves of Phoenix paludosa.';
  const said = { page: 2, start: 0, end: 10, sentence };
  const source = { ...said, organism: 'Phoenix paludosa', part: 'leaves' };
  const label = { number: '1', text: '1', confidence: 0.9, box: [0, 0, 1, 1] } as const;
  const show = (more: object) =>
    act(
      () =>
        void page.store.dispatch(segmentChanged({ ...segments[0]!, label: { ...label, ...more } })),
    );
  const draft = () => selectCompoundDraft(state(), segments[0]!.id);

  test('is taken by one Enter: number, name, organism, part and sentence; and by one undo taken back', async () => {
    show({ statedNames: [{ ...said, name: 'lupeol' }], sources: [{ ...source, by: 'sentence' }] });
    expect(screen.getByLabelText('Organism')).toHaveValue('Phoenix paludosa');
    expect(screen.getByLabelText('Part')).toHaveValue('leaves');
    await userEvent.keyboard('{Enter}');
    expect(draft()).toEqual({
      ...{ number: '1', name: 'lupeol', organism: 'Phoenix paludosa', part: 'leaves' },
      evidence: sentence,
    });
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await userEvent.keyboard('z');
    expect(draft()).toEqual({});
    expect(screen.getByRole('button', { name: 'Use Phoenix paludosa, leaves' })).toBeVisible();
  });

  test('is chosen by its button where it gives several names or organisms', async () => {
    const other = { ...said, organism: 'Salvia officinalis', by: 'article' };
    show({
      statedNames: [
        { ...said, name: 'lupeol' },
        { ...said, name: 'rutin' },
      ],
      sources: [{ ...source, by: 'article' }, other],
    });
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Organism')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Use rutin' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use Phoenix paludosa, leaves' }));
    await userEvent.selectOptions(
      screen.getByLabelText('What the organism is to the compound'),
      'Not isolated here',
    );
    expect(draft()).toEqual({
      ...{ name: 'rutin', organism: 'Phoenix paludosa', part: 'leaves', evidence: sentence },
      relation: 'notIsolated',
    });
  });
});

test('the formula that the text states stands with its sentence and what it says of the structure', () => {
  const sentence = 'Compound 1 has the formula C3H8O.';
  const stated = { formula: 'C3H8O', mass: 60.0575, within: 0.003, page: 2, start: 0, end: 9 };
  const label = { number: '1', text: '1', confidence: 0.9, box: [0, 0, 1, 1] } as const;
  const more = { ...label, statedFormulas: [{ ...stated, sentence }] };
  act(() => {
    page.store.dispatch(segmentChanged({ ...segments[0]!, label: more }));
    const { uniqueKey } = selectStructureOf(state(), segments[0]!)!;
    const formulaSays = { stated: 'C3H8O', verdict: 'other', difference: '−CH2' } as const;
    page.store.dispatch(textCompared([{ uniqueKey, formulaSays }]));
  });
  const section = within(screen.getByRole('heading', { name: 'By its formula' }).parentElement!);
  expect(section.getByRole('status')).toHaveTextContent(
    'The text states C3H8O; the structure differs by −CH2.',
  );
  expect(section.getByText(`“${sentence}” Page 2.`)).toBeVisible();
});

test('carbons that the text states stand alone where it states no formula', () => {
  const sentence = 'The 13C NMR spectrum of 1 showed 30 carbon signals.';
  const statedCarbons = [{ carbons: 30, page: 2, start: 0, end: 9, sentence }];
  const label = { number: '1', text: '1', confidence: 0.9, box: [0, 0, 1, 1] } as const;
  act(() => {
    page.store.dispatch(segmentChanged({ ...segments[0]!, label: { ...label, statedCarbons } }));
  });
  const section = within(screen.getByRole('heading', { name: 'By its carbons' }).parentElement!);
  expect(section.getByText(`“${sentence}” Page 2.`)).toBeVisible();
});

test('doubtful places are numbered in the line below, and in rings that can be hidden', async () => {
  const doubt = { kind: 'stereo', atoms: [1], x: 0.5, y: 0.5, confidence: 0.4 } as const;
  read(0, 'CCC', 'decimer', { doubts: [{ ...doubt, says: 'The wedge is short.' }] });
  expect(screen.getByText(/Look at 1: The wedge is short\./)).toBeVisible();
});

describe('what the services know of the structures', () => {
  const facts = {
    ...{ inchi: 'InChI=1S/x', formula: 'C2H6', rings: 0, heavyAtoms: 2 },
    ...{ stereoCentres: 0, definedStereoCentres: 0, remarks: ['Charge not balanced.'] },
  };
  const know = (keys: Readonly<Record<string, string>>) =>
    act(() => {
      const known = Object.entries(keys).map(([text, inchiKey]) => ({
        text,
        result: { identifiers: { ...facts, smiles: text, inchiKey } },
      }));
      page.store.dispatch(structuresIdentified(known));
    });
  const KEY = 'OTMSDBZUPAUEDD-UHFFFAOYSA-N';

  test('two notations of one structure are no difference between the engines', () => {
    expect(screen.getByText('The engines differ')).toBeVisible();
    know({ C: KEY, CC: KEY });
    expect(screen.queryByText('The engines differ')).toBeNull();
    expect(screen.getByText('Two engines read the same')).toBeVisible();
  });

  test('a reading says in a word how it differs from the one in use', () => {
    const known = [
      { text: 'C', result: { identifiers: { ...facts, smiles: 'C', formula: 'CH4' } } },
      { text: 'CC', result: { identifiers: { ...facts, smiles: 'CC' } } },
    ];
    act(() => void page.store.dispatch(structuresIdentified(known)));
    expect(screen.getByRole('button', { name: /OSRA/ })).toHaveTextContent('−CH2');
    expect(screen.getByRole('button', { name: /PixelGraph/ })).not.toHaveTextContent(/CH2|same/);
  });

  test('formula, key and remarks stand beside the drawing', () => {
    know({ CC: KEY });
    const compound = within(screen.getByRole('region', { name: 'Compound' }));
    expect(compound.getByText(KEY)).toBeVisible();
    expect(compound.getByText('Charge not balanced.')).toBeVisible();
    expect(compound.getByRole('button', { name: 'Look up' })).toBeVisible();
  });

  test('the reason "Duplicate" names the drawing that is repeated, and keeps it', async () => {
    know({ CC: KEY, CCO: KEY });
    await userEvent.keyboard('r');
    expect(screen.getByRole('menuitem', { name: /Duplicate of #2/ })).toBeVisible();
    await userEvent.keyboard('4');
    expect(judgementOf(0)).toMatchObject({ reason: 'duplicate', duplicateOf: segments[1]!.id });
    await userEvent.click(rows('Done, 1')[0]!);
    expect(screen.getByText(/Rejected: Duplicate of #2/)).toBeVisible();
  });

  test('a rejected drawing is none that another one repeats', async () => {
    read(2, 'OCC', 'decimer');
    know({ CC: KEY, CCO: KEY, OCC: KEY });
    const rejection = { reason: 'notAStructure' } as const;
    act(() => {
      page.store.dispatch(rejectionRequested({ ids: [segments[1]!.id], rejection }));
    });
    await userEvent.keyboard('r');
    expect(screen.getByRole('menuitem', { name: /Duplicate of #3/ })).toBeVisible();
  });
});

test('D goes from one doubtful place to the next, and the line tells the one in the middle', async () => {
  const doubt = { kind: 'stereo', atoms: [1], x: 0.5, y: 0.5, confidence: 0.4 } as const;
  const doubts = [
    { ...doubt, says: 'The wedge is short.' },
    { ...doubt, x: 0.2, says: 'The label is faint.' },
  ];
  read(0, 'CCC', 'decimer', { doubts });
  const line = () => screen.getByText(/Look at/).textContent;
  await userEvent.keyboard('d');
  expect(line()).toBe('Look at 1: The wedge is short.');
  await userEvent.keyboard('d');
  expect(line()).toBe('Look at 2: The label is faint.');
  await userEvent.keyboard('d');
  expect(line()).toBe('Look at 1: The wedge is short.');
});

test('at a doubtful place its readings are buttons, and a digit draws one of them', async () => {
  const place = { kind: 'label', atoms: [0], x: 0.5, y: 0.5, confidence: 0.4 } as const;
  const doubts = [{ ...place, readings: ['C', 'N', 'OMe'], says: 'A letter is faint.' }];
  read(0, 'CCC', 'decimer', { doubts, molfile: MOLFILE });
  expect(screen.queryByRole('group', { name: /^At place/ })).toBeNull();
  await userEvent.keyboard('d');
  const choices = within(screen.getByRole('group', { name: 'At place 1' }));
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'C 1',
    'N 2',
  ]);
  expect(choices.getByRole('button', { name: 'C 1' })).toHaveAttribute('aria-pressed', 'true');
  const trace = recordTrace(page);
  await userEvent.keyboard('2');
  await userEvent.click(choices.getByRole('button', { name: 'N 2' }));
  const fix = placeFixRequested({ segmentId: segments[0]!.id, atoms: [0], reading: 'N' });
  expect(trace.map(([action]) => action).filter(placeFixRequested.match)).toEqual([fix, fix]);
});

test('an atom without a ring can be pointed at, and a digit draws another there', async () => {
  const placement = { molfile: MOLFILE, width: 4, height: 4 };
  read(0, 'CCC', 'decimer', { molfile: MOLFILE, placement });
  const picker = await waitFor(() => document.querySelector('[data-place-picker]')!);
  expect(picker).toBeVisible();
  const box = { left: 0, top: 0, width: 100, height: 100 } as DOMRect;
  jest.spyOn(picker, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent.click(picker, { clientX: 0, clientY: 0 });
  const choices = screen.getByRole('group', { name: 'At this atom' });
  expect(within(choices).getByRole('button', { pressed: true })).toHaveTextContent('C 1');
  const trace = recordTrace(page);
  await userEvent.keyboard('2');
  const fix = placeFixRequested({ segmentId: segments[0]!.id, atoms: [0], reading: 'N' });
  expect(trace.map(([action]) => action).filter(placeFixRequested.match)).toEqual([fix]);
  expect(screen.queryByRole('group', { name: 'At this atom' })).toBeNull();
  fireEvent(picker, new MouseEvent('pointerdown', { bubbles: true, clientX: 60, clientY: 60 }));
  fireEvent.click(picker, { clientX: 0, clientY: 0 });
  expect(screen.queryByRole('group', { name: 'At this atom' })).toBeNull();
});

test('what may be drawn where a person pointed follows the reading that stands now', async () => {
  const reading = (molfile: string) => ({ molfile, placement: { molfile, width: 4, height: 4 } });
  read(0, 'CCC', 'decimer', reading(MOLFILE));
  const picker = await waitFor(() => document.querySelector('[data-place-picker]')!);
  const box = { left: 0, top: 0, width: 100, height: 100 } as DOMRect;
  jest.spyOn(picker, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent.click(picker, { clientX: 0, clientY: 0 });
  read(0, 'N', 'molnextr', reading(MOLFILE.replace(' C ', ' N ')));
  const choices = await screen.findByRole('group', { name: 'At this atom' });
  expect(within(choices).getByRole('button', { pressed: true })).toHaveTextContent('N 1');
});

test('O leaves the review for the page of the drawing', async () => {
  await userEvent.keyboard('o');
  expect(selectReviewView(state())).toBeNull();
  expect(selectOpenContext(state())?.segmentId).toBe(segments[0]!.id);
});

test('the name of who judges is asked once, and may be refused', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'No name' }));
  expect(selectReviewer(state())).toBe('');
  expect(screen.queryByLabelText(/Your name/)).toBeNull();
});

test('a given name is kept with the next judgement', async () => {
  await userEvent.type(screen.getByLabelText(/Your name/), 'the curator{Enter}');
  await userEvent.click(currentRow()!);
  await userEvent.keyboard('a');
  expect(judgementOf(0)).toMatchObject({ by: 'the curator' });
});

test.each([
  [
    'a name was given',
    () => userEvent.type(screen.getByLabelText(/Your name/), 'the curator{Enter}'),
  ],
  ['it was refused', () => userEvent.click(screen.getByRole('button', { name: 'No name' }))],
])('the keys still decide after the question for the name is gone: %s', async (_how, answer) => {
  await answer();
  await userEvent.keyboard('a');
  expect(judgementOf(0)).toMatchObject({ verdict: 'correct' });
});

test('once everything is checked, the review says so; what was rejected cannot be written', async () => {
  expect(screen.queryByText('Every drawing of this article is checked.')).toBeNull();
  await userEvent.keyboard('r2r2r2');
  expect(screen.getByText('Every drawing of this article is checked.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Export 0 checked/ })).toHaveAccessibleDescription(
    'Nothing that was checked can be written',
  );
});

test('one key writes what is checked, with what there is to know of it before', async () => {
  const dispatch = jest.spyOn(page.store, 'dispatch');
  read(0, 'CC', 'decimer', { molfile: MOLFILE });
  await userEvent.keyboard('x');
  expect(currentRow()).toHaveFocus();
  await seen();
  await userEvent.keyboard('a');
  await seen();
  await userEvent.keyboard('ar2');
  const button = screen.getByRole('button', { name: /^Export 1 checked as SDF/ });
  const cautions = screen.getByRole('list', { name: 'Before you export' });
  expect(cautions).toHaveTextContent('1 has no molfile, left out: kojic acid.');
  expect(cautions).toHaveTextContent('1 has no name');
  expect(dispatch).not.toHaveBeenCalledWith(checkedExportRequested());
  await userEvent.keyboard('x');
  expect(button).toHaveFocus();
  expect(dispatch).toHaveBeenCalledWith(checkedExportRequested());
});

test('where nothing was read it can be drawn', async () => {
  await userEvent.click(screen.getByRole('button', { name: /#3 page 1/ }));
  expect(screen.getByRole('button', { name: 'Draw' })).toBeEnabled();
});

test.each(['drawings', 'compounds', 'report'] as const)(
  'of an article that another tab has, the view of the %s says so, and offers to take it over',
  (view) => {
    act(() => void page.store.dispatch(viewShown(view)));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByText(/open in another tab/)).toBeNull();
    act(() => void page.store.dispatch(FOUND_ELSEWHERE));
    expect(dialog.getByText(/open in another tab, where it can be changed/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Take over' })).toBeVisible();
  },
);

test('a label is shown as the page prints it, and only beside its drawing', async () => {
  const prints = () => screen.getByRole('region', { name: 'Compound' }).querySelectorAll('img');
  act(() => void page.store.dispatch(drawingShown(segments[1]!.id)));
  await waitFor(() => expect(prints()).toHaveLength(1));
  act(() => void page.store.dispatch(drawingShown(segments[0]!.id)));
  expect(prints()).toHaveLength(0);
});

test('what a structure has about it is asked by key and button before it is called correct', async () => {
  read(0, 'CC.[K+]', 'decimer');
  await seen();
  await userEvent.keyboard('a');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^2 parts that no bond connects\. The charges do not balance: \+1 in all\. Correct all the same\?/,
  );
  expect(judgementOf(0)).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: /^Correct all the same/ }));
  expect(judgementOf(0)).toMatchObject({ verdict: 'correct' });
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('a');
  expect(judgementOf(1)).toMatchObject({ verdict: 'correct' });
});

test('Escape takes the question away first, and then closes the review', async () => {
  read(0, 'CC.[K+]', 'decimer');
  await seen();
  await userEvent.keyboard('a');
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: /^Correct and next/ })).toBeVisible();
  expect([judgementOf(0), selectReviewView(state())]).toEqual([undefined, 'drawings']);
  await userEvent.keyboard('a');
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(selectReviewView(state())).toBeNull();
});

test('Escape closes the review in its other views, whatever was asked of a drawing', async () => {
  read(0, 'CC.[K+]', 'decimer');
  await seen();
  await userEvent.keyboard('a');
  await userEvent.click(screen.getByRole('radio', { name: 'Report' }));
  await userEvent.keyboard('{Escape}');
  expect(selectReviewView(state())).toBeNull();
});

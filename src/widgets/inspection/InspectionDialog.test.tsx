import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { selectOpenContext } from '@/features/context';
import { inspectorSaga, segmentOpened, selectInspectorMode } from '@/features/inspector';
import { selectNotices } from '@/features/notices';
import {
  hideIncorrectToggled,
  readingReceived,
  segmentChanged,
  segmentSelectionToggled,
} from '@/article';
import { structuresSaga } from '@/features/structures';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { judgingSaga } from '@/features/judging';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { Inspection, InspectionPart } from './Inspection';

installDialogForJsdom();
beforeAll(InspectionPart.preload);

const SMILES = 'CC[C@@]1(O)C(=O)OCc2c1cc1n(c2=O)Cc2cc3ccccc3nc2-1';
const MOLFILE = '\n  VectorGraph\n\n  0  0\nM  END\n';
const READING: StructureVersion = {
  smiles: SMILES,
  molfile: MOLFILE,
  engine: 'molnextr',
  program: 'VectorGraph',
  programVersion: '0.1',
  confidence: 0.9,
  remarks: ['A wedge was unclear'],
  useCoordinates: true,
  handDrawn: false,
  processingTime: 2840,
  timestamp: '2026-01-02T03:04:06.000Z',
  fromFallback: false,
};
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10px" height="10px" viewBox="0 0 10 10"><path d="M0 0"/></svg>';

let testStore: TestStore;
let segments: Segment[];
let user: ReturnType<typeof userEvent.setup>;

async function show({ read = true } = {}) {
  testStore = makeTestStore({ runSagas: false });
  testStore.platform.server.on('POST', '/depiction/generate', () => new Response(SVG));
  testStore.platform.server.on(
    'GET',
    /get_segment_image/,
    () => new Response(new Uint8Array([137]), { headers: { 'Content-Type': 'image/png' } }),
  );
  testStore.runSaga(inspectorSaga);
  testStore.runSaga(structuresSaga);
  testStore.runSaga(judgingSaga);
  await openDocument(testStore);
  segments = receiveSegments(testStore, 5);
  user = userEvent.setup();
  if (read) reading();
  renderWithStore(<Inspection />, testStore);
  act(() => void testStore.store.dispatch(segmentOpened({ segmentId: segments[1]!.id })));
  await screen.findByRole('dialog');
}

const reading = (changes: Partial<StructureVersion> = {}) =>
  act(
    () =>
      void testStore.store.dispatch(
        readingReceived({ segment: segments[1]!, version: { ...READING, ...changes } }),
      ),
  );
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => user.click(dialog().getByRole('button', { name }));

describe('the details of a segment', () => {
  it('say which it is, where it is, and everything about its reading', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Segment #2' })).toBeVisible();
    expect(dialog().getByText('Processed', { selector: 'dialog > :first-child *' })).toBeVisible();
    expect(dialog().getByText('2 of 5')).toBeVisible();
    expect(dialog().getByText(SMILES)).toBeVisible();
    expect(dialog().getByText('page_0_1_segmented.png')).toBeVisible();
    expect(dialog().getByText('VectorGraph 0.1', { selector: 'dd' })).toBeVisible();
    expect(dialog().getByText('2.8 s')).toBeVisible();
    expect(dialog().getByText('0.90')).toBeVisible();
    expect(dialog().getByText('A wedge was unclear')).toBeVisible();
  });

  it('show the original drawing next to the one that was read, both as images', async () => {
    await show();
    expect(
      await dialog().findByRole('img', { name: 'Drawing 2 of page 1, as in the paper' }),
    ).toBeVisible();
    expect(
      await dialog().findByRole('img', { name: `Structure read from page 1, number 2: ${SMILES}` }),
    ).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml/));
  });

  it('have the specified tags', async () => {
    await show();
    for (const tag of ['Using SMILES', 'CDK engine']) {
      expect(dialog().getByText(tag)).toBeVisible();
    }
    expect(dialog().queryByText('Marked as correct')).toBeNull();
    await press(/Mark as correct/);
    expect(dialog().getByText('Marked as correct')).toBeVisible();
    expect(dialog().getByRole('button', { name: /Verified as correct/ })).toBeVisible();
    expect(dialog().getByText('Verified')).toBeVisible();
  });

  it('copy the whole SMILES and the unchanged molfile', async () => {
    await show();
    await press('Copy SMILES');
    await press('Copy Molfile');
    expect(testStore.platform.copied).toEqual([SMILES, MOLFILE]);
    expect(selectNotices(testStore.store.getState()).map(({ message }) => message)).toEqual([
      'SMILES copied to clipboard',
      'Molfile copied to clipboard',
    ]);
  });

  it('say so if the molfile cannot be written for ChemDraw', async () => {
    await show();
    await press('Download CDXML');
    expect(testStore.platform.saved).toEqual([]);
    expect(selectNotices(testStore.store.getState())).toMatchObject([
      { message: 'Failed to download CDXML', cause: 'Its molfile cannot be read' },
    ]);
  });

  it('say that there is nothing yet if nothing was read, and show a reading as it arrives', async () => {
    await show({ read: false });
    expect(dialog().getByText('No structure data available')).toBeVisible();
    expect(dialog().getByText('Pending', { selector: 'dialog > :first-child *' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Copy SMILES' })).toBeNull();
    reading();
    expect(dialog().getByText('Processed', { selector: 'dialog > :first-child *' })).toBeVisible();
    expect(dialog().getByText(SMILES)).toBeVisible();
  });

  it('name the cause if the structure cannot be drawn, and fall back on a short SMILES', async () => {
    await show({ read: false });
    testStore.platform.server.on('POST', '/depiction/generate', () =>
      jsonResponse({ detail: 'No ink' }, { status: 500 }),
    );
    reading();
    expect(await dialog().findByText('Failed to generate structure depiction')).toBeVisible();
    expect(dialog().getByText('No ink')).toBeVisible();
    expect(dialog().getByText(`${SMILES.slice(0, 27)}...`)).toBeVisible();
  });

  it('say that the picture cannot be loaded', async () => {
    await show({ read: false });
    testStore.platform.server.on('GET', /get_segment_image/, () =>
      jsonResponse({ detail: 'gone' }, { status: 404 }),
    );
    act(() => void testStore.store.dispatch(segmentOpened({ segmentId: segments[2]!.id })));
    expect(await dialog().findByText('Failed to load image')).toBeVisible();
  });

  it.each([
    ['found', 'Not found when the drawings were cut out again'],
    ['drawn', 'Drawn by hand, not cut out yet'],
  ] as const)('say why a segment that was %s has no cut-out', async (origin, reason) => {
    await show({ read: false });
    const segment: Segment = { ...segments[1]!, origin, path: '', filename: '' };
    act(() => void testStore.store.dispatch(segmentChanged(segment)));
    expect(await dialog().findByText(reason)).toBeVisible();
  });

  it('request each drawing once, however often it is shown', async () => {
    await show();
    await dialog().findByRole('img', { name: /Structure read/ });
    await press('Next segment');
    await press('Previous segment');
    await dialog().findByRole('img', { name: /Structure read/ });
    expect(testStore.platform.server.requestsTo('/depiction/generate')).toHaveLength(1);
  });
});

describe('stepping through segments', () => {
  it('works with buttons and arrow keys, in the order of the grid, and stops at both ends', async () => {
    await show();
    await press('Next segment');
    expect(dialog().getByText('3 of 5')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('dialog', { name: 'Segment #1' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Previous segment' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('works with j and k as in the grid, even if the focused element is gone', async () => {
    await show();
    act(() => dialog().getByRole('button', { name: 'Copy SMILES' }).focus());
    await user.keyboard('j');
    expect(screen.getByRole('dialog', { name: 'Segment #3' })).toBeVisible();
    await user.keyboard('j');
    expect(screen.getByRole('dialog', { name: 'Segment #4' })).toBeVisible();
    await user.keyboard('kk');
    expect(screen.getByRole('dialog', { name: 'Segment #2' })).toBeVisible();
  });

  it('skips what the grid hides', async () => {
    await show();
    act(() => {
      testStore.store.dispatch(segmentSelectionToggled({ id: segments[1]!.id, selected: true }));
      testStore.store.dispatch(segmentSelectionToggled({ id: segments[4]!.id, selected: true }));
      testStore.store.dispatch(hideIncorrectToggled(true));
    });
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'Segment #5' })).toBeVisible();
    expect(dialog().getByText('2 of 2')).toBeVisible();
  });
});

describe('versions', () => {
  const shownSmiles = () => dialog().getByText(/^C(?:CO|CN|CS)$/, { selector: 'code' }).textContent;

  async function showThree() {
    await show({ read: false });
    reading({ smiles: 'CCO', engine: 'decimer' });
    reading({ smiles: 'CCN', engine: 'molnextr' });
    reading({ smiles: 'CCS', engine: 'molscribe' });
  }

  it('can be stepped through by keys, up to the first', async () => {
    await showThree();
    await user.keyboard('{Control>}zzz{/Control}');
    expect(shownSmiles()).toBe('CCO');
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(shownSmiles()).toBe('CCN');
  });

  it('can be chosen from the list', async () => {
    await showThree();
    await press(/^1\. VectorGraph 0\.1/);
    expect(shownSmiles()).toBe('CCO');
    expect(dialog().getByRole('button', { name: /^1\. VectorGraph 0\.1/ })).toHaveAttribute(
      'aria-current',
    );
  });

  it('are not shown if there is only one', async () => {
    await show();
    expect(dialog().queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('actions', () => {
  const PLACEMENT = { width: 300, height: 200, molfile: MOLFILE };
  const isOverlaid = () => dialog().queryByText(/with the drawing over it/) !== null;

  it('overlay the drawing on the original while f is held', async () => {
    await show({ read: false });
    const onPicture = SVG.replace('M0 0', 'M1 1');
    testStore.platform.server.on('POST', '/depiction/on_picture', () => new Response(onPicture));
    reading({ placement: PLACEMENT });
    await dialog().findByRole('img', { name: /Structure read/ });
    await dialog().findByRole('img', { name: /as in the paper/ });
    await user.keyboard('{f>}');
    expect(await dialog().findByText(/with the drawing over it/)).toBeVisible();
    const pictures = [...screen.getByRole('dialog').querySelectorAll('img')].map(({ src }) => src);
    expect(pictures.slice(0, 2)).toEqual(['blob:picture', expect.stringContaining('M1%201')]);
    await user.keyboard('{/f}');
    expect(isOverlaid()).toBe(false);
    const [request] = testStore.platform.server.requestsTo('/depiction/on_picture');
    expect(JSON.parse(String(request!.body))).toMatchObject(PLACEMENT);
  });

  it.each([
    ['no program told where its atoms lie', {}, /does not say where its atoms lie/],
    ['it was drawn by hand', { engine: 'manual-edit' }, /Drawn in the editor/],
  ])('offer no overlay if %s, and say why', async (_case, changes, reason) => {
    await show({ read: false });
    reading(changes);
    await dialog().findByRole('img', { name: /Structure read/ });
    const button = dialog().getByRole('button', { name: /Hold to overlay/ });
    expect(button).toHaveAccessibleDescription(reason);
    await user.click(button);
    await user.keyboard('{f>}');
    expect(isOverlaid()).toBe(false);
    await user.keyboard('{/f}');
  });

  it('show a separate drawing if the services cannot overlay it on the original', async () => {
    await show({ read: false });
    testStore.platform.server.on('POST', '/depiction/on_picture', () =>
      jsonResponse({ detail: 'Not Found' }, { status: 404 }),
    );
    reading({ placement: PLACEMENT });
    expect(await dialog().findByRole('img', { name: /Structure read/ })).toHaveAttribute(
      'src',
      expect.stringContaining('M0%200'),
    );
  });

  it('lead to the context, for which the dialog closes', async () => {
    await show();
    await press('Context');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectOpenContext(testStore.store.getState())).toMatchObject({
      segmentId: segments[1]!.id,
    });
  });

  it.each([
    ['the button', () => press('Compare Across All Engines')],
    ['c', () => user.keyboard('c')],
  ])('lead to the comparison by %s', async (_by, go) => {
    await show();
    expect(
      dialog().getByText('Want to see how different engines perform on this structure?'),
    ).toBeVisible();
    await go();
    expect(selectInspectorMode(testStore.store.getState())).toBe('comparison');
    expect(screen.getByRole('dialog', { name: 'Engine Comparison: Segment #2' })).toBeVisible();
  });

  it('save both pictures under the segment’s number', async () => {
    await show();
    await dialog().findByRole('img', { name: /Structure read/ });
    await press('Download');
    await press('Download Structure');
    expect(testStore.platform.saved.map(({ name }) => name)).toEqual([
      'segment-2.png',
      'compound-2.svg',
    ]);
  });

  it('end with Escape', async () => {
    await show();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('an open segment that no longer exists is reported', async () => {
  await show();
  act(() => void testStore.store.dispatch(segmentOpened({ segmentId: 'page-9-segment-9' })));
  expect(dialog().getByText('No segment selected')).toBeVisible();
});

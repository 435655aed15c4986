import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SegmentBox } from '@/domain/segment';
import { referenceTo } from '@/domain/versionReference';
import { boxesReadRequested, boxesSaga } from '@/features/boxes';
import { historySaga, UndoKeys } from '@/features/history';
import { drawingChosen, drawingToggled, selectChosenOn } from '@/features/outlines';
import { reviewRequested } from '@/features/review';
import { readingReceived, segmentsJudged, segmentsReceived, selectAllSegments } from '@/article';
import { openDocument } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { createSegments } from '@/testing/segments';
import { PageOutlines } from './PageOutlines';

/** Two CSS px to a point. */
const ZOOM = 2;
const SIZE = { width: 600, height: 800 };
const box = (x: number, y: number, page = 0): SegmentBox => ({
  ...{ page, x, y, width: 60, height: 40 },
});
/** The first two overlap; the fourth is on another page. */
const BOXES = [box(100, 100), box(140, 120), box(300, 300), box(50, 50, 1)];

let page: TestStore;
let asked: string[];

function overlayOn(pageIndex: number, scroller: HTMLElement) {
  const element = document.createElement('div');
  const [width, height] = [SIZE.width * ZOOM, SIZE.height * ZOOM];
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  scroller.append(element);
  return { pageIndex, element, ...SIZE };
}

async function show(pages = [0, 1]) {
  page = makeTestStore({ runSagas: false });
  page.runSaga(boxesSaga);
  page.runSaga(historySaga);
  await openDocument(page);
  const files = BOXES.map((one, i) => `page_${one.page}_${i}_segmented.png`);
  const found = { directory: 'paper-1f2e', pdfId: '1700000000000', pdfFilename: 'paper.pdf' };
  const segments = createSegments(files, found).map((one, i) => ({ ...one, box: BOXES[i]! }));
  const info = { ...found, count: files.length, alreadyExisted: false };
  page.store.dispatch(segmentsReceived({ segments, info }));
  const scroller = document.createElement('div');
  scroller.tabIndex = 0;
  scroller.setAttribute('data-scroll-area', '');
  document.body.append(scroller);
  asked = [];
  const view = { goToPage: (to: number) => void asked.push(`page ${to}`) } as never;
  const overlays = pages.map((index) => overlayOn(index, scroller));
  const props = { overlays, view, scroller: { current: scroller } };
  const rendered = renderWithStore(
    <>
      <PageOutlines {...props} />
      <UndoKeys />
    </>,
    page,
  );
  return { ...rendered, segments, scroller, props };
}

beforeAll(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
});
afterEach(() => document.body.replaceChildren());

const group = (number = 1) => screen.getByRole('group', { name: `Drawings on page ${number}` });
const outlines = (number = 1) => within(group(number)).queryAllByRole('button');
const names = (number = 1) => outlines(number).map((one) => one.getAttribute('aria-label'));
const boxes = () => selectAllSegments(page.store.getState()).map((one) => one.box);
const status = () => screen.getByRole('status');
const press = (keys: string) => userEvent.keyboard(keys);
const menu = () => screen.queryByRole('toolbar', { name: /^Box of drawing/ });

/** By the first mouse button, in points of the page; jsdom has no pointer events of its own. */
function drag(element: Element, from: [number, number], to: [number, number]) {
  const fire = (type: string, [x, y]: [number, number]) => {
    const place = { clientX: x * ZOOM, clientY: y * ZOOM, button: 0 };
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...place });
    fireEvent(element, Object.assign(event, { pointerId: 1 }));
  };
  fire('pointerdown', from);
  fire('pointermove', to);
  fire('pointerup', to);
}

describe('the outlines of drawings', () => {
  it('stand on their own pages, at their places, and say what they are', async () => {
    await show();
    expect(names(1)).toEqual([1, 2, 3].map((n) => `Drawing ${n}, not yet read`));
    expect(names(2)).toEqual(['Drawing 4, not yet read']);
    expect(outlines()[0]!.style.left).toBe('calc(var(--scale-factor) * 100px)');
  });

  it('tell the state by a sign and a word, not only by colour', async () => {
    const { segments } = await show();
    const version = {
      ...{ smiles: 'CO', engine: 'decimer', useCoordinates: false, handDrawn: false },
      ...{ fromFallback: false, timestamp: '2026-01-02T03:04:05.000Z' },
    };
    act(() => {
      page.store.dispatch(readingReceived({ segment: segments[0]!, version }));
      const judgements = {
        [segments[0]!.id]: { verdict: 'correct' as const, version: referenceTo(version) },
      };
      page.store.dispatch(segmentsJudged({ judgements }));
    });
    expect(names()[0]).toBe('Drawing 1, verified');
    expect(outlines()[0]).toHaveTextContent('✓ #1');
  });

  it('are one tab stop a page, with arrows within', async () => {
    await show();
    expect(outlines().map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    act(() => outlines()[0]!.focus());
    await press('{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(outlines()[2]).toHaveFocus();
    expect(outlines().map((one) => one.tabIndex)).toEqual([-1, -1, 0]);
    await press('{Home}{ArrowLeft}');
    expect(outlines()[0]).toHaveFocus();
  });

  it('are chosen by a click, and shown as chosen with what can be done', async () => {
    const { segments } = await show();
    await userEvent.click(outlines()[1]!);
    expect(outlines()[1]).toHaveAttribute('aria-current', 'true');
    expect(selectChosenOn(page.store.getState(), 'page')).toBe(segments[1]!.id);
    const tools = within(menu()!).getAllByRole('button');
    expect(tools.map((one) => one.textContent)).toEqual(['Read this', 'Merge', 'Split', 'Delete']);
    expect(document.querySelectorAll('[data-handle]')).toHaveLength(8);
    await press('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(outlines()[1]).toHaveFocus();
  });

  it('chosen by their cards are shown without tools, after going to their pages', async () => {
    const { segments } = await show([0]);
    act(() => void page.store.dispatch(drawingChosen({ segmentId: segments[0]!.id, on: 'card' })));
    expect(outlines()[0]).toHaveAttribute('aria-current', 'true');
    expect(menu()).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    act(() => void page.store.dispatch(drawingChosen({ segmentId: segments[3]!.id, on: 'card' })));
    expect(asked).toEqual(['page 2']);
  });

  it('chosen by a card are scrolled to on a page that is drawn but not seen', async () => {
    const { segments, scroller } = await show();
    scroller.getBoundingClientRect = () => new DOMRect(0, 0, 600, 400);
    outlines()[2]!.getBoundingClientRect = () => new DOMRect(300, 900, 100, 80);
    const { id } = segments[2]!;
    act(() => void page.store.dispatch(drawingChosen({ segmentId: id, on: 'card' })));
    expect(scroller.scrollTop).toBe(740);
  });

  it('open Review by Enter', async () => {
    const { segments } = await show();
    const trace = recordTrace(page);
    act(() => outlines()[2]!.focus());
    await press('{Enter}');
    const asks = reviewRequested({ view: 'drawings', segmentId: segments[2]!.id });
    expect(trace.map(([action]) => action)).toContainEqual(asks);
  });

  it('are hidden and shown by a switch', async () => {
    await show();
    const hide = screen.getByRole('button', { name: 'Outlines of drawings', pressed: true });
    await userEvent.click(hide);
    expect(screen.queryByRole('group', { name: 'Drawings on page 1' })).not.toBeInTheDocument();
    expect(screen.getByText('Outlines hidden')).toBeVisible();
    await userEvent.click(hide);
    expect(outlines()).toHaveLength(3);
  });
});

describe('changing a box', () => {
  const chosen = async (index = 0) => {
    const shown = await show();
    await userEvent.click(outlines()[index]!);
    return shown;
  };

  it('moves it by dragging, which undo takes back', async () => {
    await chosen();
    drag(outlines()[0]!, [110, 110], [120, 105]);
    expect(boxes()[0]).toEqual({ ...BOXES[0], x: 110, y: 95 });
    expect(names()[0]).toBe('Drawing 1, not yet read, to be read');
    expect(status()).toHaveTextContent('Box changed');
    await press('{Control>}z{/Control}');
    expect(boxes()[0]).toEqual(BOXES[0]);
  });

  it('does not move one that is not chosen: a finger scrolls there', async () => {
    await show();
    drag(outlines()[0]!, [110, 110], [120, 105]);
    expect(boxes()[0]).toEqual(BOXES[0]);
  });

  it('does not move it by a click of an unsteady hand', async () => {
    await chosen();
    drag(outlines()[0]!, [110, 110], [111, 110]);
    expect(boxes()[0]).toEqual(BOXES[0]);
  });

  it('sizes it by a handle, down to 12 px and no further', async () => {
    await chosen();
    drag(document.querySelector('[data-handle="se"]')!, [160, 140], [170, 150]);
    expect(boxes()[0]).toEqual({ ...BOXES[0], width: 70, height: 50 });
    drag(document.querySelector('[data-handle="w"]')!, [100, 120], [500, 120]);
    expect(boxes()[0]).toMatchObject({ x: 164, width: 6 });
  });

  it('moves and sizes it by keys; Enter keeps that, Escape gives it up', async () => {
    await chosen();
    await press('{Control>}{ArrowRight}{ArrowRight}{/Control}{Shift>}{ArrowDown}{/Shift}');
    expect(outlines()[0]!.style.left).toBe('calc(var(--scale-factor) * 104px)');
    expect(boxes()[0]).toEqual(BOXES[0]);
    await press('{Escape}');
    expect(outlines()[0]!.style.left).toBe('calc(var(--scale-factor) * 100px)');
    await press('{Control>}{ArrowUp}{/Control}{Shift>}{ArrowRight}{/Shift}{Enter}');
    expect(boxes()[0]).toEqual({ ...BOXES[0], y: 98, width: 62 });
    expect(outlines()[0]).toHaveFocus();
  });

  it('reads it by Read this', async () => {
    const { segments } = await chosen();
    const trace = recordTrace(page);
    await userEvent.click(screen.getByRole('button', { name: 'Read this' }));
    const asks = boxesReadRequested({ segmentIds: [segments[0]!.id] });
    expect(trace.map(([action]) => action)).toContainEqual(asks);
  });

  it.each(['Read this', 'Split', 'Merge'])(
    'keeps where keys have moved it before %s, which acts on what is seen',
    async (name) => {
      const { segments } = await chosen(2);
      await press('{Control>}{ArrowRight}{/Control}');
      await userEvent.click(screen.getByRole('button', { name }));
      const moved = selectAllSegments(page.store.getState()).find(
        ({ id }) => id === segments[2]!.id,
      );
      expect(moved?.box).toEqual({ ...BOXES[2], x: 302 });
    },
  );

  it('deletes it by the key, and leaves the focus on its neighbour', async () => {
    await chosen();
    await press('{Delete}');
    expect(boxes()).toEqual(BOXES.slice(1));
    expect(outlines()[0]).toHaveFocus();
    expect(status()).toHaveTextContent('Box deleted');
    await press('{Control>}z{/Control}');
    expect(boxes()).toHaveLength(4);
  });

  it('deletes the last one of a page, and leaves the focus on the pages', async () => {
    const { scroller } = await show();
    act(() => outlines(2)[0]!.focus());
    await press('{Delete}');
    expect(boxes()).toHaveLength(3);
    expect(scroller).toHaveFocus();
  });

  it('merges it with the boxes that it touches', async () => {
    await chosen();
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(boxes()).toEqual([{ ...BOXES[0], width: 100, height: 60 }, BOXES[2], BOXES[3]]);
    expect(status()).toHaveTextContent('Boxes merged');
    expect(outlines()[0]).toHaveFocus();
  });

  it('merges one that touches none with the box clicked then, unless Escape is pressed', async () => {
    await chosen(2);
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(screen.getByRole('button', { name: 'Merge', pressed: true })).toBeVisible();
    await press('{Escape}');
    expect(screen.getByRole('button', { name: 'Merge', pressed: false })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await userEvent.click(outlines()[0]!);
    expect(boxes()).toHaveLength(3);
    expect(boxes()[0]).toEqual({ ...BOXES[0], width: 260, height: 240 });
  });

  it('splits it in halves by keys', async () => {
    await chosen();
    await userEvent.click(screen.getByRole('button', { name: 'Split' }));
    expect(screen.getByRole('application', { name: /^Split drawing 1/ })).toHaveFocus();
    await press('{Enter}');
    expect(boxes()).toHaveLength(5);
    expect(boxes()[0]).toEqual({ ...BOXES[0], width: 30 });
    expect(boxes()).toContainEqual({ ...BOXES[0], x: 130, width: 30 });
    expect(status()).toHaveTextContent('Box split');
  });

  it('keeps the focus in the place of a box that undo takes away, for the next undo', async () => {
    const { scroller } = await chosen();
    await press('{Control>}{ArrowRight}{/Control}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Split' }));
    await press('{Enter}{Control>}z{/Control}');
    expect(boxes()).toHaveLength(4);
    expect(outlines()[0]).toHaveFocus();
    await press('{Control>}z{/Control}');
    expect(boxes()).toEqual(BOXES);
    expect(scroller).not.toHaveFocus();
  });

  it('leaves the focus on the pages where undo takes away the only box', async () => {
    const { scroller } = await show();
    act(() => outlines(2)[0]!.focus());
    await press('{Delete}');
    act(() => void page.store.dispatch(drawingToggled()));
    drag(screen.getByRole('application', { name: /page 2/ }), [10, 20], [90, 70]);
    await press('{Control>}z{/Control}');
    expect(outlines(2)).toHaveLength(0);
    expect(scroller).toHaveFocus();
  });

  it('splits it where a line is dragged', async () => {
    await chosen();
    await userEvent.click(screen.getByRole('button', { name: 'Split' }));
    drag(screen.getByRole('application'), [100, 110], [160, 110]);
    expect(boxes()[0]).toEqual({ ...BOXES[0], height: 10 });
  });

  it('leaves it whole after Escape, with the focus on it', async () => {
    await chosen();
    await userEvent.click(screen.getByRole('button', { name: 'Split' }));
    await press('{ArrowDown}{Escape}');
    expect(boxes()).toEqual(BOXES);
    expect(outlines()[0]).toHaveFocus();
  });
});

describe('drawing a box', () => {
  const begin = async () => {
    const shown = await show();
    act(() => void page.store.dispatch(drawingToggled()));
    return shown;
  };
  const surface = () => screen.getByRole('application', { name: /^Draw a box on page 1/ });

  it('makes what is dragged, chooses it and has done', async () => {
    await begin();
    drag(surface(), [10, 20], [90, 70]);
    expect(boxes()).toContainEqual({ page: 0, x: 10, y: 20, width: 80, height: 50 });
    expect(status()).toHaveTextContent('Box made');
    expect(menu()).toBeVisible();
    expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it.each([
    ['narrower than 12 px', 5.9, 60],
    ['lower than 12 px', 60, 5.9],
  ])('makes none that is %s, and goes on', async (_what, width, height) => {
    await begin();
    drag(surface(), [10, 20], [10 + width, 20 + height]);
    expect(boxes()).toEqual(BOXES);
    expect(surface()).toBeInTheDocument();
  });

  it('makes one by keys alone', async () => {
    await begin();
    expect(surface()).toHaveFocus();
    await press('{Enter}{ArrowLeft}{ArrowUp}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}');
    const made = boxes().find((one) => one?.page === 0 && one.width === 102);
    expect(made).toMatchObject({ width: 102, height: 82 });
  });

  it('is left by Escape, with the focus on the pages', async () => {
    const { scroller } = await begin();
    await press('{Enter}{Escape}');
    expect(boxes()).toEqual(BOXES);
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(scroller).toHaveFocus();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StructureVersion } from '@/domain/structure';
import { readingReceived } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { Report } from '.';
import type * as Words from './reportWords';
import { countsInWords } from './reportWords';

jest.mock('./reportWords', () => {
  const actual = jest.requireActual<typeof Words>('./reportWords');
  return { ...actual, countsInWords: jest.fn(actual.countsInWords) };
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const VERSION = {
  ...{ engine: 'decimer', timestamp: '2026-01-02T03:04:06.000Z' },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
};

/** A report of so many compounds whose drawings have to be requested; answers them one by one. */
async function show(count: number, known: Partial<StructureVersion> = {}) {
  const waiting: ((answer: Response) => void)[] = [];
  const test = makeTestStore({ runSagas: false });
  test.platform.server.on(
    'POST',
    /\/depiction\/generate/,
    () => new Promise<Response>((resolve) => waiting.push(resolve)),
  );
  await openDocument(test);
  const segments = receiveSegments(test, count);
  segments.forEach((segment, index) => {
    const version = { ...VERSION, ...known, smiles: 'C'.repeat(index + 1) };
    test.store.dispatch(readingReceived({ segment, version }));
  });
  renderWithStore(<Report />, test);
  await act(() => flush(20));
  const answer = async (respond: () => Response) => {
    for (const resolve of waiting.splice(0)) resolve(respond());
    await act(() => flush());
  };
  const readAgain = async (smiles: string) => {
    const version = { ...VERSION, smiles, timestamp: '2026-01-03T03:04:06.000Z' };
    await act(async () => {
      test.store.dispatch(readingReceived({ segment: segments[0]!, version }));
      await flush();
    });
  };
  return { waiting, answer, readAgain };
}

const print = () => screen.getByRole('button', { name: 'Print' });
const report = () => screen.getByRole('article', { name: 'Report' });
const drawn = () => new Response(SVG, { headers: { 'Content-Type': 'image/svg+xml' } });

test('drawings are requested four at a time, and printing waits for the last', async () => {
  const { waiting, answer } = await show(6);
  expect(waiting).toHaveLength(4);
  expect(print()).toHaveAccessibleDescription('6 drawings left');
  await answer(drawn);
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(print()).toHaveAccessibleDescription('2 drawings left');
  await answer(drawn);
  await waitFor(() => expect(print()).not.toHaveAttribute('aria-disabled'));
  expect(within(report()).getAllByRole('img')).toHaveLength(6);
});

test('what cannot be drawn stands as SMILES with the reason, is counted, and holds up nothing', async () => {
  const { answer } = await show(1);
  await answer(() => Response.json({ detail: 'No such ring' }, { status: 400 }));
  await waitFor(() => expect(print()).not.toHaveAttribute('aria-disabled'));
  expect(within(report()).getByText('C')).toBeVisible();
  expect(within(report()).getByText(/^Not drawn: .*No such ring/)).toBeVisible();
  expect(
    within(report()).getByText('1 structure could not be drawn; the SMILES stands instead.'),
  ).toBeVisible();
});

test('printing waits again for a drawing that got another structure', async () => {
  const { answer, readAgain } = await show(1);
  await answer(drawn);
  await waitFor(() => expect(print()).not.toHaveAttribute('aria-disabled'));
  await readAgain('CO');
  expect(print()).toHaveAccessibleDescription('1 drawing left');
  await answer(drawn);
  await waitFor(() => expect(print()).not.toHaveAttribute('aria-disabled'));
});

describe('Ctrl+P', () => {
  const printed = jest.fn();
  beforeEach(() => {
    printed.mockClear();
    window.print = printed;
  });
  const press = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });

  test('waits for the drawings, says so, and then prints', async () => {
    const { answer } = await show(2);
    // The browser’s own print is refused.
    expect(press()).toBe(false);
    expect(screen.getByText('Prints once it is complete: 2 drawings left')).toBeVisible();
    expect(printed).not.toHaveBeenCalled();
    await answer(drawn);
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/Prints once/)).toBeNull();
  });

  test('is the browser’s once the drawings are there', async () => {
    const { answer } = await show(1);
    await answer(drawn);
    await waitFor(() => expect(print()).not.toHaveAttribute('aria-disabled'));
    expect(press()).toBe(true);
    expect(printed).not.toHaveBeenCalled();
  });
});

test('a page printed all the same says how many drawings it lacks', async () => {
  const { answer } = await show(2);
  const line = () => within(report()).queryByText(/^Printed before/);
  expect(line()).toHaveTextContent('Printed before all drawings were there: 2 drawings left.');
  await answer(drawn);
  await waitFor(() => expect(line()).toBeNull());
});

test('what the reading came with stands where the original’s coordinates cannot be drawn, and is drawn', async () => {
  const { answer } = await show(1, { depiction: SVG, molfile: 'M  END', useCoordinates: true });
  await answer(() => Response.json({ detail: 'No such ring' }, { status: 400 }));
  await waitFor(() => expect(print()).not.toHaveAttribute('aria-disabled'));
  expect(within(report()).getByRole('img')).toBeVisible();
  expect(within(report()).queryByText(/could not be drawn/)).toBeNull();
});

test('drawings that came with the reading render the report once', async () => {
  const rendered = jest.mocked(countsInWords).mockClear();
  await show(30, { depiction: SVG });
  expect(within(report()).getAllByRole('img')).toHaveLength(30);
  expect(rendered).toHaveBeenCalledTimes(1);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { readingReceived } from '@/features/structures';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { Report } from '.';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const VERSION = {
  ...{ engine: 'decimer', timestamp: '2026-01-02T03:04:06.000Z' },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
};

/** A report of so many compounds whose drawings have to be requested; answers them one by one. */
async function show(count: number) {
  const waiting: ((answer: Response) => void)[] = [];
  const test = makeTestStore({ runSagas: false });
  test.platform.server.on(
    'POST',
    /\/depiction\/generate/,
    () => new Promise<Response>((resolve) => waiting.push(resolve)),
  );
  await openDocument(test);
  receiveSegments(test, count).forEach((segment, index) => {
    const version = { ...VERSION, smiles: 'C'.repeat(index + 1) };
    test.store.dispatch(readingReceived({ segment, version }));
  });
  renderWithStore(<Report />, test);
  await act(() => flush(20));
  const answer = async (respond: () => Response) => {
    for (const resolve of waiting.splice(0)) resolve(respond());
    await act(() => flush());
  };
  return { waiting, answer };
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

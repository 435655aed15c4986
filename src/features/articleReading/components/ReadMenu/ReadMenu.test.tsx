import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correctnessToggled, judgingSaga } from '@/features/judging';
import { readingReceived } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { ReadMenu } from './ReadMenu';

const VERSION = {
  ...{ smiles: 'C', engine: 'decimer', useCoordinates: false, handDrawn: false },
  ...{ processingTime: 1, timestamp: '2026-01-02T03:04:05.000Z', fromFallback: false },
};

let page: TestStore;
let ids: string[];

/** Of five segments, the first is verified, the second edited, the third processed, the fourth failed. */
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  page.runSaga(judgingSaga);
  await openDocument(page);
  const segments = receiveSegments(page, 5);
  ids = segments.map(({ id }) => id);
  const versions = [
    VERSION,
    { ...VERSION, engine: 'manual-edit' },
    VERSION,
    { ...VERSION, smiles: '', error: 'Too faint' },
  ];
  versions.forEach((version, index) =>
    page.store.dispatch(readingReceived({ segment: segments[index]!, version })),
  );
  page.store.dispatch(correctnessToggled({ id: ids[0]! }));
  renderWithStore(<ReadMenu />, page);
});

const open = () => userEvent.click(screen.getByRole('button', { name: 'Read other drawings' }));

test.each([
  ['Read all but verified and edited (3)', [2, 3, 4]],
  ['Read unread (1)', [4]],
  ['Read failed again (1)', [3]],
  ['Read verified and edited again (2)', [0, 1]],
])('%s reads those, whatever is selected', async (name, expected) => {
  const trace = recordTrace(page);
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name }));
  const [[action] = []] = trace;
  expect(action).toMatchObject({ type: 'recognition/recognitionRetryRequested' });
  const { payload } = action as unknown as { payload: { ids: string[] } };
  expect(payload.ids.toSorted()).toEqual(expected.map((index) => ids[index]).toSorted());
});

test('offers nothing while a run is in progress', async () => {
  act(() => {
    const payload = { ids: [ids[4]], engine: 'decimer', at: 0 };
    page.store.dispatch({ type: 'recognition/runStarted', payload });
  });
  await open();
  for (const item of screen.getAllByRole('menuitem')) {
    expect(item).toHaveAttribute('aria-disabled', 'true');
  }
});

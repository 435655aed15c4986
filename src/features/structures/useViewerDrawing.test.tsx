import { act, screen } from '@testing-library/react';
import { depictionApi } from '@/api/depiction';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { useViewerDrawing } from './useViewerDrawing';
import { viewerDrawing, type Drawable } from './viewerDrawing';

const ETHANOL: Drawable = { smiles: 'CCO', useCoordinates: false };
const UPRIGHT = { rotate: 0, unicolor: false, transparent: false };

function Figure() {
  const { failure, isLoading } = useViewerDrawing(ETHANOL, UPRIGHT);
  return <p>{failure ?? (isLoading ? 'Drawing...' : 'Drawn')}</p>;
}

test('a drawing that failed says why, in the services’ words', async () => {
  const test = makeTestStore({ runSagas: false });
  test.platform.server.on('POST', '/depiction/generate', () =>
    jsonResponse({ detail: 'Out of ink' }, { status: 500 }),
  );
  renderWithStore(<Figure />, test);
  expect(await screen.findByText('Out of ink')).toBeVisible();
});

test('an invalid drawing is reported even without the services’ words', async () => {
  const test = makeTestStore({ runSagas: false });
  const arg = viewerDrawing(ETHANOL, UPRIGHT);
  if (!arg) throw new Error('Ethanol can be drawn');
  const drawing = { format: 'base64', data: 'AAAA' } as const;
  await act(() => test.store.dispatch(depictionApi.util.upsertQueryData('depict', arg, drawing)));
  renderWithStore(<Figure />, test);
  expect(await screen.findByText('Failed to generate depiction')).toBeVisible();
});

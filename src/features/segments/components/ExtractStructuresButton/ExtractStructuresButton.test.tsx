import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDocument } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { segmentsSaga } from '../../segments.saga';
import { extractionCancelRequested } from '../../segmentation.slice';
import { ExtractStructuresButton } from './ExtractStructuresButton';

describe('the Extract Structures button', () => {
  let test: TestStore;
  async function show(extract: FakeHandler) {
    test = makeTestStore({ runSagas: false });
    test.platform.server.on('POST', '/extract_segments', extract);
    test.runSaga(segmentsSaga);
    await openDocument(test);
    renderWithStore(<ExtractStructuresButton />, test);
  }
  const requests = () => test.platform.server.requestsTo('/extract_segments').length;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('starts the extraction', async () => {
    await show(hang);
    await press('Extract Structures');
    expect(requests()).toBe(1);
  });

  it('is busy during the extraction, and pressing it again does nothing', async () => {
    await show(hang);
    await press('Extract Structures');
    const busy = screen.getByRole('button', { name: 'Extracting Structures...' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    expect(requests()).toBe(1);
  });

  it('can be pressed again after the extraction is cancelled', async () => {
    await show(hang);
    await press('Extract Structures');
    act(() => void test.store.dispatch(extractionCancelRequested()));
    await press('Extract Structures');
    expect(requests()).toBe(2);
  });

  it.each<[string, FakeHandler]>([
    ['failure', () => jsonResponse({ detail: 'x' }, { status: 500 })],
    [
      'success',
      () => jsonResponse({ segments_count: 0, segments_directory: null, pdf_filename: 'a.pdf' }),
    ],
  ])('can be pressed again after a %s', async (_what, extract) => {
    await show(extract);
    await press('Extract Structures');
    expect(await screen.findByRole('button', { name: 'Extract Structures' })).toBeEnabled();
  });
});

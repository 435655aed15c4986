import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  downloadReported,
  downloadRetryRequested,
  type ShownDownload,
} from '../../engineDownloads.slice';
import { EngineDownloadNotice } from './EngineDownloadNotice';

const RDKIT: ShownDownload = {
  ...{ part: 'rdkit', title: 'RDKit', state: 'running' },
  ...{ received: 1_000_000, total: 7_400_000 },
};

function show(download: Partial<ShownDownload>) {
  const test = makeTestStore({ runSagas: false });
  renderWithStore(<EngineDownloadNotice />, test);
  act(() => void test.store.dispatch(downloadReported({ ...RDKIT, ...download })));
  return screen.getByRole('complementary', { name: 'Download' });
}

it.each([
  [4, 'Fetching RDKit: 1.0 of 7.4 MB, a few seconds left'],
  [31, 'about 40 s left'],
  [61, 'about 2 min left'],
])('says that %i seconds are left', (secondsLeft, words) => {
  expect(show({ secondsLeft })).toHaveTextContent(words);
});

it('gives no estimate before anything has come', () => {
  expect(show({ received: 0 })).not.toHaveTextContent('left');
});

it('says what is missing after a download was cancelled', () => {
  expect(show({ state: 'cancelled' })).toHaveTextContent(
    'RDKit is missing, since its download was cancelled',
  );
});

it('names all parts that are missing, and fetches all of them again', async () => {
  const test = makeTestStore({ runSagas: false });
  const dispatch = jest.spyOn(test.store, 'dispatch');
  renderWithStore(<EngineDownloadNotice />, test);
  const cancelled = { ...RDKIT, state: 'cancelled' } as const;
  const tagger = { ...cancelled, part: 'tagger', title: 'the tagger’s vocabulary' };
  act(() => {
    for (const each of [tagger, cancelled]) test.store.dispatch(downloadReported(each));
  });
  expect(screen.getByRole('complementary', { name: 'Download' })).toHaveTextContent(
    'The tagger’s vocabulary and RDKit are missing, since their downloads were cancelled. ' +
      'What needs them fails until they are fetched.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fetch them again' }));
  const retried = dispatch.mock.calls.flatMap(([action]) =>
    downloadRetryRequested.match(action) ? [action.payload] : [],
  );
  expect(retried).toEqual(['tagger', 'rdkit']);
});

it('gives the reason of a download that failed beside one that was cancelled', () => {
  const test = makeTestStore({ runSagas: false });
  renderWithStore(<EngineDownloadNotice />, test);
  act(() => {
    test.store.dispatch(downloadReported({ ...RDKIT, state: 'cancelled' }));
    const failed = { part: 'tagger', title: 'the tagger’s vocabulary', state: 'failed' } as const;
    test.store.dispatch(downloadReported({ ...RDKIT, ...failed, reason: 'the host answers 503' }));
  });
  expect(screen.getByRole('complementary', { name: 'Download' })).toHaveTextContent(
    'The tagger’s vocabulary could not be fetched: the host answers 503',
  );
});

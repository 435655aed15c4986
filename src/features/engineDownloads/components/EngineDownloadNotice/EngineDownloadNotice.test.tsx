import { act, screen } from '@testing-library/react';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { downloadReported, type ShownDownload } from '../../engineDownloads.slice';
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

import { act, screen } from '@testing-library/react';
import { allSegmentsSelected } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { DownloadDataButton } from './DownloadDataButton';

test('is disabled without a selection, and otherwise shows how many structures it exports', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  receiveSegments(test, 3);
  renderWithStore(<DownloadDataButton />, test);
  expect(screen.getByRole('button', { name: 'Download Data' })).toBeDisabled();
  await act(async () => void test.store.dispatch(allSegmentsSelected()));
  expect(screen.getByRole('button', { name: /^Download Data 3/ })).toBeEnabled();
});

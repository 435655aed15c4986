import { act, screen } from '@testing-library/react';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { textExtractionCancelled, textExtractionStarted } from '../../textExtraction.slice';
import { ExtractTextButton } from './ExtractTextButton';

test('shows that it is extracting, and can be pressed again afterwards', async () => {
  const test = makeTestStore({ runSagas: false });
  renderWithStore(<ExtractTextButton />, test);
  expect(screen.getByRole('button', { name: 'Extract Text' })).toBeEnabled();
  await act(async () => void test.store.dispatch(textExtractionStarted({ at: 0 })));
  expect(screen.getByRole('button', { name: 'Extracting Text...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await act(async () => void test.store.dispatch(textExtractionCancelled()));
  expect(screen.getByRole('button', { name: 'Extract Text' })).toBeEnabled();
});

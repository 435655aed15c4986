import { act, screen } from '@testing-library/react';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { annotationCancelled, annotationStarted } from '../../annotationExtraction.slice';
import { ExtractAnnotationsButton } from './ExtractAnnotationsButton';

test('shows that it is extracting, and can be pressed again afterwards', async () => {
  const test = makeTestStore({ runSagas: false });
  renderWithStore(<ExtractAnnotationsButton />, test);
  expect(screen.getByRole('button', { name: 'Extract Annotations' })).toBeEnabled();
  await act(async () => void test.store.dispatch(annotationStarted({ at: 0 })));
  expect(screen.getByRole('button', { name: 'Extracting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await act(async () => void test.store.dispatch(annotationCancelled()));
  expect(screen.getByRole('button', { name: 'Extract Annotations' })).toBeEnabled();
});

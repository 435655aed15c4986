import { act, screen } from '@testing-library/react';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { runFinished } from '../../recognition.slice';
import { runStarted } from '@/article';
import { GetStructuresButton } from './GetStructuresButton';

test('says that it is processing, and can be pressed again afterwards', async () => {
  const test = makeTestStore({ runSagas: false });
  renderWithStore(<GetStructuresButton />, test);
  expect(screen.getByRole('button', { name: 'Get Structures' })).toBeEnabled();
  await act(
    async () => void test.store.dispatch(runStarted({ ids: ['a'], engine: 'decimer', at: 0 })),
  );
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await act(async () => void test.store.dispatch(runFinished()));
  expect(screen.getByRole('button', { name: 'Get Structures' })).toBeEnabled();
});

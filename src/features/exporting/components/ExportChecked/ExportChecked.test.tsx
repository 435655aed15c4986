import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEW_KEYS } from '@/features/shortcuts';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { exportCancelled, exportProgressed } from '../../exporting.slice';
import { ExportChecked } from './ExportChecked';

test('a file that takes time can be stopped', async () => {
  const page = makeTestStore({ runSagas: false });
  const dispatch = jest.spyOn(page.store, 'dispatch');
  renderWithStore(<ExportChecked shortcut={REVIEW_KEYS.export} />, page);
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  act(() => {
    page.store.dispatch(exportProgressed({ of: 'drawings', done: 0, total: 2 }));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(dispatch).toHaveBeenCalledWith(exportCancelled());
});

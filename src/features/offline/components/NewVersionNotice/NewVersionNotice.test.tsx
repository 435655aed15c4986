import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { newVersionChanged, newVersionRequested, type NewVersion } from '../../offline.slice';
import { NewVersionNotice } from './NewVersionNotice';

let test: TestStore;
const notice = () => screen.queryByRole('complementary', { name: 'New version' });
const show = (newVersion: NewVersion) =>
  act(() => void test.store.dispatch(newVersionChanged(newVersion)));

beforeEach(() => {
  test = makeTestStore({ runSagas: false });
  renderWithStore(<NewVersionNotice />, test);
});

it('is quiet as long as there is none', () => expect(notice()).toBeNull());

it('offers to reload', async () => {
  show('waiting');
  expect(notice()).toHaveTextContent('A new version of MARCUS is ready. Your work is kept.');
  const trace = recordTrace(test);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(actionTypes(trace)).toEqual([newVersionRequested.type]);
});

it('is busy while the work is saved', () => {
  show('beingTaken');
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveAttribute('aria-busy', 'true');
});

it('can be dismissed, and says so again if another tab has taken the version', async () => {
  show('waiting');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  expect(notice()).toBeNull();
  show('taken');
  expect(notice()).toHaveTextContent('was started in another tab');
});

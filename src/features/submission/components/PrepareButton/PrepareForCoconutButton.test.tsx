import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSegmentsSelected, segmentSelectionToggled, selectionCleared } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { submissionRequested } from '../../submission.slice';
import { PrepareForCoconutButton } from './PrepareForCoconutButton';

const WHY = 'Select exactly one structure';

test('works with exactly one segment selected, and says so when there are none or several', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const [segment] = receiveSegments(test, 2);
  const dispatched = jest.spyOn(test.store, 'dispatch');
  renderWithStore(<PrepareForCoconutButton />, test);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Prepare for COCONUT' });
  const tell = (action: Parameters<typeof test.store.dispatch>[0]) =>
    act(() => void test.store.dispatch(action));

  expect(button).toHaveAccessibleDescription(WHY);
  tell(allSegmentsSelected());
  expect(button).toHaveAccessibleDescription(WHY);
  await user.click(button);
  expect(dispatched).not.toHaveBeenCalledWith(submissionRequested());

  tell(selectionCleared());
  tell(segmentSelectionToggled({ id: segment!.id, selected: true }));
  expect(button).not.toHaveAccessibleDescription();
  await user.click(button);
  expect(dispatched).toHaveBeenCalledWith(submissionRequested());
});

test('hands on the other drawings of the selected compound', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const [segment] = receiveSegments(test, 2);
  test.store.dispatch(segmentSelectionToggled({ id: segment!.id, selected: true }));
  const dispatched = jest.spyOn(test.store, 'dispatch');
  renderWithStore(<PrepareForCoconutButton drawingsOf={(id) => [id, 'other']} />, test);
  await userEvent.click(screen.getByRole('button', { name: 'Prepare for COCONUT' }));
  const drawingIds = [segment!.id, 'other'];
  expect(dispatched).toHaveBeenCalledWith(submissionRequested({ drawingIds }));
});

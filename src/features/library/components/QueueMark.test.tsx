import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { articlesQueued, articlesUnqueued, readingBegan, readingEnded } from '../library.slice';
import { QueueMark } from './QueueMark';

const HASHES = ['a', 'b', 'c'];

function show() {
  const test = makeTestStore({ runSagas: false });
  renderWithStore(<QueueMark />, test);
  const happens = (...actions: Parameters<typeof test.store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => test.store.dispatch(action)));
  return { happens };
}

test('says which article of how many is read, leads to the library, and pauses', async () => {
  const { happens } = show();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  happens(articlesQueued(HASHES), readingBegan('a'));
  expect(screen.getByRole('link', { name: 'Reading 1 of 3' })).toHaveAttribute('href', '#/library');
  happens(articlesUnqueued(['a']), readingEnded({ hash: 'a' }), readingBegan('b'));
  expect(screen.getByRole('link', { name: 'Reading 2 of 3' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Reading 2 of 3');
  happens(readingEnded({ hash: 'b', failure: 'Too dark' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause the reading of articles' }));
  expect(screen.getByRole('link', { name: 'Paused, 1 to read' })).toBeInTheDocument();
  happens(articlesUnqueued(['c']));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

import { act, screen } from '@testing-library/react';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { runCancelled, runFinished, segmentStarted } from '../../recognition.slice';
import { runStarted, segmentFailed } from '@/article';
import { ReadingState } from './ReadingState';

describe('in place of a structure', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<ReadingState id="a" />, test);
  });

  const happens = (...actions: Parameters<TestStore['store']['dispatch']>[0][]) =>
    act(() => actions.forEach((action) => test.store.dispatch(action)));
  const start = () => runStarted({ ids: ['a', 'b'], engine: 'decimer', at: 0 });
  const fail = () => segmentFailed({ id: 'a', message: 'no atoms found' });

  it.each([
    ['nothing was asked', [], 'Not yet recognised'],
    ['the segment waits for its turn', [start()], 'Queued'],
    ['the segment is read', [start(), segmentStarted({ id: 'a', at: 0 })], 'Recognising'],
    ['another segment is read', [start(), segmentStarted({ id: 'b', at: 0 })], 'Queued'],
    ['the run was cancelled', [start(), runCancelled()], 'Not yet recognised'],
    ['reading failed', [start(), fail(), runFinished()], 'no atoms found'],
  ])('there is the right message if %s', (_when, actions, words) => {
    happens(...actions);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

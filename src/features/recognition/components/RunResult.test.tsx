import { act, screen } from '@testing-library/react';
import { readingReceived, runStarted, segmentConverted } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { runCancelled, runFinished } from '../recognition.slice';
import { RunResult } from './RunResult';

const version = (smiles: string) => ({
  ...{ smiles, engine: 'decimer', useCoordinates: false, handDrawn: false },
  ...{ timestamp: '2026-01-02T03:04:05.000Z', fromFallback: false },
});

describe('the result of a run', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<RunResult />, test);
  });

  const happens = (...actions: Parameters<TestStore['store']['dispatch']>[0][]) =>
    act(() => actions.forEach((action) => test.store.dispatch(action)));
  const start = () => happens(runStarted({ ids: ['a', 'b', 'c'], engine: 'decimer', at: 0 }));
  const announced = () => screen.getByRole('status').textContent;
  it.each([
    ['finished', runFinished(), '1 of 3 converted'],
    ['cancelled', runCancelled(), '1 of 3 converted, cancelled'],
  ])('is announced once it was %s', (_how, end, words) => {
    start();
    expect(announced()).toBe('');
    happens(segmentConverted({ id: 'a' }), end);
    expect(announced()).toBe(words);
  });

  it('says what is true of the article where the latest run was of a part of it', async () => {
    await act(() => openDocument(test));
    const [first] = await act(async () => receiveSegments(test, 4));
    happens(
      readingReceived({ segment: first!, version: version('C') }),
      runStarted({ ids: ['drawn'], engine: 'decimer', at: 0 }),
      runFinished(),
    );
    expect(announced()).toBe('0 of 1 converted now, 1 of 4 in all');
  });
});

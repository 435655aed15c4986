import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readingReceived, runStarted, segmentConverted, segmentFailed } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { enginesReceived } from '../../engineChoice.slice';
import {
  recognitionCancelRequested,
  recognitionRetryRequested,
  runCancelled,
  runFinished,
} from '../../recognition.slice';
import { RecognitionStrip } from './RecognitionStrip';

const version = (smiles: string) => ({
  ...{ smiles, engine: 'decimer', useCoordinates: false, handDrawn: false },
  ...{ timestamp: '2026-01-02T03:04:05.000Z', fromFallback: false },
});

describe('the strip about recognition', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<RecognitionStrip />, test);
  });

  const happens = (...actions: Parameters<TestStore['store']['dispatch']>[0][]) =>
    act(() => actions.forEach((action) => test.store.dispatch(action)));
  const start = () => happens(runStarted({ ids: ['a', 'b', 'c'], engine: 'decimer', at: 0 }));
  const announced = () => screen.getByRole('status').textContent;
  const intentsOf = async (name: string) => {
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name }));
    return trace.map(([action]) => action);
  };

  it('asks to verify, and announces nothing, before any run', () => {
    expect(screen.getByText('Verify before use')).toBeInTheDocument();
    expect(announced()).toBe('');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('counts done and failed segments as progress', () => {
    start();
    happens(segmentConverted({ id: 'a' }), segmentFailed({ id: 'b', message: 'x' }));
    const bar = screen.getByRole('progressbar', { name: 'Recognition' });
    expect(bar).toHaveAttribute('aria-valuetext', '2 of 3');
    expect(bar).toHaveAttribute('aria-valuenow', '67');
    expect(screen.getByText('1 failed')).toBeInTheDocument();
  });

  it('can cancel the run', async () => {
    start();
    expect(await intentsOf('Cancel')).toEqual([recognitionCancelRequested()]);
  });

  it.each([
    ['finished', runFinished(), '1 of 3 converted'],
    ['cancelled', runCancelled(), '1 of 3 converted, cancelled'],
  ])('shows and announces the result of a run that was %s', (_how, end, words) => {
    start();
    expect(announced()).toBe('');
    happens(segmentConverted({ id: 'a' }), end);
    expect(announced()).toBe(words);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
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

  it('offers to retry only the failed segments', async () => {
    start();
    happens(
      segmentConverted({ id: 'a' }),
      segmentFailed({ id: 'b', message: 'x' }),
      segmentFailed({ id: 'c', message: 'x' }),
      runFinished(),
    );
    expect(screen.getByText('2 failed')).toBeInTheDocument();
    expect(await intentsOf('Retry failed')).toEqual([
      recognitionRetryRequested({ ids: ['b', 'c'] }),
    ]);
  });

  it('offers no retry if nothing failed', () => {
    start();
    happens(runFinished());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names the program that is used instead of the engine', () => {
    const info = { id: 'decimer', available: true, coordinates: false, handDrawn: false };
    happens(
      enginesReceived([{ ...info, program: 'PixelGraph', version: '0.1', standsInFor: 'decimer' }]),
    );
    expect(screen.getByText('PixelGraph 0.1, in place of DECIMER')).toBeInTheDocument();
    // Another way of reading gave the result, so the chosen engine's program has nothing to do with it.
    happens(runStarted({ ids: ['a'], engine: 'best', at: 0 }), runFinished());
    expect(screen.queryByText('PixelGraph 0.1, in place of DECIMER')).toBeNull();
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  extractionCancelled,
  extractionCancelRequested,
  extractionFailed,
  extractionRequested,
} from '../../segmentation.slice';
import { extractionStarted } from '@/article';
import { ExtractionProgress, SendingAgain } from './ExtractionProgress';

describe('the progress of an extraction', () => {
  let test: TestStore;
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
    test = makeTestStore({ runSagas: false });
    renderWithStore(<ExtractionProgress />, test);
  });
  afterEach(() => jest.useRealTimers());

  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const start = () => happens(extractionStarted({ at: Date.now() }));
  const intentOf = (name: string) => {
    const trace = recordTrace(test);
    fireEvent.click(screen.getByRole('button', { name }));
    return actionTypes(trace);
  };

  it('is not shown before an extraction starts', () => {
    expect(document.body).toHaveTextContent(/^$/);
  });

  it('shows the running time, as the services report no percentage', async () => {
    start();
    expect(screen.getByRole('progressbar', { name: 'Extracting structures' })).not.toHaveAttribute(
      'aria-valuenow',
    );
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('3s')).toBeInTheDocument();
  });

  it('says when the article is sent again, next to the columns and above a dialog', () => {
    renderWithStore(<SendingAgain />, test);
    start();
    expect(screen.getAllByText('Extracting Structures...')).toHaveLength(1);
    happens(extractionStarted({ at: Date.now(), isAgain: true }));
    expect(screen.getAllByText('Sending the article again...')).toHaveLength(2);
  });

  it('can be cancelled', () => {
    start();
    expect(intentOf('Cancel')).toEqual([extractionCancelRequested.type]);
  });

  it('disappears when cancelled, together with its timer', () => {
    start();
    happens(extractionCancelled());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('says why it failed, and offers to try again', () => {
    start();
    happens(extractionFailed({ message: 'Error listing segment files: x' }));
    expect(document.body).toHaveTextContent(
      'Failed to extract segments. Error listing segment files: x',
    );
    expect(intentOf('Retry')).toEqual([extractionRequested.type]);
  });
});

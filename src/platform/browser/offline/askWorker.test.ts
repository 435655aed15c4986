import { CANCEL, readOfflineRequest, type OfflineAnswer } from '../../offline/offlineMessages';
import { askWorker, type Asked } from './askWorker';

/** A worker that does with each request what a test says. */
function workerThat(
  does: (tell: (answer: unknown) => void, port: MessagePort) => void,
): Asked & { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    postMessage(request: unknown, options?: unknown) {
      asked.push(request);
      const [port] = options as [MessagePort];
      does((answer) => port.postMessage(answer), port);
    },
  };
}

const REPORT: OfflineAnswer = { type: 'report', parts: [], isKept: false };

test('the final answer is returned, and the request is one that a worker reads', async () => {
  const worker = workerThat((tell) => tell(REPORT));
  await expect(askWorker(worker, { type: 'report' })).resolves.toEqual(REPORT);
  expect(readOfflineRequest(worker.asked[0])).toEqual({ type: 'report' });
});

test('what arrives of a file is told until it is stored', async () => {
  const received: number[] = [];
  const worker = workerThat((tell) => {
    tell({ type: 'received', bytes: 10 });
    tell({ type: 'received', bytes: 20 });
    tell({ type: 'done' });
  });
  await askWorker(
    worker,
    { type: 'store', name: 'a.wasm' },
    { onReceived: (bytes) => received.push(bytes) },
  );
  expect(received).toEqual([10, 20]);
});

test('a failure has the worker’s words; an answer that cannot be read is none', async () => {
  const worker = workerThat((tell) => {
    tell({ type: 'report', parts: 'none' });
    tell('anything');
    tell({ type: 'failed', message: 'The server answered 404' });
  });
  await expect(askWorker(worker, { type: 'keep' })).rejects.toThrow('The server answered 404');
});

test('without a worker there is no answer', async () => {
  await expect(askWorker(null, { type: 'report' })).rejects.toThrow('no service worker');
});

test('a worker that the browser has ended is not waited for', async () => {
  jest.useFakeTimers();
  const asking = askWorker(
    workerThat(() => undefined),
    { type: 'report' },
  );
  const outcome = expect(asking).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(60_000);
  await outcome;
  jest.useRealTimers();
});

test('cancelling rejects at once, and tells the worker', async () => {
  const cancelling = new AbortController();
  let heard: unknown;
  const told = new Promise<void>((resolve) => {
    const worker = workerThat((_tell, port) => {
      port.onmessage = ({ data }) => {
        heard = data;
        port.close();
        resolve();
      };
    });
    const asking = askWorker(
      worker,
      { type: 'store', name: 'a.wasm' },
      { signal: cancelling.signal },
    );
    void expect(asking).rejects.toThrow('aborted');
  });
  cancelling.abort();
  await told;
  expect(heard).toBe(CANCEL);
});

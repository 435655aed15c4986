import type { Launches } from '../launches';

/** File Handling API; only where the application is installed, in Chromium on a desktop. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly LaunchedFile[] }) => void): void;
}

type LaunchedFile = Pick<FileSystemFileHandle, 'getFile'>;

interface LaunchedPage {
  readonly launchQueue?: LaunchQueue;
}

/** The queue takes one consumer, for good, so that a listener that has gone is left out. */
export const createLaunches = (
  { launchQueue }: LaunchedPage = globalThis as LaunchedPage,
): Launches => ({
  subscribe(listener) {
    let isHeard = true;
    launchQueue?.setConsumer(({ files = [] }) => {
      // A file that was moved meanwhile is left out: the system has shown what it opens.
      void Promise.allSettled(files.map((handle) => handle.getFile())).then((opened) => {
        const found = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        if (isHeard && found.length > 0) listener(found);
      });
    });
    return () => {
      isHeard = false;
    };
  },
});

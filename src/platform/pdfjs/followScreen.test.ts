/** @jest-environment jsdom */
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { followResolution } from './followScreen';

/** jsdom has no media queries: each is kept with its listeners. */
function installMatchMedia() {
  const queries: { media: string; target: EventTarget }[] = [];
  window.matchMedia = (media) => {
    const target = new EventTarget();
    queries.push({ media, target });
    return target as MediaQueryList;
  };
  return {
    changeTo(ratio: number) {
      Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: ratio });
      queries.at(-1)?.target.dispatchEvent(new Event('change'));
    },
    latest: () => queries.at(-1)?.media,
  };
}

test('redraws the pages on each change of the resolution, until the PDF is closed', () => {
  const screen = installMatchMedia();
  const refresh = jest.fn();
  const life = new AbortController();
  followResolution({ refresh } as unknown as PDFViewer, life.signal);
  expect(screen.latest()).toBe('(resolution: 1dppx)');
  screen.changeTo(2);
  screen.changeTo(1.5);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(screen.latest()).toBe('(resolution: 1.5dppx)');
  life.abort();
  screen.changeTo(1);
  expect(refresh).toHaveBeenCalledTimes(2);
});

import { act } from '@testing-library/react';
import { afterThisTest } from './cleanUps';

interface ElementSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const MEASURES = {
  offsetWidth: 'width',
  clientWidth: 'width',
  offsetHeight: 'height',
  clientHeight: 'height',
} as const;

const REPLACED = ['scrollHeight', 'getBoundingClientRect', 'scrollTo'];

const heightOf = (element: Element) => (element instanceof HTMLElement ? element.style.height : '');

/**
 * jsdom does no layout: every element is 0 by 0 and nothing scrolls. During a test, each element gets this
 * size, contents with the height given in their style scroll in it, and ResizeObserver reports the size once.
 */
export function installLayoutForJsdom({ width, height }: ElementSize): void {
  const size = { width, height };
  const { prototype } = HTMLElement;
  const earlierObserver = globalThis.ResizeObserver;
  for (const [name, side] of Object.entries(MEASURES)) {
    Object.defineProperty(prototype, name, { configurable: true, get: () => size[side] });
  }
  Object.defineProperty(prototype, 'scrollHeight', {
    configurable: true,
    get(this: HTMLElement) {
      const heights = [...this.children].map((child) => parseFloat(heightOf(child)) || 0);
      return Math.max(height, ...heights);
    },
  });
  prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    const top = typeof to === 'object' ? (to.top ?? 0) : 0;
    if (top === this.scrollTop) return;
    this.scrollTop = top;
    // as in a browser, the event fires later
    requestAnimationFrame(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  } as typeof prototype.scrollTo;
  globalThis.ResizeObserver = OnceTellingObserver;
  afterThisTest(() => {
    for (const name of [...Object.keys(MEASURES), ...REPLACED]) {
      Reflect.deleteProperty(prototype, name);
    }
    globalThis.ResizeObserver = earlierObserver;
  });
}

class OnceTellingObserver implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}

  observe(target: Element): void {
    const { width, height } = target.getBoundingClientRect();
    const box = [{ inlineSize: width, blockSize: height }];
    const entry = { target, borderBoxSize: box, contentBoxSize: box } as unknown;
    this.tell([entry as ResizeObserverEntry], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}

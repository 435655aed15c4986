import { act, fireEvent } from '@testing-library/react';
import { afterThisTest } from './cleanUps';

/**
 * jsdom loads no pictures. During a test, each `<img>` tells that its picture is there as soon as it has an address.
 *
 * @returns holds them back from then on; what it returns lets those held back come
 */
export function installPicturesForJsdom(): () => () => void {
  let isHeldBack = false;
  const held = new Set<HTMLImageElement>();
  const arrive = (image: HTMLImageElement) => {
    if (isHeldBack) held.add(image);
    else act(() => void fireEvent.load(image));
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const roots = [target, ...addedNodes].filter((node) => node instanceof Element);
      const isTold = (node: Element) => node !== target || node instanceof HTMLImageElement;
      for (const root of roots.filter(isTold)) {
        const images = root instanceof HTMLImageElement ? [root] : root.querySelectorAll('img');
        images.forEach(arrive);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['src'] });
  afterThisTest(() => observer.disconnect());
  return () => {
    isHeldBack = true;
    return () => {
      isHeldBack = false;
      held.forEach(arrive);
      held.clear();
    };
  };
}

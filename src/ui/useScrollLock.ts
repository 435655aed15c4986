import { useLayoutEffect } from 'react';

/**
 * Keeps the page behind a menu or an overlay from scrolling. The space of its scroll bar stays, so that the
 * page behind keeps its width.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
    };
  }, [locked]);
}

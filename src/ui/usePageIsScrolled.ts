import { useEffect, useState } from 'react';

/** px (docs/requirements/core.md 2.HEAD.7) */
const LIMIT = 20;

/** Marks what covers the whole page and scrolls in its place. */
const isScrolled = () =>
  (document.querySelector('[data-page-scroll]')?.scrollTop ?? window.scrollY) > LIMIT;

/**
 * Whether the page is scrolled far enough for its header to shrink.
 *
 * @param over changes whenever something starts or stops covering the page
 */
export function usePageIsScrolled(over: string | null): boolean {
  const [scrolled, setScrolled] = useState(isScrolled);
  useEffect(() => {
    const onScroll = () => setScrolled(isScrolled());
    onScroll();
    // Scroll events of elements can only be caught in the capture phase.
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [over]);
  return scrolled;
}

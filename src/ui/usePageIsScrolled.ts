import { useEffect, useState } from 'react';

/** px (docs/requirements/core.md 2.HEAD.7) */
const LIMIT = 20;

/** What lies over the whole page and scrolls in its place is marked so. */
const isScrolled = () =>
  (document.querySelector('[data-page-scroll]')?.scrollTop ?? window.scrollY) > LIMIT;

/**
 * Whether the page is scrolled far enough for its header to shrink.
 *
 * @param over changes whenever something comes to lie over the page, or leaves it
 */
export function usePageIsScrolled(over: string | null): boolean {
  const [scrolled, setScrolled] = useState(isScrolled);
  useEffect(() => {
    const onScroll = () => setScrolled(isScrolled());
    onScroll();
    // Elements tell of their scrolling only on the way down to them.
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [over]);
  return scrolled;
}

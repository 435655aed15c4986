import { useEffect, useState } from 'react';

/** Whether the page is scrolled more than `limit` px. */
export function useScrolledPast(limit: number): boolean {
  const [past, setPast] = useState(() => window.scrollY > limit);
  useEffect(() => {
    const onScroll = () => setPast(window.scrollY > limit);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [limit]);
  return past;
}

import { useEffect, useState } from 'react';
import { RESIZE_DEBOUNCE_MS, STACKED_BELOW } from './columns';

const isStacked = () => window.innerWidth < STACKED_BELOW;

/** Whether the window is too narrow for columns. Updated once resizing has stopped. */
export function useStacked(): boolean {
  const [stacked, setStacked] = useState(isStacked);
  useEffect(() => {
    let timer: number | undefined;
    const onResize = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setStacked(isStacked()), RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return stacked;
}

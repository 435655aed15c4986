import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reviewRequested } from '@/features/review';
import { selectSegmentCount } from '@/article';
import { isTypedInto, PAGE_KEYS, useKeyCommand } from '@/features/shortcuts';

/** Links open another tab with it, and a dialog on top has the keys to itself. */
const OTHERS = 'a, dialog';

const isForOthers = (target: EventTarget | null): boolean =>
  isTypedInto(target) || (target instanceof Element && target.closest(OTHERS) !== null);

/** The key that opens the review from anywhere on the page, once there is a drawing. */
export function useReviewKey(): void {
  const dispatch = useDispatch();
  const commandOf = useKeyCommand(PAGE_KEYS);
  const hasDrawings = useSelector(selectSegmentCount) > 0;
  useEffect(() => {
    if (!hasDrawings) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || commandOf(event) !== 'review') return;
      if (isForOthers(event.target)) return;
      event.preventDefault();
      dispatch(reviewRequested({ view: 'drawings' }));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, commandOf, hasDrawings]);
}

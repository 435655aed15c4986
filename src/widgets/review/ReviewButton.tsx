import { useDispatch, useSelector } from 'react-redux';
import { reviewRequested, selectLeftToCheck } from '@/features/review';
import { selectSegmentCount } from '@/article';
import { PAGE_KEYS, useShortcut } from '@/features/shortcuts';
import { Button } from '@/ui/Button/Button';

/** Opens the review, and says how many drawings are left to check. */
export function ReviewButton() {
  const dispatch = useDispatch();
  const left = useSelector(selectLeftToCheck);
  const shortcut = useShortcut(PAGE_KEYS.review);
  const isEmpty = useSelector(selectSegmentCount) === 0;
  if (isEmpty) return null;
  return (
    <Button
      variant={left > 0 ? 'primary' : 'default'}
      count={left > 0 ? left : undefined}
      title={shortcut}
      countLabel="to check"
      onClick={() => dispatch(reviewRequested({ view: 'drawings' }))}
    >
      Review
    </Button>
  );
}

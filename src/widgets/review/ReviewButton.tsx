import { useDispatch, useSelector } from 'react-redux';
import { reviewRequested, selectReviewCounts } from '@/features/review';
import { Button } from '@/ui/Button/Button';

/** Opens the review, and says how many drawings are left to check. */
export function ReviewButton() {
  const dispatch = useDispatch();
  const { total, done } = useSelector(selectReviewCounts);
  if (total === 0) return null;
  const left = total - done;
  return (
    <Button
      count={left > 0 ? left : undefined}
      countLabel="to check"
      onClick={() => dispatch(reviewRequested({ view: 'drawings' }))}
    >
      Review
    </Button>
  );
}

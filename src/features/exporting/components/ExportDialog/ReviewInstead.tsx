import { useDispatch, useSelector } from 'react-redux';
import { reviewRequested, selectReviewView } from '@/features/review';
import { Button } from '@/ui/Button/Button';
import { exportDialogClosed } from '../../exporting.slice';

/** Leads to what is left to check; the review may be open behind the dialog. */
export function ReviewInstead() {
  const dispatch = useDispatch();
  const isInReview = useSelector(selectReviewView) !== null;
  const review = () => {
    dispatch(exportDialogClosed());
    if (!isInReview) dispatch(reviewRequested({ view: 'drawings' }));
  };
  return (
    <Button size="s" variant="quiet" onClick={review}>
      Review
    </Button>
  );
}

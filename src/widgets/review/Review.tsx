import { useDispatch, useSelector } from 'react-redux';
import { reviewClosed, selectReviewView } from '@/features/review';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import { useReviewKey } from './useReviewKey';

/** The window of the review; its code is loaded when it first opens. */
const ReviewPart = lazyDialog<object>({
  name: 'The review',
  load: async () => (await import(/* webpackChunkName: "review" */ './ReviewDialog')).ReviewDialog,
  title: 'Review',
  size: 'l',
  loading: 'Loading the review',
  useClose: () => {
    const dispatch = useDispatch();
    return () => dispatch(reviewClosed());
  },
});

/** Fills the window while the drawings of the article are reviewed. */
export function Review() {
  useReviewKey();
  const isOpen = useSelector(selectReviewView) !== null;
  return isOpen ? <ReviewPart /> : null;
}

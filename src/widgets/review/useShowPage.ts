import { useDispatch } from 'react-redux';
import { contextOpened } from '@/features/context';
import { reviewClosed } from '@/features/review';

/** Leaves the review for the page of a drawing, with its box. */
export function useShowPage(): (segmentId: string) => void {
  const dispatch = useDispatch();
  return (segmentId) => {
    dispatch(reviewClosed());
    dispatch(contextOpened({ segmentId }));
  };
}

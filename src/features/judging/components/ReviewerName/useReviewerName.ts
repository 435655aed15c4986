import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { reviewerNamed, selectReviewer, type JudgingRootState } from '../../judging.slice';

/**
 * The name as it is typed. A name that was entered is kept however the field is left, also when the field
 * disappears.
 */
export function useReviewerName() {
  const dispatch = useDispatch();
  const store = useStore<JudgingRootState>();
  const named = useSelector(selectReviewer);
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? named ?? '').trim();
  const isKept = name === (named ?? '');
  const keepGiven = () => {
    // The question goes with its answer: what was answered counts.
    const isAnswered = selectReviewer(store.getState()) !== named;
    if (typed !== null && name !== '' && !isKept && !isAnswered) dispatch(reviewerNamed(name));
  };
  const latest = useRef(keepGiven);
  useLayoutEffect(() => {
    latest.current = keepGiven;
  });
  useEffect(() => () => latest.current(), []);
  return {
    text: typed ?? named ?? '',
    isKept,
    onType: setTyped,
    /** Also an empty one. */
    keep: () => {
      setTyped(null);
      dispatch(reviewerNamed(name));
    },
    /** An empty one is not kept. */
    keepGiven,
  };
}

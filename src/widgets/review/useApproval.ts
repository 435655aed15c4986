import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { approvedAndNext, decisionAnnounced } from '@/features/review';

/** What was not seen cannot be called correct: until both pictures are there, approving says why it waits. */
export function useApproval(id: string | null) {
  const dispatch = useDispatch();
  const [seenId, setSeenId] = useState<string | null>(null);
  const onSeen = useCallback((isSeen: boolean) => setSeenId(isSeen ? id : null), [id]);
  const approve = () => {
    const isSeen = seenId !== null && seenId === id;
    dispatch(isSeen || id === null ? approvedAndNext() : decisionAnnounced(STILL_DRAWN));
  };
  return { onSeen, approve };
}

const STILL_DRAWN = 'Drawing …, not yet marked as correct.';

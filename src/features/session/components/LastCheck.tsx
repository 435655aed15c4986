import { useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { selectPlaceCheck } from '../placeCheck.slice';
import { Small } from './SessionGate/SessionGate.styles';

const TICK_MS = 1_000;

/** The age of the place shown, and whether the latest attempt to refresh it failed. */
export function LastCheck() {
  const { answeredAt, question } = useSelector(selectPlaceCheck);
  const now = useNow(TICK_MS);
  const age = answeredAt === null ? undefined : `Checked ${formatDuration(now - answeredAt)} ago`;
  if (question === 'failed') {
    return <Small data-failed="">Failed to refresh status. {age}</Small>;
  }
  return <Small>{question === 'asked' ? 'Checking...' : age}</Small>;
}

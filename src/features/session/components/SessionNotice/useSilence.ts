import { useSelector } from 'react-redux';
import { selectPlaceCheck } from '../../placeCheck.slice';
import { HEARTBEAT_INTERVAL_MS } from '../../sagas/sessionPolicy';
import { selectChannel } from '../../lifecycle.slice';
import { useSecondsLeft } from '../useSecondsLeft';

/** Without a channel each beat is answered over HTTP; this long without an answer, nobody is there. */
const SILENT_AFTER_MS = HEARTBEAT_INTERVAL_MS + 5_000;

/**
 * Since when the services have not answered, milliseconds since the epoch; `undefined` while they do.
 *
 * Silence on an open channel means nothing: they may be reading a drawing (docs/contract.md 13.1).
 */
export function useSilence(): number | undefined {
  const isOpen = useSelector(selectChannel) === 'open';
  const { answeredAt } = useSelector(selectPlaceCheck);
  const watched = isOpen ? null : answeredAt;
  const secondsLeft = useSecondsLeft(watched === null ? 0 : watched + SILENT_AFTER_MS);
  return watched !== null && secondsLeft === 0 ? watched : undefined;
}

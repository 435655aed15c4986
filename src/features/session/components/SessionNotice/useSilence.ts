import { useSelector } from 'react-redux';
import { selectPlaceCheck } from '../../placeCheck.slice';
import { HEARTBEAT_INTERVAL_MS } from '../../sagas/sessionPolicy';
import { selectChannel } from '../../lifecycle.slice';
import { useSecondsLeft } from '../useSecondsLeft';

/** Without a channel every beat is answered over HTTP; after this long, the services count as unreachable. */
const SILENT_AFTER_MS = HEARTBEAT_INTERVAL_MS + 5_000;

/**
 * When the services stopped answering, in milliseconds since the epoch; `undefined` while they respond.
 *
 * Silence on an open channel means nothing: the services may be processing a drawing (docs/contract.md
 * 13.1).
 */
export function useSilence(): number | undefined {
  const isOpen = useSelector(selectChannel) === 'open';
  const { answeredAt } = useSelector(selectPlaceCheck);
  const watched = isOpen ? null : answeredAt;
  const secondsLeft = useSecondsLeft(watched === null ? 0 : watched + SILENT_AFTER_MS);
  return watched !== null && secondsLeft === 0 ? watched : undefined;
}

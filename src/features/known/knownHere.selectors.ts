import type { KnownListAnswer } from '@/domain/knownList';
import type { KnownRootState, SeenElsewhere } from './known.slice';

/** Not in the slice, which is a part of the first load. */
export const selectInList = ({ runs }: KnownRootState): KnownListAnswer =>
  runs.known.inList ?? NOT_LISTED;

export const selectSeen = ({ runs }: KnownRootState): SeenElsewhere => runs.known.seen ?? NOWHERE;

const NOT_LISTED: KnownListAnswer = { list: null, states: {} };
const NOWHERE: SeenElsewhere = {};

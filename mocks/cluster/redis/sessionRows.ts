import { describeStatus, type SessionEntry } from '../../services/sessions/sessionEntry';
import type { SessionStatus } from '../../services/sessions/sessionTypes';

/** What `sessionSteps.lua` answers: a step's own answer, active and waiting sessions, version of a change, ended. */
export type Reply = readonly [
  answer: unknown,
  active: number,
  waiting: number,
  version: number,
  ended: readonly string[],
];

/** See `rowOf` in `sessionLine.lua`. */
export type Row = readonly [
  id: string,
  userId: string | null,
  createdAt: number,
  lastActivity: number,
  activatedAt: number,
  place: number,
];

/** As its owner sees it. */
export const statusOf = (row: Row, [, active]: Reply): SessionStatus =>
  describeStatus(...entryOf(row), active);

/** Its place in the queue beside it. The connection's token and the address stay in Redis. */
export function entryOf(row: Row): readonly [entry: SessionEntry, place: number] {
  const [id, userId, createdAt, lastActivity, activatedAt, place] = row;
  const entry = {
    id,
    userId,
    address: null,
    createdAt,
    lastActivity,
    activatedAt: activatedAt === 0 ? null : activatedAt,
    active: place === 0,
    socket: null,
  };
  return [entry, place];
}

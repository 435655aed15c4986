import { endedOpinion } from './endedOpinion';
import { standingAfter, type Standing } from './standing';
import type { Json, KeptEvent, TeamEvent } from './event';

/** What one page has of an article in the library, as docs/team.md has it: plain data. */
export interface Replica {
  readonly article: string;
  /** The name under which the page says things; absent while the library has not told. */
  readonly as?: string;
  /** What the library had of the article has been taken in once. */
  readonly isMet?: true;
  /** Number of the last event that it knows; 0: none. */
  readonly known: number;
  /** What stands by the events it knows, by part. */
  readonly parts: Readonly<Record<string, Standing>>;
  /** What was said here and is not among those events yet, in order. */
  readonly outbox: readonly TeamEvent[];
}

export const emptyReplica = (article: string): Replica => ({
  ...{ article, known: 0 },
  parts: {},
  outbox: [],
});

/** What the page shows of a part: what was said here last, else what stands; `null` where nothing was said. */
export function valueOf({ parts, outbox }: Replica, part: string): Json {
  const own = outbox.findLast((event) => event.part === part);
  return own ? own.to : (parts[part]?.value ?? null);
}

/** The names of all parts of which something was said, here or by others. */
export const partNames = ({ parts, outbox }: Replica): readonly string[] => [
  ...new Set([...Object.keys(parts), ...outbox.map(({ part }) => part)]),
];

/** Says something: at once here, for the others once it is sent. */
export function withSaid(
  replica: Replica,
  said: Pick<TeamEvent, 'id' | 'part' | 'to' | 'at'>,
): Replica {
  const { article, known: base } = replica;
  const event = { ...said, article, from: valueOf(replica, said.part), base };
  return { ...replica, outbox: [...replica.outbox, event] };
}

/**
 * Takes in events of the library.
 *
 * @param after the number that was asked with: an answer that would leave a gap changes nothing, and what an answer
 *   that comes late repeats is known already
 * @param events all that come after that number, in their order, or the first of them
 */
export function withKept(replica: Replica, after: number, events: readonly KeptEvent[]): Replica {
  if (after > replica.known) return replica;
  const fresh = events.filter(({ seq }) => seq > replica.known);
  if (fresh.length === 0) return replica;
  const parts = { ...replica.parts };
  for (const event of fresh) {
    parts[event.part] = standingAfter(parts[event.part], event);
    Object.assign(parts, endedOpinion(parts, event));
  }
  const kept = new Set(fresh.map(({ id }) => id));
  return {
    ...replica,
    known: fresh.at(-1)?.seq ?? replica.known,
    parts,
    outbox: replica.outbox.filter(({ id }) => !kept.has(id)),
  };
}

/** Without what was said here and is never to be sent. */
export const withoutEvents = (replica: Replica, ids: readonly string[]): Replica => ({
  ...replica,
  outbox: replica.outbox.filter(({ id }) => !ids.includes(id)),
});

import type { Saved } from './saved/common.schema';
import type { verdictSchema } from './saved/judgements.schema';
import type { trailEntrySchema, trailSchema } from './saved/trail.schema';

/** A judgement without who made it, when, and of which version. */
export type Verdict = Saved<typeof verdictSchema>;

/** One change of one field that a person judges. */
export type TrailEntry = Saved<typeof trailEntrySchema>;

/** Every change of what a person judged of an article's drawings, the earliest first. */
export type Trail = Saved<typeof trailSchema>;

export type TrailField = TrailEntry['field'];

/** Who acted, and when; a part of the action, since reducers know neither. */
export type ActMoment = Pick<TrailEntry, 'at' | 'by'>;

export const NO_TRAIL: Trail = { entries: [], dropped: 0 };

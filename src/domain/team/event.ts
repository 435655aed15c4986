/** What a change of one part is from or to, as it goes over the wire. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** One change of one part of an article (docs/team.md), as the page that made it says it. */
export interface TeamEvent {
  /** UUID, so that an event that is sent twice is kept once. */
  readonly id: string;
  /** SHA-256 of the article's file, in lower-case hex. */
  readonly article: string;
  /** What was changed, such as `judgements/segment-3`. */
  readonly part: string;
  /** What its author saw there before; `null`: nothing. */
  readonly from: Json;
  /** What it is after it; `null`: nothing. */
  readonly to: Json;
  /** ISO 8601, UTC, by the clock of its author. */
  readonly at: string;
  /** Number of the last event of the library that its author knew; 0: none. */
  readonly base: number;
}

/** An event that the library has acknowledged. */
export interface KeptEvent extends TeamEvent {
  /** Its place in the one order of all events, from 1. */
  readonly seq: number;
  /** Who made it, as the library knows them. */
  readonly by: string;
}

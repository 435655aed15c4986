/** JSON as Postgres keeps it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

interface JsonObject {
  readonly [key: string]: Json;
}

/** One change of one part of an article, as the page that made it sends it. */
export interface LibraryEvent {
  /** UUID made by the page, so that an event that is sent twice is kept once. */
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

/** An event that the library has acknowledged. Never removed; changed only where a person's name is erased. */
export interface KeptEvent extends LibraryEvent {
  /** Its place in the one order of all events, from 1. Orders what all pages end up with, whatever their clocks say. */
  readonly seq: number;
  /** Who made it, as the library knows them. */
  readonly by: string;
}

import type { KeptEvent, LibraryEvent } from '../../services/library/event';
import type { Acknowledged, Library } from '../../services/library/library';
import { articleId, eventOf } from './libraryContract';

/** What is killed, and asked meanwhile. */
export interface Mortal {
  readonly addArticle: (id: string) => Promise<unknown>;
  readonly append: (
    events: readonly LibraryEvent[],
    by: string,
  ) => Promise<readonly Acknowledged[]>;
  /** Kills it as `kill -9` does, and starts it again. */
  readonly kill: () => Promise<void>;
}

/** What was said and acknowledged while it was killed. */
export interface SaidWhileKilled {
  readonly article: string;
  /** Of each writer, in the order in which it said them, with the numbers that it was told. */
  readonly writers: readonly (readonly (LibraryEvent & Acknowledged)[])[];
  /** Calls that were answered with an error, or not at all. */
  readonly broken: number;
}

const WRITERS = 4;
const PARTS = 6;

/** Milliseconds up to which it lives before it is killed again. */
const LIFE_MS = 400;

/** Milliseconds before a writer sends again what was not acknowledged. */
const PAUSE_MS = 20;

/**
 * Four writers say things one call after the other, as pages do: what is not acknowledged is sent again, under the
 * same ids. Meanwhile it is killed at random moments.
 */
export async function sayWhileKilled(
  mortal: Mortal,
  { rounds, random }: { readonly rounds: number; readonly random: (below: number) => number },
): Promise<SaidWhileKilled> {
  const article = articleId();
  await mortal.addArticle(article);
  const talk = { isOver: false, broken: 0 };
  const writers = Array.from({ length: WRITERS }, async (_, at) => {
    const said: (LibraryEvent & Acknowledged)[] = [];
    while (!talk.isOver) {
      const events = Array.from({ length: 1 + (said.length % 5) }, (_each, index) => {
        const part = `drafts/${(said.length + index) % PARTS}/name`;
        return eventOf(article, { part, from: null, to: `${at}: ${said.length + index}` });
      });
      const acknowledged = await untilAcknowledged(mortal, events, talk);
      said.push(
        ...events.map((event, index) => ({ ...event, seq: acknowledged[index]?.seq ?? 0 })),
      );
    }
    return said;
  });
  for (let round = 0; round < rounds; round += 1) {
    await pause(random(LIFE_MS));
    await mortal.kill();
  }
  talk.isOver = true;
  return { article, writers: await Promise.all(writers), broken: talk.broken };
}

async function untilAcknowledged(
  mortal: Mortal,
  events: readonly LibraryEvent[],
  talk: { broken: number },
) {
  for (;;) {
    try {
      return await mortal.append(events, 'anna');
    } catch {
      talk.broken += 1;
      await pause(PAUSE_MS);
    }
  }
}

/** Nothing that was acknowledged is lost or elsewhere, nothing is there twice, and what stands is what came last. */
export async function expectAllKept(
  library: Pick<Library, 'eventsAfter' | 'parts'>,
  { article, writers, broken }: SaidWhileKilled,
): Promise<void> {
  const events = await allEvents(library, article);
  const told = writers.flat().map(({ id, seq, to }) => ({ id, seq, to }));
  const inOrder = [...told].sort((a, b) => a.seq - b.seq);
  expect(events.map(({ id, seq, to }) => ({ id, seq, to }))).toEqual(inOrder);
  for (const said of writers) {
    const seqs = said.map(({ seq }) => seq);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
  }
  const last = Object.fromEntries(events.map(({ part, to, seq }) => [part, { value: to, seq }]));
  expect(await library.parts(article)).toMatchObject(last);
  // Otherwise nobody was in the middle of anything.
  expect(broken).toBeGreaterThan(0);
}

async function allEvents(library: Pick<Library, 'eventsAfter'>, article: string) {
  const all: KeptEvent[] = [];
  for (let hasMore = true; hasMore;) {
    const after = all.at(-1)?.seq ?? 0;
    const answer = await library.eventsAfter(after, { article, limit: 1000 });
    all.push(...answer.events);
    hasMore = answer.hasMore;
  }
  return all;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

import { randomUUID } from 'node:crypto';
import type { KeptEvent, LibraryEvent } from '../../services/library/event';
import { randomOf } from '../../testing/randomOf';
import { emptyReplica, withKept, withSaid, type Replica } from '../../../src/domain/team/replica';

/** What pages speak to. */
export interface Log {
  readonly append: (events: readonly LibraryEvent[], by: string) => Promise<unknown>;
  readonly after: (seq: number, limit: number) => Promise<readonly KeptEvent[]>;
}

export const PARTS = ['judgements/1', 'judgements/2', 'drafts/1'];

interface Page {
  readonly name: string;
  replica: Replica;
  /** As it was last written to this page's disk. */
  saved: Replica;
  /** Calls and answers that have not arrived. */
  readonly onTheWay: (() => Promise<unknown>)[];
}

/**
 * A random history of two to five pages at one article: they say things, send and ask; calls and answers come late, in
 * another order, twice or never; pages end and start from their disks. At the end the network is there for everybody.
 *
 * @param seed the same history for the same seed
 * @returns the pages, and the ids of all that was said
 */
export async function play(seed: number, log: Log, article: string, steps: number) {
  const random = randomOf(seed);
  const said: string[] = [];
  const pages = Array.from({ length: 2 + random(4) }, (_, at): Page => {
    const empty = emptyReplica(article);
    return { name: `page ${at}`, replica: empty, saved: empty, onTheWay: [] };
  });
  for (let at = 0; at < steps; at += 1) {
    const page = pages[random(pages.length)];
    if (page) await step(page, { log, random, said });
  }
  for (const page of pages) await log.append(page.replica.outbox, page.name);
  for (const page of pages) await (await asked(page, log, Infinity))();
  return { pages, said };
}

interface Play {
  readonly log: Log;
  readonly random: (below: number) => number;
  readonly said: string[];
}

async function step(page: Page, { log, random, said }: Play) {
  const act = random(10);
  if (act < 4) say(page, random, said);
  else if (act < 6) {
    const sent = page.replica.outbox.slice(0, 1 + random(3));
    page.onTheWay.push(() => log.append(sent, page.name));
  } else if (act < 8) page.onTheWay.push(await asked(page, log, 1 + random(4)));
  else if (act === 8) {
    // Ends after its disk was written, or before.
    if (random(2) === 0) page.saved = page.replica;
    page.replica = page.saved;
  } else page.onTheWay.splice(random(page.onTheWay.length + 1), 1);
  await deliver(page, random);
}

function say(page: Page, random: Play['random'], said: string[]) {
  const id = randomUUID();
  said.push(id);
  const part = PARTS[random(PARTS.length)] ?? '';
  const to = random(5) === 0 ? null : random(4);
  page.replica = withSaid(page.replica, { id, part, to, at: '2026-11-30T10:00:00.000Z' });
  // What a page says is on its disk before it shows.
  page.saved = page.replica;
}

/** The answer is made now and arrives when it is called. */
async function asked(page: Page, log: Log, limit: number) {
  const { known } = page.replica;
  const events = await log.after(known, limit);
  return async () => {
    page.replica = withKept(page.replica, known, events);
  };
}

/** Any that is on its way, or none; some arrive twice. */
async function deliver(page: Page, random: Play['random']) {
  if (page.onTheWay.length === 0 || random(3) === 0) return;
  const at = random(page.onTheWay.length);
  await page.onTheWay[at]?.();
  if (random(4) > 0) page.onTheWay.splice(at, 1);
}

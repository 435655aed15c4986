import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { notifyOf } from '../database/tellOfEvents';
import { WRITERS } from '../database/writers';
import { addArticles, addEvents, lastSeq, missing } from './importRows';
import {
  readHead,
  readLine,
  type ArticleLine,
  type EventLine,
  type LibraryHead,
} from './libraryLines';

/** Lines that are written at a time. */
const ROWS = 500;

/**
 * Numbers that are left out after an import: a page may know events that came after the file was written, and would
 * take others of the same numbers for those.
 */
const GAP = 1_000_000;

/** What an import found and what it added. */
export interface Imported {
  readonly head: LibraryHead;
  /** Events that were not there before. */
  readonly added: number;
}

/**
 * Takes in a library line by line, all of it or nothing. Events keep their ids and numbers, since pages know the
 * library by them; what is there already stays, so that a file can be imported twice.
 *
 * @throws Error if the file is damaged or cut off, or the library has other events, naming the line
 */
export async function importLibrary(
  database: Kysely<Tables>,
  lines: AsyncIterable<string>,
): Promise<Imported> {
  return database.transaction().execute(async (open) => {
    await WRITERS.execute(open);
    const taking = new Taking(open, await lastSeq(open));
    let head: LibraryHead | undefined;
    for await (const line of lines) {
      if (head) await taking.take(line);
      else head = readHead(line);
    }
    await taking.end(head);
    return { head: head ?? readHead(''), added: taking.added };
  });
}

/** The lines after the first. */
class Taking {
  added = 0;
  private line = 1;
  private readonly seen = { articles: 0, events: 0 };
  private last = 0;
  private articles: ArticleLine[] = [];
  private events: EventLine[] = [];

  /** @param before the number of the library's last event */
  constructor(
    private readonly open: Transaction<Tables>,
    private readonly before: number,
  ) {}

  async take(text: string): Promise<void> {
    this.line += 1;
    try {
      const found = readLine(text);
      if ('article' in found) this.articles.push(found.article);
      else this.push(found.event);
      if (this.articles.length + this.events.length >= ROWS) await this.write();
    } catch (error) {
      throw new Error(`Nothing was imported: up to line ${this.line}, ${messageOf(error)}`, {
        cause: error,
      });
    }
  }

  async end(head: LibraryHead | undefined): Promise<void> {
    await this.write();
    const { articles, events } = this.seen;
    if (head?.articles !== articles || head.events !== events) {
      throw new Error(
        `Nothing was imported: the file was cut off after ${articles} articles and ${events} events`,
      );
    }
    if (this.added === 0) return;
    await sql`SELECT setval(pg_get_serial_sequence('event', 'seq'), ${this.last + GAP})`.execute(
      this.open,
    );
    await notifyOf(this.last).execute(this.open);
  }

  private push(event: EventLine) {
    if (event.seq <= this.last) throw new Error('its events are not in their order');
    this.last = event.seq;
    this.events.push(event);
  }

  private async write() {
    const { open, articles, events } = this;
    this.articles = [];
    this.events = [];
    this.seen.articles += articles.length;
    this.seen.events += events.length;
    await addArticles(open, articles);
    const fresh = await missing(open, events);
    if (fresh.some(({ seq }) => seq <= this.before)) {
      throw new Error('the library has events of its own: a library cannot be joined to another');
    }
    await addEvents(open, fresh);
    this.added += fresh.length;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

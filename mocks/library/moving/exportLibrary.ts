import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { LibraryHead } from './libraryLines';

/** Lines of one question to the database. */
const ROWS = 1_000;

/**
 * Says a library line by line (`libraryLines`), as it is at one moment, whoever writes meanwhile.
 *
 * @param write is called again when its promise has resolved
 */
export async function exportLibrary(
  database: Kysely<Tables>,
  write: (line: string) => Promise<void>,
): Promise<LibraryHead> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (open) => {
      // In another zone, the first and last years have times that are written in another form.
      await sql`SET LOCAL timezone TO 'UTC'`.execute(open);
      const { rows } = await sql<{ articles: string; events: string }>`
        SELECT (SELECT count(*) FROM article) AS articles, (SELECT count(*) FROM event) AS events
      `.execute(open);
      const head: LibraryHead = {
        ...{ kind: 'marcus-library', version: 1 },
        articles: Number(rows[0]?.articles),
        events: Number(rows[0]?.events),
      };
      await write(JSON.stringify(head));
      await writeAll(write, '', (after) => articleLines(open, after));
      await writeAll(write, '0', (after) => eventLines(open, after));
      return head;
    });
}

interface Row {
  /** What the next rows come after. */
  readonly key: string;
  readonly line: string;
}

async function writeAll(
  write: (line: string) => Promise<void>,
  first: string,
  read: (after: string) => Promise<{ rows: readonly Row[] }>,
) {
  for (let after: string | undefined = first; after !== undefined;) {
    const { rows } = await read(after);
    for (const { line } of rows) await write(line);
    after = rows.at(-1)?.key;
  }
}

// Made into JSON by the database: its times are to the microsecond, those of JavaScript are not.
const articleLines = (open: Transaction<Tables>, after: string) =>
  sql<Row>`
    SELECT id AS key, json_build_object('article', json_build_object(
      'id', id, 'file_name', file_name, 'bytes', bytes, 'added_at', added_at,
      'title', title, 'doi', doi))::text AS line
    FROM article WHERE id > ${after} ORDER BY id LIMIT ${ROWS}
  `.execute(open);

const eventLines = (open: Transaction<Tables>, after: string) =>
  sql<Row>`
    SELECT seq AS key, json_build_object('event', json_build_object(
      'seq', seq, 'id', id, 'article', article, 'part', part, 'value_from', value_from,
      'value_to', value_to, 'at', at, 'base', base, 'author', author, 'kept_at', kept_at
    ))::text AS line
    FROM event WHERE seq > ${after}::bigint ORDER BY seq LIMIT ${ROWS}
  `.execute(open);

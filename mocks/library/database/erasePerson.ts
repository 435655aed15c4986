import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Erased } from '../../services/library/library';
import { keepArticles } from '../finding/keepArticles';
import { keepJudgedBy } from '../finding/keepCompounds';
import { readAuthors } from './authors';
import { renameInEvents } from './renameInEvents';
import { signaturesOf } from './signatures';
import type { Tables } from './tables';
import { WRITERS } from './writers';

/** Of `Library.erasePerson`. */
export async function erasePerson(open: Transaction<Tables>, name: string): Promise<Erased> {
  await WRITERS.execute(open);
  // All events are looked through, which may take longer than any call.
  await sql`SET LOCAL statement_timeout = 0`.execute(open);
  // Random: a hash would tell whoever tries the institute's names.
  const author = `person-${randomBytes(4).toString('hex')}`;
  const renaming = { name, pseudonym: author, people: await readAuthors(open) };
  const signed = await signaturesOf(open, name);
  const mentions = await renameInEvents(open, { ...renaming, signed });
  const { numUpdatedRows } = await open
    .updateTable('event')
    .set({ author })
    .where('author', '=', name)
    .executeTakeFirstOrThrow();
  await open.updateTable('part').set({ author }).where('author', '=', name).execute();
  for (const column of ['state_by', 'assigned'] as const) {
    const rows = await open
      .updateTable('article')
      .set({ [column]: author })
      .where(column, '=', name)
      .returning('id')
      .execute();
    await keepArticles(
      open,
      rows.map(({ id }) => id),
    );
  }
  await keepJudgedBy(open, name);
  const events = Number(numUpdatedRows);
  return { pseudonym: events + mentions > 0 ? author : null, events };
}

import { sql, type RawBuilder } from 'kysely';
import type { CompoundFilter } from '../../services/library/finding';
import { isBlind } from '../database/secondOpinions';
import { doiWord, fieldWord, soughtText, soughtWord } from './searchWords';

/** What the words of a compound must be, in the language of `tsquery`; undefined: anything. */
function soughtWords(filter: CompoundFilter): string | undefined {
  const { text, name, doi, curator, verdict, state, doubt } = filter;
  const conditions = [
    soughtText(text),
    soughtText(name, 'name'),
    doi.trim() === '' ? undefined : soughtWord(doiWord(doi)),
    curator === '' ? undefined : soughtWord(fieldWord('curator', curator), true),
    verdict === '' ? undefined : soughtWord(fieldWord('verdict', verdict), true),
    state === '' ? undefined : soughtWord(fieldWord('state', state), true),
    doubt === '' ? undefined : soughtWord(fieldWord('doubt', doubt), true),
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? undefined : conditions.join(' & ');
}

/** Conditions on a compound `c`; each may follow `AND`. */
export function filterSql(filter: CompoundFilter): RawBuilder<unknown> {
  const words = soughtWords(filter);
  return sql`${words === undefined ? sql`TRUE` : sql`c.words @@ ${words}::tsquery`}
    AND ${organismSql(filter)} AND ${isShownTo(filter.reader)}`;
}

/** Whether somebody may see what is said of a compound `c`. */
export const isShownTo = (reader: string) => sql`NOT ${isBlind(sql`c.article`, reader)}`;

/** By its words, which finds the species of a genus, or by what it belongs to, whatever it is called. */
function organismSql({ organism, taxa }: CompoundFilter): RawBuilder<unknown> {
  const words = soughtText(organism, 'organism');
  if (words === undefined) return sql`TRUE`;
  const byWords = sql`c.words @@ ${words}::tsquery`;
  return taxa.length === 0 ? byWords : sql`(${byWords} OR c.taxa && ${taxa}::text[])`;
}

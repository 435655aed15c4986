import { randomUUID } from 'node:crypto';
import type { Json } from '../../services/library/event';
import type { Library } from '../../services/library/library';
import { articleId, eventOf } from './libraryContract';

/** Has what makes trouble in a regular expression, a statement, JSON and a path. */
const NAME = `o'"neil\\ %41_$&@example.org`;

/**
 * What erasing a name does, whatever database the library has.
 *
 * @param open a library, and how to read every row of every table as text once it is closed
 */
export function erasureContract(
  open: () => Promise<{ library: Library; rows: () => Promise<readonly string[]> }>,
): void {
  const said = (article: string): readonly (readonly [string, Json])[] => [
    ['article/assigned', NAME],
    [`article/opinions/${encodeURIComponent(NAME)}`, 'blind'],
    [`opinions/${encodeURIComponent(NAME)}/judgements/1`, { verdict: 'correct', by: NAME }],
    ['judgements/1', { verdict: 'rejected', by: NAME }],
    [`comments/${article}`, { segment: null, text: `@${NAME}, look`, mentions: [NAME, 'ben'] }],
  ];

  test('a name that is erased is in no table, its events and all others stay, and one pseudonym is in its place', async () => {
    const { library, rows } = await open();
    const article = articleId();
    await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 1 });
    const events = said(article).flatMap(([part, to]) => [
      eventOf(article, { id: randomUUID(), part, from: to, to }),
      eventOf(article, { id: randomUUID(), part, from: to, to }),
    ]);
    const other = eventOf(article, { part: 'drafts/1/name', to: 'tea', from: null });
    await library.append([...events, other], NAME);
    await library.append([eventOf(article, { part: 'judgements/2', to: null })], 'ben');
    const before = await library.eventsAfter(0, { limit: 1000 });

    const { pseudonym, events: count } = await library.erasePerson(NAME);
    expect([pseudonym, count]).toEqual([expect.stringMatching(/^person-[0-9a-f]{8}$/), 11]);
    const after = await library.eventsAfter(0, { limit: 1000 });
    const replaced = JSON.stringify(before)
      .replaceAll(JSON.stringify(NAME).slice(1, -1), pseudonym ?? '')
      .replaceAll(encodeURIComponent(NAME), pseudonym ?? '');
    expect(after).toEqual(JSON.parse(replaced));
    const { [`comments/${article}`]: comment } = (await library.parts(article)) ?? {};
    expect(comment).toMatchObject({ by: pseudonym, value: { mentions: [pseudonym, 'ben'] } });
    expect(await library.erasePerson(NAME)).toEqual({ pseudonym: null, events: 0 });
    await library.close();
    const all = await rows();
    // JSON, a part's name, and a row as text each write it in their own way; this piece of it none of them changes.
    expect(all.filter((row) => row.includes('neil'))).toEqual([]);
    expect(all.filter((row) => row.includes(pseudonym ?? '')).length).toBeGreaterThan(11);
  });
}

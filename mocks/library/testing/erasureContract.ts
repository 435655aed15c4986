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
    ['judgements/1', { verdict: 'correct', by: "Neil O'neil, typed" }],
    ['annotationWords/1', { status: 'added', by: "Neil O'neil, typed" }],
    [`opinions/${encodeURIComponent(NAME)}/judgements/1`, { by: "Neil O'neil, typed" }],
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
    expect([pseudonym, count]).toEqual([expect.stringMatching(/^person-[0-9a-f]{8}$/), 17]);
    const after = await library.eventsAfter(0, { limit: 1000 });
    const replaced = JSON.stringify(before)
      .replaceAll(JSON.stringify(NAME).slice(1, -1), pseudonym ?? '')
      .replaceAll(encodeURIComponent(NAME), pseudonym ?? '')
      .replaceAll("Neil O'neil, typed", pseudonym ?? '');
    expect(after).toEqual(JSON.parse(replaced));
    const { [`comments/${article}`]: comment } = (await library.parts(article)) ?? {};
    expect(comment).toMatchObject({ by: pseudonym, value: { mentions: [pseudonym, 'ben'] } });
    expect(await library.erasePerson(NAME)).toEqual({ pseudonym: null, events: 0 });
    await library.close();
    const all = await rows();
    // JSON, a part's name, and a row as text each write it in their own way; this piece of it none of them changes.
    expect(all.filter((row) => row.includes('neil'))).toEqual([]);
    expect(all.filter((row) => row.includes(pseudonym ?? '')).length).toBeGreaterThan(17);
  });

  describe('of people who are called alike', () => {
    let library: Library;
    let article: string;
    beforeAll(async () => {
      ({ library } = await open());
    });
    beforeEach(async () => {
      article = articleId();
      await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 1 });
    });
    afterAll(() => library.close());

    test('a judgement that somebody signed is theirs wherever it is said again, and those of others stay theirs', async () => {
      const signed = (by: string, at: string) => ({ verdict: 'correct', by, at });
      // Two people who sign alike are told apart by when they did.
      const [ann, ben, other] = [signed('Lab', '1'), signed('Lab', '2'), signed('Ben Li', '3')];
      const said: readonly (readonly [string, string, Json, Json])[] = [
        ['ben', '2', null, other],
        ['ann', '1', null, ann],
        ['ben', '1', ann, ben],
        ['ben', '1', ben, ann],
        ['ann', '2', other, ann],
        ['ann', '2', ann, other],
        ['cleo', '2', other, null],
      ];
      for (const [by, of, from, to] of said) {
        await library.append([eventOf(article, { part: `judgements/${of}`, from, to })], by);
      }
      const { pseudonym } = await library.erasePerson('ann');
      const { events } = await library.eventsAfter(0, { article, limit: 100 });
      const by = pseudonym ?? '';
      const hers = { ...ann, by };
      expect(events.map((event) => [event.by, event.from, event.to])).toEqual([
        ['ben', null, other],
        [by, null, hers],
        ['ben', hers, ben],
        ['ben', ben, hers],
        [by, other, hers],
        // Whatever it is signed with stands beside the pseudonym of who says it.
        [by, hers, { ...other, by }],
        ['cleo', other, null],
      ]);
      expect(await library.parts(article)).toMatchObject({ 'judgements/1': { value: hers } });
    });

    test('of those whom comments name, it is nobody whose name begins alike', async () => {
      const comment = (text: string, mentions: readonly string[]) => ({
        ...{ part: `comments/${mentions.length}`, to: { segment: null, text, mentions } },
      });
      const said = [
        comment('@ann, @anna, @ann-marie and @Ann Li: mail@ann?', ['anna']),
        comment('@ann b: see @ann', ['ann', 'ann b']),
      ];
      await library.append([eventOf(article, { to: 'tea' })], 'ann-marie');
      await library.append(
        said.map((one) => eventOf(article, one)),
        'ben',
      );
      const { pseudonym } = await library.erasePerson('ann');
      expect(await library.parts(article)).toMatchObject({
        'comments/1': {
          value: { text: `@${pseudonym}, @anna, @ann-marie and @Ann Li: mail@ann?` },
        },
        'comments/2': {
          value: { text: `@ann b: see @${pseudonym}`, mentions: [pseudonym, 'ann b'] },
        },
      });
    });
  });
}

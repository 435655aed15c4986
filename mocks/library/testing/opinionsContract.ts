import { randomUUID } from 'node:crypto';
import type { Json } from '../../services/library/event';
import type { Library } from '../../services/library/library';
import { articleId, eventOf, HOSTILE } from './libraryContract';

/** What every library tells of second opinions, over all articles. */
export function opinionsContract(open: () => Promise<Library>): void {
  let library: Library;
  let article: string;
  /** People of one test alone. */
  let [anna, ben]: [string, string] = ['', ''];
  beforeAll(async () => {
    library = await open();
  });
  afterAll(() => library.close());
  const addArticle = async () => {
    const id = articleId();
    await library.addArticle({ id, fileName: 'a.pdf', bytes: 10 });
    return id;
  };
  beforeEach(async () => {
    article = await addArticle();
    [anna, ben] = [`anna ${randomUUID()}`, `ben/${randomUUID()}`];
  });

  const say = async (by: string, parts: Readonly<Record<string, Json>>, where = article) => {
    const events = Object.entries(parts).map(([part, to]) => eventOf(where, { part, to }));
    await library.append(events, by);
  };
  const ask = (name: string, to: 'blind' | 'open' | null, where = article) =>
    say(name, { [`article/opinions/${encodeURIComponent(name)}`]: to }, where);
  /** A second opinion from its beginning to its end. */
  const give = async (name: string, parts: Readonly<Record<string, Json>>, where = article) => {
    const own = Object.entries(parts).map(([part, to]): [string, Json] => [
      `opinions/${encodeURIComponent(name)}/${part}`,
      to,
    ]);
    await ask(name, 'blind', where);
    await say(name, Object.fromEntries(own), where);
    await ask(name, null, where);
  };
  const people = async (name = ben) =>
    (await library.finding.statistics()).agreement.people.filter(({ second }) => second === name);
  const alike = (pairs: number, same: number, expected: number) => ({
    ...{ first: anna, second: ben, pairs, same, expected },
  });

  describe('where they say different things', () => {
    const waiting = async (name: string, seesAll = false) =>
      (await library.inbox(name, seesAll)).differences.filter((each) => each.article === article);
    const disagree = async () => {
      await say(anna, { 'drafts/1/name': 'tea', 'judgements/1': { verdict: 'correct', of: 'C' } });
      await give(ben, {
        'drafts/1/name': 'coffee',
        'judgements/1': { verdict: 'correct', of: 'C', at: 'x' },
      });
    };

    test('it waits with both words for those whose words or article it is, and for who sees all', async () => {
      await disagree();
      await say(anna, { 'article/assigned': 'cleo' });
      const difference = {
        ...{ article, fileName: 'a.pdf', title: null, part: 'drafts/1/name' },
        ...{ value: 'tea', by: anna, at: '2026-11-30T10:00:00.000Z', seq: expect.any(Number) },
        second: {
          ...{ value: 'coffee', by: ben, at: '2026-11-30T10:00:00.000Z' },
          seq: expect.any(Number),
        },
      };
      for (const name of [anna, ben, 'cleo']) expect(await waiting(name)).toEqual([difference]);
      expect(await waiting('dan')).toEqual([]);
      expect(await waiting('dan', true)).toEqual([difference]);
    });

    test.each(['tea', 'coffee', 'milk', null])('it waits until somebody says: %s', async (to) => {
      await disagree();
      await say('cleo', { 'drafts/2/name': 'other' });
      expect(await waiting(anna)).toHaveLength(1);
      await say('cleo', { 'drafts/1/name': to });
      expect(await waiting(anna)).toEqual([]);
    });

    test('of judgements it waits for other verdicts, and other structures that both call correct', async () => {
      const judged = (...values: Json[]) =>
        Object.fromEntries(values.map((value, at) => [`judgements/${at}`, value]));
      const fragment = { verdict: 'rejected', reason: 'fragment', of: 'C' };
      const correct = { verdict: 'correct', of: 'C' };
      await say(anna, judged(correct, correct, fragment, correct));
      await give(
        ben,
        judged(fragment, { ...correct, of: 'N' }, { ...fragment, reason: 'x' }, correct),
      );
      const parts = (await waiting(ben)).map(({ part }) => part);
      expect(parts.sort()).toEqual(['judgements/0', 'judgements/1']);
    });

    test('the latest that ended is the first', async () => {
      await disagree();
      const later = await addArticle();
      await say(anna, { 'drafts/1/name': 'tea' }, later);
      await give(ben, { 'drafts/1/name': 'milk' }, later);
      const articles = (await library.inbox(ben)).differences.map((each) => each.article);
      expect(articles).toEqual([later, article]);
    });

    test('nothing waits before the end, nor for who gives another opinion without seeing it', async () => {
      await disagree();
      await ask(anna, 'blind');
      expect([await waiting(anna, true), await waiting(ben)]).toEqual([[], [expect.anything()]]);
      await ask(ben, 'open');
      expect(await waiting(ben)).toEqual([]);
    });

    test.each(HOSTILE)('%j is a name like others', async (text) => {
      await say(text, { 'drafts/1/name': text });
      await give(ben, { 'drafts/1/name': 'tea' });
      expect(await waiting(text)).toMatchObject([{ value: text, by: text }]);
      expect(await waiting(`${text} `)).toEqual([]);
    });
  });

  describe('how far they agree', () => {
    test('is counted by field over all articles, with what chance would make alike', async () => {
      const field = `f${randomUUID()}`;
      const other = await addArticle();
      const words = ['aa', 'aa', 'ab', 'bb'].map((pair, at) => [`drafts/s${at}/${field}`, pair]);
      const parts = (at: number, which: typeof words) =>
        Object.fromEntries(which.map(([part = '', pair = '']) => [part, pair.charAt(at)]));
      for (const [where, which] of [
        [article, words.slice(0, 2)],
        [other, words.slice(2)],
      ] as const) {
        await say(anna, parts(0, which), where);
        await give(ben, parts(1, which), where);
      }
      const { fields } = (await library.finding.statistics()).agreement;
      // The first says a three times of four, the second twice.
      const expected = (3 * 2 + 1 * 2) / 4;
      expect(fields.filter((each) => each.field === field)).toEqual([
        { field, pairs: 4, same: 3, expected },
      ]);
      expect(await people()).toEqual([alike(4, 3, expected)]);
    });

    test('is of verdicts, of structures that both call correct, and of fields that both filled', async () => {
      await say(anna, {
        'judgements/1': { verdict: 'correct', of: 'CCO' },
        'judgements/2': { verdict: 'correct', of: 'C' },
        'judgements/3': { verdict: 'rejected', reason: 'fragment' },
        'judgements/4': { verdict: 'correct', of: 'N' },
        'judgements/5': { verdict: ['correct'], of: 'N' },
        'drafts/1/name': 'tea',
        'drafts/1/number': null,
      });
      await give(ben, {
        'judgements/1': { verdict: 'correct', of: 'CCN' },
        'judgements/2': { verdict: 'correct', of: 'C' },
        'judgements/3': { verdict: 'correct', of: 'C' },
        'judgements/5': { verdict: ['correct'], of: 'N' },
        'judgements/6': { verdict: 'correct', of: 'C' },
        'drafts/1/name': 'tea',
        'drafts/1/number': '1',
        'drafts/1/organism': 'Thea',
      });
      // Three verdicts, of which 2 alike; two structures, of which 1; one name.
      expect(await people()).toEqual([alike(6, 4, 2 + 1 / 2 + 1)]);
    });

    test('is told of what each said before they knew of the other, whatever was decided since', async () => {
      await say(anna, { 'drafts/1/name': 'tea', 'drafts/2/name': 'milk' });
      await give(ben, { 'drafts/1/name': 'coffee', 'drafts/2/name': 'milk' });
      const before = await people();
      expect(before).toEqual([alike(2, 1, 1 / 2)]);
      await say('cleo', { 'drafts/1/name': 'coffee', 'drafts/2/name': null });
      expect(await people()).toEqual(before);
    });

    test('has nothing of a word that was first said after the end', async () => {
      await give(ben, { 'drafts/1/name': 'tea' });
      await say(anna, { 'drafts/1/name': 'tea' });
      expect(await people()).toEqual([]);
    });

    test('has nothing of what people say of their own word', async () => {
      await say(ben, { 'drafts/1/name': 'tea' });
      await give(ben, { 'drafts/1/name': 'coffee' });
      expect(await people()).toEqual([]);
    });

    test('has nothing of an opinion that is not ended, and of no other of an article while one is blind', async () => {
      await say(anna, { 'drafts/1/name': 'tea' });
      await give(ben, { 'drafts/1/name': 'coffee' });
      await ask(ben, 'open');
      expect(await people()).toEqual([]);
      await ask(ben, null);
      await ask('dan', 'blind');
      expect(await people()).toEqual([]);
      await ask('dan', 'open');
      expect(await people()).toHaveLength(1);
      await ask('dan', null);
    });

    test.each(HOSTILE)('%j is a name and a word like others', async (text) => {
      const name = `${ben} ${text}`;
      await say(text, { 'drafts/1/name': text, 'judgements/1': { verdict: text, of: text } });
      await give(name, { 'drafts/1/name': text, 'judgements/1': { verdict: text, of: text } });
      expect(await people(name)).toEqual([
        { first: text, second: name, pairs: 2, same: 2, expected: 2 },
      ]);
    });
  });
}

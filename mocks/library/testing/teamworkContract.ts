import { randomUUID } from 'node:crypto';
import type { Json, LibraryEvent } from '../../services/library/event';
import type { Library } from '../../services/library/library';
import { articleId } from './libraryContract';

/** What every library tells of how a team is getting on, over all articles. */
export function teamworkContract(open: () => Promise<Library>): void {
  let library: Library;
  let article: string;
  beforeAll(async () => {
    library = await open();
  });
  beforeEach(async () => {
    article = articleId();
    await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 10 });
  });
  afterAll(() => library.close());
  const PART = 'drafts/segment-1/name';
  const say = async (by: string, to: Json, base = 0, part = PART) => {
    const event: LibraryEvent = {
      ...{ id: randomUUID(), article, part, from: null, to, base },
      at: '2026-11-30T10:00:00.000Z',
    };
    const [kept] = await library.append([event], by);
    return kept?.seq ?? 0;
  };

  test('the list of articles shows who said how far each is, and whose it is', async () => {
    const listed = async () => (await library.articles()).find(({ id }) => id === article);
    await say('ben', 'checked', 0, 'article/state');
    await say('anna', 'cleo', 0, 'article/assigned');
    expect(await listed()).toMatchObject({ state: 'checked', stateBy: 'ben', assigned: 'cleo' });
    const { pseudonym } = await library.erasePerson('ben');
    expect(await listed()).toMatchObject({ stateBy: pseudonym });
    await say('anna', null, 0, 'article/state');
    await say('anna', null, 0, 'article/assigned');
    expect(await listed()).toMatchObject({ state: null, stateBy: null, assigned: null });
  });

  test('those are known who have said what stands, each once and by no other part of a name', async () => {
    const names = [`ann ${article}`, `ann ${article}'; --`, `zoë ${article}`];
    for (const [at, name] of names.entries()) {
      await say(name, 'x', 0, `drafts/${at}/name`);
      await say(name, 'y', 0, `drafts/${at}/organism`);
    }
    const known = (await library.authors()).filter((name) => name.includes(article));
    expect([...known].sort()).toEqual([...names].sort());
    await library.erasePerson(names[0] ?? '');
    expect(await library.authors()).not.toContain(names[0]);
  });

  test('somebody hears of the comments of others that name them, as they stand', async () => {
    const comment = (by: string, id: string, mentions: string[]) =>
      say(by, { segment: null, text: `of ${by}`, mentions }, 0, `comments/${id}`);
    await comment('ben', '1', ['anna', "x' OR '1'='1"]);
    await comment('anna', '2', ['anna']);
    await comment('ben', '3', ['cleo']);
    await comment('cleo', '4', ['anna']);
    await say('cleo', null, 0, 'comments/4');
    const mentionsOf = async (name: string) =>
      (await library.inbox(name)).mentions.filter((each) => each.article === article);
    expect(await mentionsOf('anna')).toMatchObject([
      { part: 'comments/1', by: 'ben', fileName: 'a.pdf', value: { text: 'of ben' } },
    ]);
    expect(await mentionsOf("x' OR '1'='1")).toHaveLength(1);
    expect(await mentionsOf('%')).toEqual([]);
    await say('anna', 'blind', 0, 'article/opinions/anna');
    expect(await mentionsOf('anna')).toEqual([]);
  });

  const waiting = async () =>
    (await library.inbox('anna')).contested.filter((each) => each.article === article);

  test('a part of which two said different things, not knowing of each other, waits until one chooses', async () => {
    await say('anna', 'tea');
    expect(await waiting()).toEqual([]);
    await say('ben', 'coffee');
    expect(await waiting()).toMatchObject([{ part: PART, value: 'coffee', by: 'ben' }]);
    const last = await say('ben', 'milk');
    expect(await waiting()).toMatchObject([{ value: 'milk' }]);
    await say('cleo', 'milk', last);
    expect(await waiting()).toEqual([]);
  });

  test.each<[string, Json, Json]>([
    ['judgements/s1', { verdict: 'correct', of: 'C', at: '1' }, { verdict: 'correct', of: 'C' }],
    ['structures/s1', { smiles: 'C', timestamp: '1' }, { smiles: 'C', timestamp: '2' }],
    ['segments/s1', { origin: 'found', box: [1] }, { origin: 'found', box: [2] }],
  ])('of %s nobody has to choose where two say the same at two times', async (part, to, again) => {
    await say('anna', to, 0, part);
    await say('ben', again, 0, part);
    expect(await waiting()).toEqual([]);
    await say('cleo', { ...(to as object), smiles: 'N', verdict: 'x', origin: 'drawn' }, 0, part);
    expect(await waiting()).toHaveLength(1);
  });

  test('who gives a second opinion of an article is not told what others said of it', async () => {
    await say('ben', 'tea');
    await say('cleo', 'coffee');
    await say('ben', 'blind', 0, 'article/opinions/anna');
    expect(await waiting()).toEqual([]);
    expect((await library.inbox('dan')).contested.map((each) => each.article)).toContain(article);
    await say('ben', null, 0, 'article/opinions/anna');
    expect(await waiting()).toMatchObject([{ value: 'coffee' }]);
  });

  test.each<[string, string, string, boolean]>([
    ['who knew what stood', 'ben', 'coffee', true],
    ['who said the same', 'ben', 'tea', false],
    ['the same person, offline', 'anna', 'coffee', false],
  ])('no part waits after a word of %s', async (_who, by, to, knew) => {
    const first = await say('anna', 'tea');
    await say(by, to, knew ? first : 0);
    expect(await waiting()).toEqual([]);
  });
}

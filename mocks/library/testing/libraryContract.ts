import { createHash, randomUUID } from 'node:crypto';
import type { Json, LibraryEvent } from '../../services/library/event';
import type { AppendCheck, Library } from '../../services/library/library';

/** Of a made article. */
export const articleId = () => createHash('sha256').update(randomUUID()).digest('hex');

/** One that can be kept. */
export const eventOf = (article: string, more: Partial<LibraryEvent> = {}): LibraryEvent => ({
  id: randomUUID(),
  article,
  part: 'drafts/segment-1',
  from: null,
  to: { name: 'artemisinin' },
  at: '2026-11-30T10:00:00.000Z',
  base: 0,
  ...more,
});

/** What would leave its place if values were ever made part of a statement, or of a file's name. */
export const HOSTILE: readonly string[] = [
  "'; DROP TABLE event; --",
  '$1 $$ \\ " %s {0}',
  '\u2028\u202e\ud83e\uddea',
  '../../etc/passwd',
  "x' OR '1'='1",
];

/** What every library does, whatever database it has. */
export function libraryContract(open: () => Promise<Library>): void {
  let library: Library;
  let article: string;
  let other: string;
  beforeAll(async () => {
    library = await open();
  });
  beforeEach(async () => {
    [article, other] = [articleId(), articleId()];
    await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 10 });
  });
  afterAll(() => library.close());
  const event = (more: Partial<LibraryEvent> = {}) => eventOf(article, more);
  const all = async () => (await library.eventsAfter(0, { article, limit: 1000 })).events;

  test('events keep what they say, who said it, and the order in which they came', async () => {
    const sent = [event(), event({ part: 'judgements/segment-1', to: null, from: [1, 'x'] })];
    await library.append(sent, 'anna');
    const kept = await all();
    expect(kept).toEqual(sent.map((one, index) => ({ ...one, seq: kept[index]?.seq, by: 'anna' })));
    expect(kept[1]?.seq).toBeGreaterThan(kept[0]?.seq ?? 0);
  });

  test('an event that is sent twice is kept once and acknowledged with the same number', async () => {
    const [first, second] = [event(), event()];
    const before = await library.append([first], 'anna');
    const again = await library.append([first, second], 'anna');
    expect(again[0]).toEqual(before[0]);
    expect(await all()).toHaveLength(2);
  });

  test.each([
    ['another author', {}, 'ben'],
    ['another part', { part: 'drafts/segment-2' }, 'anna'],
  ])('an id is not taken over by %s, and nothing of that call is kept', async (_by, more, by) => {
    const first = event();
    await library.append([first], 'anna');
    const call = library.append([event(), { ...first, ...more }], by);
    await expect(call).rejects.toMatchObject({ name: 'TakenIdError', id: first.id });
    expect(await all()).toHaveLength(1);
  });

  test('nothing is kept of a call with an article that was not added', async () => {
    const call = library.append([event(), event({ article: other })], 'anna');
    await expect(call).rejects.toMatchObject({ name: 'UnknownArticleError', article: other });
    expect(await all()).toEqual([]);
  });

  test('the check of a call sees what stands, is asked of nothing that is kept already, and what it throws keeps all out', async () => {
    const first = event({ part: 'article/state', to: 'checked' });
    const [part, id] = [first.part, first.article];
    await library.append([first], 'anna');
    const seen: unknown[] = [];
    const check: AppendCheck = {
      dependsOn: (name) => name === part,
      check: (events, standing) => {
        seen.push([
          events.map((one) => one.to),
          standing(id, part),
          standing(id, 'drafts/segment-1'),
        ]);
        if (events.some(({ to }) => to === 'no')) throw new Error('No');
      },
    };
    await library.append([first, event({ part, to: 'confirmed' })], 'anna', check);
    const call = library.append([event(), event({ part, to: 'no' })], 'ben', check);
    await expect(call).rejects.toThrow('No');
    expect(seen).toMatchObject([
      [['confirmed'], { value: 'checked', by: 'anna' }, undefined],
      [[{ name: 'artemisinin' }, 'no'], { value: 'confirmed', by: 'anna' }, undefined],
    ]);
    expect(await all()).toHaveLength(2);
  });

  test('of a part stands what came last, whatever the clocks of its authors say', async () => {
    await library.append([event({ to: 'first', at: '2026-11-30T12:00:00.000Z' })], 'anna');
    await library.append([event({ to: 'second', at: '2026-11-30T09:00:00.000Z' })], 'ben');
    expect(await library.parts(article)).toMatchObject({
      'drafts/segment-1': { value: 'second', by: 'ben', at: '2026-11-30T09:00:00.000Z' },
    });
  });

  test('of several events of one part in one call, the last one stands', async () => {
    await library.append([event({ to: 1 }), event({ to: 2 }), event({ to: 3 })], 'anna');
    expect(await library.parts(article)).toMatchObject({ 'drafts/segment-1': { value: 3 } });
  });

  test('an article has no parts before it has events, and one that was not added has none to ask for', async () => {
    expect(await library.parts(article)).toEqual({});
    expect(await library.parts(other)).toBeNull();
  });

  test('events are read on from any of them, and of one article alone', async () => {
    await library.addArticle({ id: other, fileName: 'b.pdf', bytes: 10 });
    const sent = [0, 1, 2, 3].map((at) => event({ article: at % 2 ? other : article, to: at }));
    const acknowledged = await library.append(sent, 'anna');
    const before = (acknowledged[0]?.seq ?? 0) - 1;
    const first = await library.eventsAfter(before, { limit: 3 });
    expect([first.events.length, first.hasMore]).toEqual([3, true]);
    const rest = await library.eventsAfter(acknowledged[2]?.seq ?? 0, { limit: 3 });
    expect(rest).toMatchObject({ events: [{ to: 3 }], hasMore: false });
    const others = await library.eventsAfter(0, { article: other, limit: 3 });
    expect(others.events.map(({ to }) => to)).toEqual([1, 3]);
  });

  test('the list of articles shows the title and DOI that stand, and the number of the last event', async () => {
    await library.append([event({ part: 'article/title', to: 'On tea' })], 'anna');
    const [last] = await library.append([event({ part: 'article/doi', to: '10.1/x' })], 'anna');
    await library.addArticle({ id: article, fileName: 'again.pdf', bytes: 11 });
    const row = { id: article, fileName: 'a.pdf', bytes: 10, title: 'On tea', doi: '10.1/x' };
    const free = { state: null, stateBy: null, assigned: null };
    const rows = await library.articles();
    expect(rows.filter(({ id }) => id === article)).toEqual([{ ...row, ...free, seq: last?.seq }]);
  });

  test.each(HOSTILE)('%j is kept as it is wherever a text can stand', async (text) => {
    const to: Json = { [text]: [text] };
    await library.append([event({ part: `drafts/${text}`, from: text, to })], text);
    expect(await all()).toMatchObject([{ part: `drafts/${text}`, from: text, to, by: text }]);
    expect(await library.parts(article)).toMatchObject({ [`drafts/${text}`]: { value: to } });
  });

  test('calls at the same time lose nothing, and each event has a number of its own', async () => {
    const calls = Array.from({ length: 20 }, (_, at) => [event({ to: at }), event({ to: -at })]);
    const acknowledged = await Promise.all(
      calls.map((events, at) => library.append(events, `u${at}`)),
    );
    const seqs = acknowledged.flat().map(({ seq }) => seq);
    expect(new Set(seqs).size).toBe(40);
    expect(await all()).toHaveLength(40);
  });

  test('whoever reads on while others write misses no event', async () => {
    const seen: number[] = [];
    const [begun] = await library.append([event()], 'anna');
    let last = begun?.seq ?? 0;
    let isWriting = true;
    // A few at a time: a call that waits too long for its turn is given up.
    const write = async () => {
      for (let turn = 0; turn < 8; turn += 1) await library.append([event(), event()], 'anna');
    };
    const writing = Promise.all([write(), write(), write(), write()]).finally(
      () => (isWriting = false),
    );
    for (let isLast = false; !isLast;) {
      isLast = !isWriting;
      const { events } = await library.eventsAfter(last, { limit: 1000 });
      seen.push(...events.map(({ seq }) => seq));
      last = seen.at(-1) ?? last;
    }
    await writing;
    expect(seen).toEqual((await all()).slice(1).map(({ seq }) => seq));
  });

  test('an article counts as confirmed from when that was kept, whatever its author’s clock said, and while it stands', async () => {
    const state = (to: Json) =>
      event({ part: 'article/state', to, at: '2001-01-01T00:00:00.000Z' });
    await library.append([state('checked')], 'anna');
    const later = new Date(Date.now() + 3_600_000);
    expect(await library.confirmedBefore(later)).not.toContain(article);
    await library.append([state('confirmed')], 'anna');
    expect(await library.confirmedBefore(later)).toContain(article);
    expect(await library.confirmedBefore(new Date(Date.now() - 3_600_000))).not.toContain(article);
    await library.append([state(null)], 'anna');
    expect(await library.confirmedBefore(later)).not.toContain(article);
  });

  test('the number of the last event is known', async () => {
    const [kept] = await library.append([event()], 'anna');
    expect(await library.last()).toBe(kept?.seq);
  });

  test('listeners are told of kept events', async () => {
    const told: number[] = [];
    library.onEvents((seq) => told.push(seq));
    const [kept] = await library.append([event()], 'anna');
    while (!told.includes(kept?.seq ?? 0)) await new Promise((resolve) => setTimeout(resolve, 5));
  });
}

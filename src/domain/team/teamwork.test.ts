import { articleState, peopleAt, stateFacts } from './articleState';
import { commentsOf, mentionedIn, nameBeingTyped, threadAt } from './comments';
import { contestedParts } from './contested';
import type { Json, KeptEvent } from './event';
import { emptyReplica, withKept, withSaid, type Replica } from './replica';

const ARTICLE = 'a'.repeat(64);
const AT = '2026-11-30T10:00:00.000Z';

type Said = readonly [by: string, part: string, to: Json, base?: number];

/** What a page has after people said things, one after the other. */
const replicaOf = (...said: readonly Said[]): Replica =>
  withKept(
    emptyReplica(ARTICLE),
    0,
    said.map(([by, part, to, base], at): KeptEvent => {
      const seq = at + 1;
      return {
        ...{ id: `e${seq}`, article: ARTICLE, part, from: null, to },
        at: AT,
        seq,
        by,
        base: base ?? at,
      };
    }),
  );

const comment = (text: string, segment: string | null = 's1', mentions: string[] = []): Json => ({
  ...{ segment, text, mentions },
});

describe('comments', () => {
  const replica = replicaOf(
    ['ben', 'comments/2', comment('Is it R?')],
    ['anna', 'comments/1', comment('@ben no', 's1', ['ben'])],
    ['anna', 'comments/3', comment('The whole article', null, ['ben', 'anna'])],
    ['cleo', 'comments/4', 'no comment at all'],
    ['cleo', 'comments/5', comment('Gone')],
    ['cleo', 'comments/5', null],
  );
  const comments = commentsOf(replica);

  test('of a drawing are those at it, in the order in which they were written', () => {
    const texts = (segment: string | null) => threadAt(comments, segment).map(({ text }) => text);
    expect(texts('s1')).toEqual(['Is it R?', '@ben no']);
    expect(texts(null)).toEqual(['The whole article']);
    expect(texts('s2')).toEqual([]);
  });

  test('of one’s own show at once, after the others’', () => {
    const said = withSaid(replica, { id: 'x', part: 'comments/0', to: comment('Now'), at: AT });
    expect(threadAt(commentsOf(said), 's1').at(-1)).toMatchObject({ text: 'Now', by: undefined });
  });
});

test.each([
  ['@anna look', ['anna']],
  ['look, @anna@example.org!', ['anna@example.org']],
  ['(@Ben Li) and @anna', ['Ben Li', 'anna']],
  ['write to x@anna', []],
  ['@annabel', []],
  ['@anna @anna', ['anna']],
  ['@nobody', []],
])('%j names %j', (text, names) => {
  expect(mentionedIn(text, ['anna', 'anna@example.org', 'Ben Li', 'Ben'])).toEqual(names);
});

test.each([
  ['@an', 3, 'an'],
  ['see @', 5, ''],
  ['@an na', 6, undefined],
  ['x@an', 4, undefined],
  ['@an', 1, ''],
  ['nothing', 7, undefined],
])('in %j, at %d, the name %j is being typed', (text, caret, typed) => {
  expect(nameBeingTyped(text, caret)).toBe(typed);
});

describe('an article', () => {
  const state = (present: readonly string[], ...said: readonly Said[]) =>
    articleState(stateFacts(replicaOf(...said)), present);

  test.each<[string, readonly string[], readonly Said[], object]>([
    ['nobody', [], [], { kind: 'free' }],
    ['it was assigned', [], [['anna', 'article/assigned', 'ben']], { kind: 'assigned', to: 'ben' }],
    [
      'somebody is at it',
      ['cleo', 'cleo'],
      [['anna', 'article/assigned', 'ben']],
      { kind: 'inWork', by: ['cleo'] },
    ],
    [
      'it was checked',
      ['cleo'],
      [['anna', 'article/state', 'checked']],
      { kind: 'checked', by: 'anna' },
    ],
    [
      'it was confirmed',
      [],
      [['anna', 'article/state', 'confirmed']],
      { kind: 'confirmed', by: 'anna' },
    ],
    [
      'it was opened again',
      [],
      [
        ['anna', 'article/state', 'checked'],
        ['ben', 'article/state', null],
      ],
      { kind: 'free' },
    ],
    ['its state is unknown', [], [['anna', 'article/state', 'lost']], { kind: 'free' }],
  ])('where %s', (_what, present, said, expected) => {
    expect(state(present, ...said)).toEqual(expected);
  });

  test('and a drawing of it have their own people', () => {
    const people = [
      { name: 'anna', article: ARTICLE, segment: 's1' },
      { name: 'anna', article: ARTICLE, segment: null },
      { name: 'ben', article: 'b', segment: 's1' },
    ];
    expect(peopleAt(people, ARTICLE)).toEqual(['anna']);
    expect(peopleAt(people, ARTICLE, 's2')).toEqual([]);
  });
});

test.each<[string, string, Json, Json]>([
  [
    'one judgement at two times',
    'judgements/s1',
    { verdict: 'correct', of: 'C', at: 1, by: 'a' },
    { verdict: 'correct', of: 'C', at: 2 },
  ],
  [
    'one structure, read twice',
    'structures/s1',
    { smiles: 'C', timestamp: 1 },
    { smiles: 'C', timestamp: 2 },
  ],
  [
    'a drawing that programs found',
    'segments/s1',
    { origin: 'found', box: [1] },
    { origin: 'found', box: [2] },
  ],
])('of %s nobody has to choose', (_what, part, first, second) => {
  expect(contestedParts(replicaOf(['anna', part, first, 0], ['ben', part, second, 0]))).toEqual([]);
});

test('what several said is contested until one of them, or somebody here, settles it', () => {
  const part = 'drafts/s1/name';
  const contested = replicaOf(['anna', part, 'tea', 0], ['ben', part, 'coffee', 0]);
  expect(contestedParts(contested)).toMatchObject([
    { part, value: 'coffee', by: 'ben', beside: [{ value: 'tea', by: 'anna' }] },
  ]);
  const settled = withSaid(contested, { id: 'x', part, to: 'tea', at: AT });
  expect(contestedParts(settled)).toEqual([]);
});

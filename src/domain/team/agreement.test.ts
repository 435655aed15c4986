import { agreementOf, kappaOf, opinionGivers, pairsOf, type Pair } from './agreement';
import { contestedParts } from './contested';
import { openDifferences } from './differences';
import type { Json, KeptEvent } from './event';
import { partHere, partThere } from './opinion';
import { emptyReplica, withKept, withSaid } from './replica';

const ARTICLE = 'a'.repeat(64);

/** What was said in this order, each word by somebody who knew all before it. */
const replicaOf = (...said: readonly (readonly [part: string, to: Json, by?: string])[]) => {
  const events = said.map(([part, to, by = 'anna'], at): KeptEvent => ({
    ...{ id: String(at), article: ARTICLE, part, from: null, to, at: '', base: at },
    ...{ seq: at + 1, by },
  }));
  return withKept(emptyReplica(ARTICLE), 0, events);
};

const pairs = (...words: readonly (readonly [string, string])[]): Pair[] =>
  words.map(([first, second], at) => ({
    ...{ part: `judgements/${at}`, segment: String(at), field: 'verdict', first, second },
  }));

test.each([
  ['judgements/1', null, 'judgements/1'],
  ['judgements/1', 'ben', 'opinions/ben/judgements/1'],
  ['drafts/1/name', 'b/en', 'opinions/b%2Fen/drafts/1/name'],
  ['structures/1', 'ben', 'structures/1'],
  ['article/title', 'ben', 'article/title'],
])(
  '%s of a page that gives the opinion of %s is %s there, and comes back',
  (here, whose, there) => {
    expect(partThere(here, whose)).toBe(there);
    expect(partHere(there, whose)).toBe(here);
  },
);

test.each([
  ['the first opinion', 'judgements/1', 'ben'],
  ['the opinion of somebody else', 'opinions/anna/judgements/1', 'ben'],
  ['the opinion of whose name is the beginning of another', 'opinions/benny/judgements/1', 'ben'],
  ['an opinion', 'opinions/ben/judgements/1', null],
])('%s is not shown', (_what, part, whose) => {
  expect(partHere(part, whose)).toBeUndefined();
});

test('two people are compared where both have said something', () => {
  const replica = replicaOf(
    ['judgements/1', { verdict: 'correct', of: 'CCO' }],
    ['opinions/ben/judgements/1', { verdict: 'correct', of: 'CCN' }],
    ['judgements/2', { verdict: 'correct', of: 'C' }],
    ['opinions/ben/judgements/2', { verdict: 'rejected', reason: 'fragment' }],
    ['judgements/3', { verdict: 'correct', of: 'C' }],
    ['drafts/1/name', 'ethanol'],
    ['opinions/ben/drafts/1/name', 'ethanol'],
    ['opinions/ben/drafts/1/organism', 'Vitis'],
    ['drafts/2/name', 'tea', 'ben'],
    ['opinions/ben/drafts/2/name', 'coffee'],
    ['article/opinions/cleo', 'blind'],
  );
  expect(pairsOf(replica, 'ben')).toEqual([
    { part: 'judgements/1', segment: '1', field: 'verdict', first: 'correct', second: 'correct' },
    { part: 'judgements/1', segment: '1', field: 'structure', first: 'CCO', second: 'CCN' },
    { part: 'judgements/2', segment: '2', field: 'verdict', first: 'correct', second: 'rejected' },
    { part: 'drafts/1/name', segment: '1', field: 'name', first: 'ethanol', second: 'ethanol' },
  ]);
  expect(opinionGivers(replica)).toEqual(['ben', 'cleo']);
});

describe('an opinion that has ended', () => {
  const ended = [
    ['article/opinions/ben', 'blind'],
    ['drafts/1/name', 'tea'],
    ['opinions/ben/drafts/1/name', 'coffee', 'ben'],
    ['opinions/ben/drafts/2/name', 'milk', 'ben'],
    ['article/opinions/ben', null, 'ben'],
  ] as const;
  const PAIR = {
    part: 'drafts/1/name',
    segment: '1',
    field: 'name',
    first: 'tea',
    second: 'coffee',
  };

  test('is compared with what stood when it ended, whatever was decided since', () => {
    const decided = replicaOf(...ended, ['drafts/1/name', 'coffee'], ['drafts/2/name', 'milk']);
    expect(pairsOf(replicaOf(...ended), 'ben')).toEqual([PAIR]);
    expect(pairsOf(decided, 'ben')).toEqual([PAIR]);
  });

  test('that is given and ended again is compared with what stands then', () => {
    const again = replicaOf(
      ...ended,
      ['article/opinions/ben', 'open'],
      ['drafts/1/name', 'water'],
      ['article/opinions/ben', null],
    );
    expect(pairsOf(again, 'ben')).toEqual([{ ...PAIR, first: 'water' }]);
  });

  test('waits where it differs until somebody says the part again', () => {
    const [difference, ...more] = openDifferences(replicaOf(...ended));
    expect(more).toEqual([]);
    expect(difference).toMatchObject({
      ...{ part: 'drafts/1/name', value: 'tea', by: 'anna' },
      beside: [{ value: 'coffee', by: 'ben', isOpinion: true }],
    });
    for (const to of ['tea', 'coffee', 'milk', null]) {
      expect(openDifferences(replicaOf(...ended, ['drafts/1/name', to]))).toEqual([]);
    }
    expect(openDifferences(replicaOf(...ended.slice(0, -1)))).toEqual([]);
  });

  test('waits no more where somebody has said it here, and it is not sent yet', () => {
    const said = { id: 'x', part: 'drafts/1/name', to: 'tea', at: '' };
    expect(openDifferences(withSaid(replicaOf(...ended), said))).toEqual([]);
  });

  test('leaves nothing for those to choose who said different things at the same time', () => {
    expect(contestedParts(replicaOf(...ended))).toEqual([]);
  });
});

test.each([
  // Cohen's own measure by hand: 0.7 agree, by chance 0.5.
  [
    '7 of 10 alike, both half and half',
    [...tens(4, 'a', 'a'), ...tens(3, 'b', 'b'), ...tens(1, 'a', 'b'), ...tens(2, 'b', 'a')],
    0.4,
  ],
  ['all alike, of two kinds', [...tens(2, 'a', 'a'), ...tens(2, 'b', 'b')], 1],
  ['never alike', [...tens(2, 'a', 'b'), ...tens(2, 'b', 'a')], -1],
  ['all the same of everything', tens(3, 'a', 'a'), undefined],
])('kappa of %s is %#', (_what, words, kappa) => {
  const [counts] = agreementOf(pairs(...words));
  const found = counts && kappaOf(counts);
  if (kappa === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(kappa);
});

test('kappa of several fields counts chance within each', () => {
  const same = { pairs: 10, same: 10, expected: 10 };
  const half = { pairs: 10, same: 7, expected: 5 };
  const both = { pairs: 20, same: 17, expected: 15 };
  expect([kappaOf(same), kappaOf(half), kappaOf(both)]).toEqual([undefined, 0.4, 0.4]);
});

function tens(count: number, first: string, second: string): (readonly [string, string])[] {
  return Array.from({ length: count }, () => [first, second] as const);
}

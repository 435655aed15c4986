import { agreementOf, opinionGivers, pairsOf, type Pair } from './agreement';
import type { Json, KeptEvent } from './event';
import { partHere, partThere } from './opinion';
import { emptyReplica, withKept } from './replica';

const ARTICLE = 'a'.repeat(64);

const replicaOf = (parts: Readonly<Record<string, Json>>) => {
  const events = Object.entries(parts).map(([part, to], at): KeptEvent => ({
    ...{ id: String(at), article: ARTICLE, part, from: null, to, at: '', base: 0 },
    ...{ seq: at + 1, by: 'anna' },
  }));
  return withKept(emptyReplica(ARTICLE), 0, events);
};

const pairs = (...words: readonly (readonly [string, string])[]): Pair[] =>
  words.map(([first, second], at) => ({ segment: String(at), field: 'verdict', first, second }));

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
  const replica = replicaOf({
    'judgements/1': { verdict: 'correct', of: 'CCO' },
    'opinions/ben/judgements/1': { verdict: 'correct', of: 'CCN' },
    'judgements/2': { verdict: 'correct', of: 'C' },
    'opinions/ben/judgements/2': { verdict: 'rejected', reason: 'fragment' },
    'judgements/3': { verdict: 'correct', of: 'C' },
    'drafts/1/name': 'ethanol',
    'opinions/ben/drafts/1/name': 'ethanol',
    'opinions/ben/drafts/1/organism': 'Vitis',
    'article/opinions/cleo': 'blind',
  });
  expect(pairsOf(replica, 'ben')).toEqual([
    { segment: '1', field: 'verdict', first: 'correct', second: 'correct' },
    { segment: '1', field: 'structure', first: 'CCO', second: 'CCN' },
    { segment: '2', field: 'verdict', first: 'correct', second: 'rejected' },
    { segment: '1', field: 'name', first: 'ethanol', second: 'ethanol' },
  ]);
  expect(opinionGivers(replica)).toEqual(['ben', 'cleo']);
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
  const [agreement] = agreementOf(pairs(...words));
  if (kappa === undefined) expect(agreement?.kappa).toBeUndefined();
  else expect(agreement?.kappa).toBeCloseTo(kappa);
});

function tens(count: number, first: string, second: string): (readonly [string, string])[] {
  return Array.from({ length: count }, () => [first, second] as const);
}

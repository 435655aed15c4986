import { compoundFieldsSet, segmentRemoved, selectSegmentIds } from '@/article';
import type { KeptEvent } from '@/domain/team/event';
import { emptyReplica, withKept, type Replica } from '@/domain/team/replica';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { read } from '@/testing/teamPages';
import { compareParts } from './compareParts';
import { sharedParts, type Parts } from './sharedParts';

const ARTICLE = 'a'.repeat(64);

let page: TestStore;
let id: string;
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  await openDocument(page);
  receiveSegments(page, 1);
  [id = ''] = selectSegmentIds(page.store.getState());
});

const work = () => page.store.getState().article;
const name = (text: string) =>
  page.store.dispatch(compoundFieldsSet({ ids: [id], fields: { name: text } }));

const kept = (part: string, to: KeptEvent['to'], seq: number): KeptEvent => ({
  ...{ id: String(seq), article: ARTICLE, part, from: null, to, at: '', base: 0, seq, by: 'ben' },
});

/** The library has what the page has. */
const asHere = (changes: Parts = {}): Replica => {
  const parts = Object.entries({ ...sharedParts(work()), ...changes });
  const events = parts.map(([part, to], at) => kept(part, to, at + 1));
  return withKept(emptyReplica(ARTICLE), 0, events);
};

const compare = (replica: Replica, options: { isFirst?: boolean; incoming?: Parts } = {}) =>
  compareParts(work(), sharedParts(work()), replica, { isFirst: false, ...options });

test('where both say the same, there is nothing to say and nothing to take', () => {
  read(page, 0, 'CCO');
  name('ethanol');
  expect(compare(asHere())).toEqual({ toSay: [], toTake: [] });
});

test('what was sent before the page ended, and comes now, is not said again', () => {
  const replica = asHere();
  name('ethanol');
  const part = `drafts/${id}/name`;
  expect(compare(replica).toSay).toEqual([{ part, to: 'ethanol' }]);
  expect(compare(replica, { incoming: { [part]: 'ethanol' } }).toSay).toEqual([]);
  expect(compare(replica, { incoming: { [part]: 'spirit' } }).toSay).toHaveLength(1);
});

test('what a person took back is said; what belongs to a drawing that is not here is not', () => {
  name('ethanol');
  const replica = asHere();
  page.store.dispatch(compoundFieldsSet({ ids: [id], fields: { name: '' } }));
  expect(compare(replica).toSay).toEqual([{ part: `drafts/${id}/name`, to: '' }]);
  page.store.dispatch(segmentRemoved({ id, pdfId: '1700000000000' }));
  expect(compare(replica).toSay).toEqual([]);
});

test('a program’s reading is said where there is none, and taken from a person who drew another', () => {
  const replica = asHere();
  read(page, 0, 'CCO');
  expect(compare(replica).toSay).toMatchObject([{ part: `structures/${id}` }]);
  const drawn = { smiles: 'CCN', engine: 'manual-edit', timestamp: 't' };
  const rest = { useCoordinates: false, handDrawn: false, fromFallback: false };
  const theirs = asHere({ [`structures/${id}`]: { ...drawn, ...rest } });
  expect(compare(theirs)).toEqual({
    toSay: [],
    toTake: [{ part: `structures/${id}`, here: expect.anything() }],
  });
});

test('a page that meets an article says what its people said, and no program’s word over another', () => {
  read(page, 0, 'CCO');
  name('ethanol');
  const reading = { smiles: 'CCC', engine: 'decimer', timestamp: 't' };
  const rest = { useCoordinates: false, handDrawn: false, fromFallback: false };
  const theirs = asHere({
    [`structures/${id}`]: { ...reading, ...rest },
    [`drafts/${id}/name`]: 'spirit',
  });
  expect(compare(theirs, { isFirst: true })).toEqual({
    toSay: [{ part: `drafts/${id}/name`, to: 'ethanol' }],
    toTake: [],
  });
});

test.each([
  ['says less of a drawing than the library has', {}, []],
  ['says more of it', { residues: 'R = H' }, ['segments']],
])('a page that %s', (_what, more, said) => {
  const box = { page: 0, x: 1, y: 1, width: 9, height: 9 };
  const label = { number: '1', text: '1', box: [1, 2, 3, 4], confidence: 0.9 };
  const known = { pageIndex: 0, segmentIndex: 0, origin: 'found', box };
  const here = { [`segments/${id}`]: { ...known, label: { ...label, ...more } } };
  const there = asHere({ [`segments/${id}`]: { ...known, label: { ...label, name: 'ethanol' } } });
  const { toSay } = compareParts(work(), here, there, { isFirst: false });
  expect(toSay.map(({ part }) => part.split('/')[0])).toEqual(said);
});

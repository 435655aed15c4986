/** @jest-environment node */
import { readingReceived } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { seenElsewhere } from '@/features/known';
import { worksListed } from '@/features/savedWork';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { compoundWords } from '@/domain/exports/compoundWords';
import { exportTable } from '@/domain/exports/exportColumns';
import { selectCompoundRecords } from '../exportPlan.selectors';
import { identifiersOf, versionOf } from '../../identifiers/testing/identified';

const KEY = identifiersOf('C', 'A').inchiKey!;
const OTHER = identifiersOf('N', 'B').inchiKey!;
const LIST = { name: 'COCONUT', date: '2026-05-01', compounds: 9, falseAlarmOneIn: 99 };

/** An article with two compounds. */
async function open() {
  const page = makeTestStore({ runSagas: false });
  await openDocument(page);
  const segments = receiveSegments(page, 2);
  ['C', 'N'].forEach((smiles, index) => {
    const segment = segments[index]!;
    page.store.dispatch(readingReceived({ segment, version: versionOf(smiles) }));
  });
  const identified = [
    { text: 'C', result: { identifiers: identifiersOf('C', 'A') } },
    { text: 'N', result: { identifiers: identifiersOf('N', 'B') } },
  ];
  page.store.dispatch(structuresIdentified(identified));
  const table = () =>
    exportTable(selectCompoundRecords(page.store.getState()), ['known'], { withFound: true });
  /** The action is of the feature's own slice. */
  const listSays = (payload: object) =>
    page.store.dispatch({ type: 'known/listAnswered', payload } as never);
  return { ...page, table, listSays };
}

test('before anything was asked there are no columns: nothing is called new', async () => {
  const { table, listSays } = await open();
  expect(table().headers).toEqual([]);
  listSays({ list: null, states: { [KEY]: 'new' } });
  expect(table().headers).toEqual([]);
});

test('what the list says of each compound; empty of what it was not asked', async () => {
  const { table, listSays } = await open();
  listSays({ list: LIST, states: { [KEY]: 'other_stereo' } });
  expect(table()).toEqual({
    headers: ['known_coconut'],
    rows: [['known with other stereo'], ['']],
  });
  listSays({ list: LIST, states: { [KEY]: 'without_stereo', [OTHER]: 'new' } });
  expect(table().rows).toEqual([['known without stereo'], ['new']]);
});

test('JSON has the same, in the list’s own words', async () => {
  const { store, listSays } = await open();
  listSays({ list: LIST, states: { [KEY]: 'other_stereo' } });
  const records = selectCompoundRecords(store.getState());
  const words = compoundWords(new Map(), records);
  expect([...words.values()].map(({ known }) => known)).toEqual([
    { coconut: 'other_stereo' },
    undefined,
  ]);
});

test('the articles that have a compound, by their titles, or by their files', async () => {
  const { store, table } = await open();
  const work = (hash: string, facts?: object) => ({
    ...{ hash, name: `${hash}.pdf`, savedAt: 0, size: 1, segmentCount: 1, structureCount: 1 },
    ...{ revision: 'r', ...(facts && { facts }) },
  });
  const title = { title: 'On tea', pageCount: 1, isBegun: true, isRead: true };
  const counts = { checkedCount: 0, doubtfulCount: 0, failedCount: 0 };
  store.dispatch(worksListed([work('a', { ...title, ...counts }), work('b')] as never));
  const places = ['a', 'b', 'gone'].map((hash) => ({ hash, segmentId: 's' }));
  store.dispatch(seenElsewhere({ [OTHER]: places }));
  expect(table()).toEqual({ headers: ['known_in_articles'], rows: [[''], ['On tea; b.pdf']] });
});

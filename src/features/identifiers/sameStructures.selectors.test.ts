/** @jest-environment node */
import { readingReceived } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { selectIdentifiersOf, selectInchiKeys } from './identifiers.selectors';
import { structuresIdentified } from './identifiers.slice';
import { selectSameStructures } from './sameStructures.selectors';
import { identifiersOf, versionOf } from './testing/identified';

/** Segments with these structures, the keys of which share a skeleton where the first letters are equal. */
async function withStructures(structures: readonly (readonly [string, string, string])[]) {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const segments = receiveSegments(test, structures.length);
  structures.forEach(([smiles], index) => {
    test.store.dispatch(readingReceived({ segment: segments[index]!, version: versionOf(smiles) }));
  });
  const facts = structures.map(([smiles, skeleton, stereo]) => ({
    text: smiles,
    result: { identifiers: identifiersOf(smiles, skeleton, stereo) },
  }));
  test.store.dispatch(structuresIdentified(facts));
  const ids = segments.map(({ id }) => id);
  const sameAs = (index: number) => selectSameStructures(test.store.getState(), segments[index]!);
  return { test, ids, segments, sameAs };
}

test('finds the same structure, and those that differ in stereo, in the order of the article', async () => {
  const { ids, sameAs } = await withStructures([
    ['C1', 'A', 'A'],
    ['C2', 'B', 'A'],
    ['C3', 'A', 'B'],
    ['C4', 'A', 'A'],
    ['C1', 'A', 'A'],
  ]);
  expect(sameAs(0)).toEqual({
    identical: [ids[3], ids[4]],
    stereo: [ids[2]],
    isotopes: [],
    protons: [],
  });
  expect(sameAs(2)).toMatchObject({ identical: [], stereo: [ids[0], ids[3], ids[4]] });
  expect(sameAs(1)).toMatchObject({ identical: [], stereo: [] });
});

test('answers with the same object until something changes', async () => {
  const { test, segments, sameAs } = await withStructures([
    ['C1', 'A', 'A'],
    ['C2', 'A', 'A'],
  ]);
  expect(sameAs(0)).toBe(sameAs(0));
  const before = sameAs(0);
  test.store.dispatch(readingReceived({ segment: segments[1]!, version: versionOf('C3') }));
  expect(sameAs(0)).not.toBe(before);
  expect(sameAs(0).identical).toEqual([]);
  expect(sameAs(1).identical).toEqual([]);
});

test('knows the keys by segment, and what stands', async () => {
  const { test, ids } = await withStructures([
    ['C1', 'A', 'A'],
    ['C2', 'B', 'A'],
  ]);
  const state = test.store.getState();
  expect([...selectInchiKeys(state)]).toEqual([
    [ids[0], 'AAAAAAAAAAAAAA-AAAAAAAASA-N'],
    [ids[1], 'BBBBBBBBBBBBBB-AAAAAAAASA-N'],
  ]);
  expect(selectIdentifiersOf(state, { smiles: 'C1' })?.formula).toBe('C2H6O');
});

test.each(['__proto__', 'constructor', 'toString'])('%s is no known structure', async (smiles) => {
  const { test } = await withStructures([['C1', 'A', 'A']]);
  expect(selectIdentifiersOf(test.store.getState(), { smiles })).toBeUndefined();
  const result = { identifiers: identifiersOf('C') };
  test.store.dispatch(structuresIdentified([{ text: smiles, result }]));
  expect(selectIdentifiersOf(test.store.getState(), { smiles })).toEqual(result.identifiers);
});

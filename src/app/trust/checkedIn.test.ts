/** @jest-environment node */
import { checkedWork } from '@/domain/statistics/testing/checkedWork';
import { checkedIn } from './checkedIn';
import { madeLibrary, onArticle } from '../../features/library/testing/madeLibrary';
import { trustFile, trustReport } from './trustFile';

const PIXELS = { program: 'PixelGraph', smiles: 'CCO', confidence: 0.9 };
const CORRECT = { verdict: 'correct' };
const right = checkedWork(CORRECT, PIXELS);
const wrong = checkedWork(CORRECT, PIXELS, { engine: 'manual-edit', smiles: 'CCN' });

const archive = async (...articles: Parameters<typeof madeLibrary>[0]) => ({
  name: 'library.tar',
  file: await madeLibrary(articles),
});

test('counts the drawings of all articles, and says how many there are', async () => {
  const library = await archive(
    { name: 'tea.pdf', work: onArticle(right, 'a') },
    { name: 'coffee.pdf', work: onArticle(wrong, 'b') },
  );
  const checked = await checkedIn([library]);
  expect(trustReport(checked)).toEqual([
    'Checked by somebody who looked: 2 drawings, in articles: 2',
    'PixelGraph: right in 1 of 2; at its word it would be 1.8',
  ]);
  expect(JSON.parse(trustFile(checked.readings, '2026-11-30T12:00:00.000Z'))).toEqual({
    ...{ format: 'MARCUS trust', version: 1, madeOn: '2026-11-30', drawings: 2 },
    programs: { PixelGraph: { right: 1, judged: 2, stated: 1.8 } },
  });
});

test.each([
  [1, 2, 0],
  [2, 1, 1],
])('of an article in two libraries, the one saved last counts', async (first, second, count) => {
  const libraries = [
    await archive({ name: 'tea.pdf', work: onArticle(right, 'a'), savedAt: first }),
    await archive({ name: 'tea.pdf', work: onArticle(wrong, 'a'), savedAt: second }),
  ];
  const { articles, readings } = await checkedIn(libraries);
  expect(articles).toBe(1);
  expect(readings.programs.get('PixelGraph')).toMatchObject({ right: count, judged: 1 });
});

test('an article that cannot be read in full is left out and named', async () => {
  const damaged = { ...onArticle(right, 'a'), structures: [{}] } as unknown as typeof right;
  const library = await archive(
    { name: 'tea.pdf', work: damaged },
    { name: 'coffee.pdf', work: onArticle(right, 'b') },
  );
  const checked = await checkedIn([library]);
  expect(checked.readings.drawings).toBe(1);
  expect(trustReport(checked)[0]).toBe('Left out: tea.pdf: its work cannot be read in full');
});

test('a file that is no library is named', async () => {
  const file = new Blob(['x'.repeat(2_000)]);
  await expect(checkedIn([{ name: 'notes.tar', file }])).rejects.toThrow(
    'notes.tar: It is damaged.',
  );
});

import { sourceTable } from '../../sample-article/articleText';
import sampleTruth from '../../sample-article/truth.json';
import { readTruths, TRUTH_TABLES } from './readFolder';

test('every truth table of the project can be read, and says a licence that lets it be here', async () => {
  const truths = await readTruths(TRUTH_TABLES);
  expect(truths.length).toBeGreaterThan(5);
  for (const { licence } of truths) expect(licence).toMatch(/^(CC BY [34]\.0|MIT)$/);
});

test("the sample article's table says what the article was made from", async () => {
  const truths = await readTruths(TRUTH_TABLES);
  const sourceOf = (number: number) =>
    sourceTable.filter((row) => row[3].split(', ').includes(`**${number}**`));
  expect(truths.find(({ doi }) => doi === sampleTruth.doi)?.drawings).toEqual(
    sampleTruth.drawings.map(({ page, box, smiles, number, name }) => ({
      ...{ page: page + 1, box, smiles: [smiles], label: [String(number)], name: [name] },
      organism: sourceOf(number).map(([organism]) => organism.replaceAll('*', '')),
    })),
  );
});

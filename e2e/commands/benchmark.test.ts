/** The benchmark from the page's export to the scores, as a user runs it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmRun } from '../../mocks/testing/npmRun';
import sampleTruth from '../../mocks/tools/sample-article/truth.json';
import { createExportFile } from '../../src/domain/exportFile';
import { createStructure } from '../../src/domain/structure';
import { createSegment, PRINTED_LABEL } from '../../src/testing/segments';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'benchmark-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The first drawing of the sample article as the page would export it. */
function exported(): string {
  const timestamp = '2026-01-02T03:04:05.678Z';
  const { page, box, smiles, name } = sampleTruth.drawings[0]!;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const place = { page, x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
  const segment = createSegment(`page_${page}_0_segmented.png`, {
    ...{ directory: 'paper', pdfId: '17', pdfFilename: 'paper.pdf' },
  })!;
  const structure = createStructure(segment, {
    ...{ smiles, engine: 'decimer', program: 'PixelGraph', confidence: 0.9, timestamp },
    ...{ useCoordinates: false, handDrawn: false, processingTime: 1, fromFallback: false },
  });
  const label = { ...PRINTED_LABEL, number: '1', name };
  const drawings = [{ segmentId: 'page-0-segment-0', page: page + 1, box: place }];
  return JSON.stringify(
    createExportFile({
      ...{ timestamp, article: { doi: sampleTruth.doi, title: 'Sample' }, annotations: [] },
      structures: [structure],
      words: new Map([[segment.id, { label, drawings }]]),
    }),
  );
}

test('npm run benchmark takes answers from the page’s export, and scores them', async () => {
  await writeFile(inFolder('export.json'), exported());
  const answers = inFolder('answers');
  const collected = await npmRun(
    'benchmark',
    '--collect',
    inFolder('export.json'),
    '--out',
    answers,
  );
  expect(collected).toMatchObject({ code: 0, output: expect.stringContaining(': 1 drawings') });
  const { code, output } = await npmRun('benchmark', answers);
  expect(output).toContain('No answers, counted as missed: 10.3390/metabo2010214');
  expect(output).toMatch(/10\.5555\/marcus\.sample\.0001 +11 +16\.7 +100\.0 +16\.7 /);
  expect(code).toBe(0);
});

test('npm run benchmark exits with code 1 if answers are refused or tables differ, 2 without any', async () => {
  await writeFile(inFolder('broken.json'), '{}');
  expect(await npmRun('benchmark', folder)).toMatchObject({
    code: 1,
    output: expect.stringContaining('broken.json: format: '),
  });
  const table = 'mocks/tools/benchmark/truth/sample-article.json';
  const other = (await readFile(table, 'utf8')).replace('"scopoletin"', '"umbelliferone"');
  await writeFile(inFolder('other.json'), other);
  const agreed = await npmRun('benchmark', '--agree', table, inFolder('other.json'));
  expect(agreed.output).toMatch(/\tname\tscopoletin\tumbelliferone/);
  expect(agreed.code).toBe(1);
  expect(await npmRun('benchmark')).toMatchObject({ code: 2 });
});

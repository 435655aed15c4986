import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import type { AnswerFile } from '../files/answerFile';
import type { TruthFile } from '../files/truthFile';
import { answerFile, BOX, ELSEWHERE, trueDrawing, truthFile } from '../testing/madeFiles';
import { scoreArticle } from './scoreArticle';
import { tallies } from './tally';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const tallied = (truth: TruthFile, answers?: AnswerFile) =>
  tallies([scoreArticle(rdkit, truth, answers)], false)[0]?.tally;

const BESIDE: [number, number, number, number] = [210, 100, 310, 160];

test('a drawing is found on its own page alone', () => {
  const truth = truthFile(trueDrawing({ page: 2 }));
  expect(tallied(truth, answerFile({ page: 2 }))?.found).toMatchObject({ right: 1, stated: 1 });
  expect(tallied(truth, answerFile({}))?.found).toMatchObject({ right: 0, stated: 1 });
});

test('a box around two drawings is one false answer, whatever else it says', () => {
  const truth = truthFile(trueDrawing(), trueDrawing({ box: BESIDE }));
  const both = answerFile({ box: [100, 100, 310, 160], smiles: 'CCO' });
  expect(tallied(truth, both)?.found).toMatchObject({ right: 0, stated: 1, expected: 2 });
  expect(tallied(truth, both)?.structure).toMatchObject({ right: 0, stated: 1, expected: 2 });
});

test('precision, recall and F1 are those of the counts', () => {
  const truth = truthFile(trueDrawing(), trueDrawing({ box: BESIDE }));
  const answers = answerFile({}, { box: ELSEWHERE }, { page: 2 }, { page: 2, box: ELSEWHERE });
  expect(tallied(truth, answers)?.found).toMatchObject({
    ...{ right: 1, stated: 4, expected: 2 },
    ...{ precision: 0.25, recall: 0.5, f1: 1 / 3 },
  });
});

test('without answers every drawing was missed', () => {
  expect(tallied(truthFile(trueDrawing()))?.endToEnd).toMatchObject({
    right: 0,
    expected: 1,
    f1: 0,
  });
});

test('what the truth does not know is not counted', () => {
  const { organism: _organism, ...drawing } = trueDrawing();
  const known = { structure: 'once', label: 'once', name: 'once' } as const;
  const truth = { ...truthFile(drawing), settled: known };
  const tally = tallied(truth, answerFile({ smiles: 'CCO', label: '1', name: 'ethanol' }));
  expect(tally?.endToEnd).toMatchObject({ articles: 0, f1: null });
  expect(tally?.linked).toMatchObject({ articles: 1, f1: 1 });
});

test('halves are odd and even rows, and an answer for no drawing belongs to that of its page', () => {
  const truth = truthFile(trueDrawing(), trueDrawing({ box: BESIDE }));
  const scored = scoreArticle(rdkit, truth, answerFile({ box: BOX }, { page: 2, box: ELSEWHERE }));
  const found = tallies([scored], true).map(({ name, tally }) => [
    name,
    tally.found.right,
    tally.found.stated,
    tally.found.expected,
  ]);
  expect(found).toEqual([
    ['10.5555/made', 1, 2, 2],
    ['all', 1, 2, 2],
    ['odd rows', 1, 1, 1],
    ['even rows', 0, 1, 1],
  ]);
});

test('a true SMILES that cannot be read is told with the DOI', () => {
  const truth = truthFile(trueDrawing({ smiles: ['C1CC('] }));
  expect(() => scoreArticle(rdkit, truth, answerFile({ smiles: 'C' }))).toThrow(
    '10.5555/made: A true SMILES cannot be read: C1CC(',
  );
});

import type { RDKit } from '../../../engine/chemistry/rdkit';
import { readForms } from '../../../engine/chemistry/readForms';
import { fuseInTurn } from '../../../engine/recognition/fusion/fuseInTurn';
import type { ProgramReading } from '../../../engine/recognition/fusion/programReading';
import type { EvaluatedFolder, EvaluatedImage } from '../evaluateFolder';
import type { EvaluatedEngine } from '../reading/imageReading';

/** One program's answers for all folders; each program has the same folders. */
export interface ProgramAnswers {
  readonly engine: EvaluatedEngine;
  readonly folders: readonly EvaluatedFolder[];
}

/** A picture's fused reading, and what it is made of. */
export interface FusedImage extends EvaluatedImage {
  /** Whether two programs read the same constitution; undefined if none read anything. */
  readonly agreed?: boolean | undefined;
  /** Each program's own answer, in the order of the programs. */
  readonly answers: readonly EvaluatedImage[];
}

export interface FusedFolder extends EvaluatedFolder {
  readonly scores: readonly FusedImage[];
}

/** A program's answer that can be fused. */
interface Candidate extends ProgramReading {
  readonly score: EvaluatedImage;
}

/**
 * What all programs together say of each picture, as the services' engine `best` would answer.
 *
 * @param programs in the order in which they are asked
 */
export function fuseFolders(rdkit: RDKit, programs: readonly ProgramAnswers[]): FusedFolder[] {
  const [first, ...others] = programs;
  return (first?.folders ?? []).map((folder, place) => ({
    ...folder,
    scores: folder.scores.map((score) => {
      const answers = others.map(({ folders }) => answerFor(score.file, folders[place]));
      return fuseImage(rdkit, programs, [score, ...answers]);
    }),
  }));
}

function answerFor(file: string, folder: EvaluatedFolder | undefined): EvaluatedImage {
  const score = folder?.scores.find((each) => each.file === file);
  if (!score) throw new Error(`Not every program read ${file}`);
  return score;
}

function fuseImage(
  rdkit: RDKit,
  programs: readonly ProgramAnswers[],
  answers: readonly [EvaluatedImage, ...EvaluatedImage[]],
): FusedImage {
  const { fusion, asked } = fuseInTurn(
    answers.map((score, place) => candidateOf(rdkit, programs[place]?.engine, score)),
  );
  const { score, confidence, agreed } = fusion
    ? { score: fusion.taken.score, confidence: fusion.confidence, agreed: fusion.agreed }
    : { score: answers[0], confidence: undefined, agreed: undefined };
  const cpuSeconds = sumOf(answers.slice(0, asked).map((answer) => answer.cpuSeconds));
  return { ...score, confidence, rawConfidence: undefined, cpuSeconds, agreed, answers };
}

function candidateOf(
  rdkit: RDKit,
  program: EvaluatedEngine | undefined,
  score: EvaluatedImage,
): Candidate | undefined {
  const { answer, confidence } = score;
  if (!program || answer === '' || confidence === undefined) return undefined;
  return { program, forms: readForms(rdkit, answer), confidence, score };
}

const sumOf = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce<number | undefined>(
    (sum, value) => (sum === undefined || value === undefined ? undefined : sum + value),
    0,
  );

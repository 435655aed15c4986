import type { AnswerFile } from '../files/answerFile';
import type { TruthDrawing, TruthFile } from '../files/truthFile';

type Answered = AnswerFile['drawings'][number];

export const BOX: [number, number, number, number] = [100, 100, 200, 160];
export const ELSEWHERE: [number, number, number, number] = [300, 300, 350, 340];

/** Answers of a tool for an article that was made up. */
export const answerFile = (...drawings: readonly (Partial<Answered> & object)[]): AnswerFile => ({
  format: 'article-answers/1',
  doi: '10.5555/made',
  tool: { name: 'made' },
  drawings: drawings.map((drawing) => ({ page: 1, box: BOX, ...drawing })),
});

/** Of ethanol, with everything that can be known. */
export const trueDrawing = (part: Partial<TruthDrawing> = {}): TruthDrawing => ({
  ...{ page: 1, box: BOX, smiles: ['CCO'], label: ['1'], name: ['ethanol'] },
  organism: ['Aspergillus oryzae'],
  ...part,
});

/** The truth of the same article, of whose facts all are known. */
export const truthFile = (...drawings: readonly TruthDrawing[]): TruthFile => ({
  ...{ format: 'article-truth/1', doi: '10.5555/made', licence: 'CC BY 4.0', pages: 2, readers: 1 },
  settled: { structure: 'once', label: 'once', name: 'once', organism: 'once' },
  drawings: [...drawings],
});

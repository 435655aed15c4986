import { identify } from '../../../engine/chemistry/identifiers/identify';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { judgeLabel } from '../../evaluation/articles/judgeLabel';
import type { AnsweredDrawing } from '../files/answerFile';
import type { TruthDrawing } from '../files/truthFile';
import { countOf, NONE, type Count } from './count';
import { judgeStructure, type JudgedStructure } from './judgeStructure';
import type { Measure } from './measures';

type Counts = Readonly<Record<Measure, Count>>;

const NEITHER: JudgedStructure = { exact: false, withoutStereo: false };

/**
 * What one true drawing, one answer or both add to each measure.
 *
 * @param truth undefined for an answer that belongs to no drawing
 * @param answer undefined for a drawing that was missed
 */
export function judgeDrawing(
  rdkit: RDKit,
  truth: TruthDrawing | undefined,
  answer: AnsweredDrawing | undefined,
): Counts {
  const [isDrawn, isAnswered] = [truth !== undefined, answer !== undefined];
  const label = judgeText('number', truth?.label, answer?.label);
  const name = judgeText('name', truth?.name, answer?.name);
  const organism = judgeText('name', truth?.organism, answer?.organism);
  const found = countOf(isDrawn && isAnswered, isAnswered, isDrawn);
  const ofTexts = { found, label, name, organism };
  // What SMILES cannot say has no right answer and no wrong one.
  if (truth?.smiles.length === 0) return { ...ofTexts, ...UNWRITABLE };
  const { exact, withoutStereo } = structureOf(rdkit, truth, answer);
  const [isRead, isLinked] = [Boolean(answer?.smiles), exact && isFine(label) && isFine(name)];
  const formula = answer?.formula ?? '';
  const isFormula = formula !== '' && formulaeOf(rdkit, truth).includes(plainFormula(formula));
  return {
    ...ofTexts,
    recognised: found.right === 1 ? countOf(exact, true, true) : NONE,
    structure: countOf(exact, isRead, isDrawn),
    withoutStereo: countOf(withoutStereo, isRead, isDrawn),
    formula: countOf(isFormula, formula !== '', isDrawn),
    linked: countOf(isLinked, isAnswered, isDrawn),
    endToEnd: countOf(isLinked && isFine(organism), isAnswered, isDrawn),
  };
}

const UNWRITABLE = {
  recognised: NONE,
  structure: NONE,
  withoutStereo: NONE,
  formula: NONE,
  linked: NONE,
  endToEnd: NONE,
};

const structureOf = (rdkit: RDKit, truth?: TruthDrawing, answer?: AnsweredDrawing) =>
  truth && answer?.smiles ? judgeStructure(rdkit, truth.smiles, answer.smiles) : NEITHER;

/** By the rules for labels of `evaluate:articles`: without case, blanks, brackets and kinds of dashes. */
function judgeText(
  as: 'number' | 'name',
  printed: readonly string[] = [],
  answered: string | null | undefined,
): Count {
  const stated = (answered ?? '').trim();
  const readings = printed.filter((reading) => reading !== '');
  const isRight =
    stated !== '' &&
    readings.some((reading) => judgeLabel({ [as]: reading }, { [as]: stated }) === 'right');
  const mayBeLeftOut = readings.length < printed.length;
  const isExpected = readings.length > 0 && !(mayBeLeftOut && stated === '');
  return countOf(isRight, stated !== '', isExpected);
}

/** What is there was stated, and nothing that is not. */
const isFine = ({ right, stated, expected }: Count) => right === expected && right === stated;

const formulaeOf = (rdkit: RDKit, truth: TruthDrawing | undefined): string[] =>
  (truth?.smiles ?? []).map((smiles) => plainFormula(identify(rdkit, { smiles }).formula));

/** Subscripts and superscripts as plain characters, without blanks. */
const plainFormula = (formula: string): string => formula.normalize('NFKC').replaceAll(/\s/g, '');

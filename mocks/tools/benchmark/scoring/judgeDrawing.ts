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
  const ofTexts = {
    found: countOf(Boolean(truth && answer), Boolean(answer), Boolean(truth)),
    label: judgeText('number', truth?.label, answer?.label),
    name: judgeText('name', truth?.name, answer?.name),
    organism: judgeText('name', truth?.organism, answer?.organism),
  };
  // What SMILES cannot say has no right answer and no wrong one.
  if (truth?.smiles.length === 0) return { ...ofTexts, ...UNWRITABLE };
  return { ...ofTexts, ...judgeWritable(rdkit, ofTexts, truth, answer) };
}

function judgeWritable(
  rdkit: RDKit,
  { found, label, name, organism }: Pick<Counts, 'found' | 'label' | 'name' | 'organism'>,
  truth: TruthDrawing | undefined,
  answer: AnsweredDrawing | undefined,
) {
  const { exact, withoutStereo } = structureOf(rdkit, truth, answer);
  const isRead = Boolean(answer?.smiles);
  const isLinked = exact && isFine(label) && isFine(name);
  const [isAnswered, isDrawn] = [answer !== undefined, truth !== undefined];
  return {
    recognised: found.right === 1 ? countOf(exact, true, true) : NONE,
    structure: countOf(exact, isRead, isDrawn),
    withoutStereo: countOf(withoutStereo, isRead, isDrawn),
    formula: judgeFormula(rdkit, truth, answer?.formula ?? ''),
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

function judgeFormula(rdkit: RDKit, truth: TruthDrawing | undefined, stated: string): Count {
  const isRight =
    stated !== '' &&
    (truth?.smiles ?? []).some(
      (smiles) => plainFormula(identify(rdkit, { smiles }).formula) === plainFormula(stated),
    );
  return countOf(isRight, stated !== '', truth !== undefined);
}

/** Subscripts and superscripts as plain characters, without blanks. */
const plainFormula = (formula: string): string => formula.normalize('NFKC').replaceAll(/\s/g, '');

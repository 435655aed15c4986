import { nameContradicts, scoreWithName } from './nameSays';
import { enginesDisagree, hasStructure, type StructureVersion } from './structure';

/** How sure a reading is, in words (design rules: score told in words, figures only in titles). */
export type ScoreWord = 'sure' | 'likely' | 'doubtful';

/** Least score of a sure reading, and of a likely one. */
const SURE = 0.9;
const LIKELY = 0.75;

/**
 * Programs whose confidence was calibrated on drawings with known structures. The score of any other, such
 * as OSRA's constant one, says nothing about a reading, so it is never sure.
 */
const CALIBRATED_PROGRAMS: readonly string[] = ['PixelGraph', 'VectorGraph'];

type Scored = Pick<
  StructureVersion,
  | 'smiles'
  | 'molfile'
  | 'program'
  | 'confidence'
  | 'jointConfidence'
  | 'differing'
  | 'doubts'
  | 'nameSays'
>;

/** 0..1: of all engines that were asked together, otherwise of the one program; `undefined` without any. */
export const readingScore = ({
  jointConfidence,
  confidence,
}: Pick<Scored, 'jointConfidence' | 'confidence'>): number | undefined =>
  jointConfidence ?? confidence;

/** The same in view of what the compound's name says. */
export function scoreOf(version: Scored): number | undefined {
  const score = readingScore(version);
  return score === undefined ? undefined : scoreWithName(score, version.nameSays);
}

const isCalibrated = ({ jointConfidence, program = '' }: Scored): boolean =>
  jointConfidence !== undefined || CALIBRATED_PROGRAMS.includes(program);

/**
 * What a place is to be looked at for is not sure. `undefined` if there is no structure, or neither a score, nor another engine's reading, nor a
 * name against it.
 */
export function scoreWord(version: Scored): ScoreWord | undefined {
  if (!hasStructure(version)) return undefined;
  if (enginesDisagree(version) || nameContradicts(version.nameSays)) return 'doubtful';
  const score = scoreOf(version);
  if (score === undefined) return undefined;
  if (score < LIKELY) return 'doubtful';
  const hasRings = (version.doubts ?? []).length > 0;
  return score >= SURE && isCalibrated(version) && !hasRings ? 'sure' : 'likely';
}

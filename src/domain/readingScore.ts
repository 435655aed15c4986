import { FROM_FILE } from './engines';
import { nameContradicts, scoreWithName } from './nameSays';
import { enginesDisagree, hasStructure, type StructureVersion } from './structure';
import { formulaContradicts } from './textSays';

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
  | 'formulaSays'
> &
  Partial<Pick<StructureVersion, 'engine' | 'remarks'>>;

/** The one figure of a reading that screens and files state. */
export interface Confidence {
  /** 0..1, in hundredths. */
  readonly value: number;
  /** Whose: `all engines` if they were asked together, otherwise the program or engine that read. */
  readonly of: string;
}

type Rated = Pick<StructureVersion, 'confidence' | 'jointConfidence' | 'engine' | 'program'>;

/** `undefined` where nobody states one. */
export function confidenceOf(version: Rated): Confidence | undefined {
  const { jointConfidence, confidence, engine, program } = version;
  const exact = jointConfidence ?? confidence;
  if (exact === undefined) return undefined;
  const of = jointConfidence === undefined ? (program ?? engine) : 'all engines';
  return { value: Number(exact.toFixed(2)), of };
}

/** 0..1: of all engines that were asked together, or of the one program, in view of what the name says. */
export function scoreOf(version: Scored): number | undefined {
  const score = version.jointConfidence ?? version.confidence;
  return score === undefined ? undefined : scoreWithName(score, version.nameSays);
}

const isCalibrated = ({ jointConfidence, program = '' }: Scored): boolean =>
  jointConfidence !== undefined || CALIBRATED_PROGRAMS.includes(program);

/** A file states the structure, but does not say all that is drawn. */
const saysLess = ({ engine, remarks = [] }: Scored): boolean =>
  engine === FROM_FILE && remarks.length > 0;

/**
 * A reading with a doubtful place is not sure. `undefined` if there is no structure, or neither a score, nor
 * another engine's reading, nor a name or formula against it, nor a remark on what a file states.
 */
export function scoreWord(version: Scored): ScoreWord | undefined {
  if (!hasStructure(version)) return undefined;
  const isContradicted =
    nameContradicts(version.nameSays) || formulaContradicts(version.formulaSays);
  if (enginesDisagree(version) || isContradicted || saysLess(version)) return 'doubtful';
  const score = scoreOf(version);
  if (score === undefined) return undefined;
  if (score < LIKELY) return 'doubtful';
  const hasRings = (version.doubts ?? []).length > 0;
  return score >= SURE && isCalibrated(version) && !hasRings ? 'sure' : 'likely';
}

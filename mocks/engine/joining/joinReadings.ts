import { confirmedConfidence } from '../recognition/combined/agreement';
import { confidenceOfCutOut } from '../recognition/combined/cutAtEdge';
import { confidenceBesideUnwritable } from '../recognition/combined/unwritable';
import { fuseInTurn } from '../recognition/fusion/fuseInTurn';
import type { ReadingProgram } from '../recognition/fusion/programReading';
import { shareHere } from '../recognition/fusion/programTrust';
import type { ResidueTable } from '../recognition/residues/residueTable';
import { doubtsBeside, doubtsOf } from './doubtsOf';
import {
  readStructure,
  type ComparableReading,
  type JoiningChemistry,
  type ProgramOutcome,
  type Reading,
  type ReadStructure,
} from './readStructure';
import { stereoRemarks } from './stereoRemarks';

/** What programs read from one drawing, and what is known of it. */
export interface ReadingsToJoin {
  /**
   * `one`: the first program's reading stands, and a second one may confirm it. `best`: that which is most
   * probably right.
   */
  readonly strategy: 'one' | 'best';
  /** In the order in which the programs were asked, at least one. */
  readonly readings: readonly ProgramOutcome[];
  /** Why another program says that the drawing cannot be written as a structure. */
  readonly unwritable?: string | undefined;
  /** Whether the picture cuts ink, so that a reading of it may lack a part. */
  readonly touchesEdge: boolean;
  /** What the page prints for the drawing's residues. */
  readonly table?: ResidueTable | undefined;
}

/** One of the programs' readings beside the one that stands. */
export interface JoinedReading {
  readonly program: ReadingProgram;
  readonly structure: ReadStructure;
  /** Whether it has the constitution of the one that stands; absent for something that is not possible. */
  readonly agrees?: boolean | undefined;
}

/** What the programs' readings of a drawing say together. */
export interface JoinedReadings {
  /** The reading that stands, with the confidence of all; absent if none is possible. */
  readonly taken?: Pick<JoinedReading, 'program' | 'structure'> | undefined;
  /** Whether two programs read its constitution independently. */
  readonly agreed: boolean;
  /** Whether two read the very same: no further program need be asked. */
  readonly isSettled: boolean;
  /** Each program's own; only of `best`. */
  readonly readings: readonly JoinedReading[];
}

/** Joins what programs read from one drawing. */
export const joinReadings = (
  chemistry: JoiningChemistry,
  input: ReadingsToJoin,
): Promise<JoinedReadings> =>
  input.strategy === 'one' ? confirmed(chemistry, input) : fused(chemistry, input);

/**
 * VectorGraph and PixelGraph confirm each other: if both read the same structure, the confidence is higher; if
 * PixelGraph reads another one, VectorGraph's is lower, as PixelGraph's is calibrated without VectorGraph.
 * Neither program's answer replaces the other's. What cannot be written as a structure leaves little of it.
 */
async function confirmed(
  chemistry: JoiningChemistry,
  { readings: [own, other], unwritable, touchesEdge, table }: ReadingsToJoin,
): Promise<JoinedReadings> {
  if (!own) return NOTHING;
  const reading = await readStructure(chemistry, own, table?.rows);
  const opinion = other && (await readStructure(chemistry, other));
  const { structure } = reading;
  const isDoubted = own.program === 'vector-graph';
  const sure = confirmedConfidence(structure, opinion?.structure, isDoubted);
  const confidence = confidenceBesideUnwritable(sure, unwritable);
  const likeness = structure.smiles === opinion?.structure.smiles ? 'same' : 'other';
  const trust = opinion?.structure.confidence ?? 0;
  const rivals = opinion
    ? [{ reading: opinion, trust, likeness, isIndependent: true } as const]
    : [];
  const stated = {
    ...structure,
    confidence: confidenceOfCutOut(confidence, touchesEdge),
    remarks: withUnwritable(structure.remarks, unwritable),
    doubts: doubtsOf(reading, structure.confidence, rivals),
  };
  return { ...NOTHING, taken: { program: own.program, structure: stated } };
}

const NOTHING: JoinedReadings = { agreed: false, isSettled: false, readings: [] };

/**
 * Takes the reading that is most probably right. The programs' own readings count: agreement raises the
 * confidence here, and not once more in those of two that confirm each other.
 */
async function fused(
  chemistry: JoiningChemistry,
  { readings: outcomes, unwritable, touchesEdge, table }: ReadingsToJoin,
): Promise<JoinedReadings> {
  const heard: (readonly [Reading, ComparableReading | undefined])[] = [];
  for (const each of outcomes) {
    const reading = await readStructure(chemistry, each, table?.rows);
    const { smiles, confidence } = reading.structure;
    const forms = smiles ? await chemistry.formsOf(smiles) : undefined;
    const { labelsFrom } = each;
    const share = shareHere(each.program, each.checked);
    heard.push([reading, forms && { ...reading, forms, confidence, share, labelsFrom }]);
  }
  const compared = heard.flatMap(([, each]) => each ?? []);
  const { fusion } = fuseInTurn(compared);
  const readings = heard.map(([reading, comparedAs]): JoinedReading => {
    const { program, structure } = reading;
    const { confidence } = structure;
    const doubts = comparedAs
      ? doubtsBeside(comparedAs, compared)
      : doubtsOf(reading, confidence, []);
    const stated = { confidence: confidenceOfCutOut(confidence, touchesEdge), doubts };
    const agrees = comparedAs && fusion?.alike.includes(comparedAs);
    return { program, structure: { ...structure, ...stated }, agrees };
  });
  if (!fusion) return { ...NOTHING, readings };
  const { taken, alike, agreed, agreedExactly: isSettled } = fusion;
  const { program } = taken;
  const own = [...taken.structure.remarks, ...stereoRemarks(taken, alike, isSettled)];
  const whole = confidenceOfCutOut(fusion.confidence, touchesEdge);
  const structure = {
    ...taken.structure,
    confidence: confidenceBesideUnwritable(whole, unwritable),
    remarks: withUnwritable(own, unwritable),
    doubts: doubtsBeside(taken, compared),
  };
  return { taken: { program, structure }, agreed, isSettled, readings };
}

/** Remarks on a reading, with what another program says against any. */
const withUnwritable = (
  remarks: readonly string[],
  reason: string | undefined,
): readonly string[] =>
  reason === undefined ? remarks : [...remarks, `Doubtful, as VectorGraph says: ${reason}`];

import { FROM_NAME, MANUAL_EDIT } from '../engines';
import { presentText } from '../missing';
import { versionsOf, type Structure, type StructureVersion } from '../structure';
import type { Work } from '../work';
import { drawingsOf, type WorkDrawing } from '../workDrawings';

/** How a program's readings of checked drawings turned out. */
export interface ProgramReadings {
  readonly right: number;
  readonly judged: number;
  /** The sum of the confidences that it stated for those. */
  readonly stated: number;
}

/** Of articles whose drawings were checked. */
export interface CheckedReadings {
  /** Drawings whose structure a person looked at and called correct. */
  readonly drawings: number;
  /** By the program's name. */
  readonly programs: ReadonlyMap<string, ProgramReadings>;
}

export const NO_CHECKED_READINGS: CheckedReadings = { drawings: 0, programs: new Map() };

/**
 * Adds an article's checked drawings. The structure that a person called correct, as it was read or after it was
 * corrected, counts for each program that read the same, and against each that read another one.
 *
 * What was accepted with others unseen, and what was rejected, does not say what is right.
 */
export function withCheckedReadings(before: CheckedReadings, work: Work): CheckedReadings {
  const programs = new Map(before.programs);
  let { drawings } = before;
  for (const drawing of drawingsOf(work)) {
    const right = wasLookedAt(drawing) ? presentText(drawing.structure?.smiles) : undefined;
    if (!drawing.structure || right === undefined) continue;
    drawings += 1;
    for (const [program, { smiles, confidence = 0 }] of readingsOf(drawing.structure)) {
      const known = programs.get(program) ?? { right: 0, judged: 0, stated: 0 };
      programs.set(program, {
        right: known.right + (smiles === right ? 1 : 0),
        judged: known.judged + 1,
        stated: known.stated + confidence,
      });
    }
  }
  return { drawings, programs };
}

const wasLookedAt = ({ judgement }: WorkDrawing): boolean =>
  judgement?.verdict === 'correct' && judgement.unseenAmong === undefined;

/** The latest structure that each program read by itself, with what it stated. */
function readingsOf(structure: Structure): Map<string, StructureVersion> {
  const readings = new Map<string, StructureVersion>();
  for (const version of versionsOf(structure)) {
    const { engine, program, confidence, smiles } = version;
    const isOfPerson = engine === MANUAL_EDIT || engine === FROM_NAME;
    if (isOfPerson || program === undefined || confidence === undefined) continue;
    if (presentText(smiles) !== undefined) readings.set(program, version);
  }
  return readings;
}

import { findingsAmong } from '../checks/findings';
import { scoreOf } from '../readingScore';
import type { Structure } from '../structure';
import { isSureAndAgreed } from '../sureReadings';
import { referenceTo, type VersionReference } from '../versionReference';
import type { Work } from '../work';
import { drawingsOf } from '../workDrawings';
import { drawingsToCheck, type DrawingToCheck, type SaidOfStructure } from './articleCheck';

/** A reading that may be accepted together with others, of any article. */
export interface SureReading {
  /** Of its article's PDF. */
  readonly hash: string;
  /** Of the segment. */
  readonly id: string;
  /** 0..1 */
  readonly score: number;
  /** Only as long as it stands. */
  readonly version: VersionReference;
}

/** What may be accepted of an article, before it was checked. */
export interface SureCandidates {
  readonly hash: string;
  /** They, and the drawings that are correct, among which they are checked. */
  readonly drawings: readonly DrawingToCheck[];
  /** Theirs alone, by segment. */
  readonly structures: ReadonlyMap<string, Structure>;
}

/** @param wanted segments; of others nothing is accepted */
export function sureCandidates(
  hash: string,
  work: Work,
  wanted: ReadonlySet<string>,
): SureCandidates {
  const structures = new Map(
    drawingsOf(work).flatMap(({ segment: { id }, structure, judgement }) =>
      structure && !judgement && wanted.has(id) && isSureAndAgreed(structure)
        ? [[id, structure] as const]
        : [],
    ),
  );
  const drawings = drawingsToCheck(work).filter(
    ({ drawing: { id, verdict } }) => verdict === 'correct' || structures.has(id),
  );
  return { hash, drawings, structures };
}

/**
 * Those of which the checks have nothing to tell, also not if all of them are correct. Only what the services have
 * identified can be clean.
 */
export function sureReadings(
  { hash, drawings, structures }: SureCandidates,
  saidOf: (text: string) => SaidOfStructure | undefined,
): SureReading[] {
  const among = drawings.map(({ drawing, text }) => ({ ...drawing, ...saidOf(text) }));
  const findingsOf = findingsAmong(
    among.filter(({ id, identifiers }) => identifiers || !structures.has(id)),
  );
  return among.flatMap((drawing) => {
    const structure = structures.get(drawing.id);
    const score = structure && scoreOf(structure);
    if (!structure || score === undefined || !drawing.identifiers) return [];
    if (findingsOf(drawing).length > 0) return [];
    return { hash, id: drawing.id, score, version: referenceTo(structure) };
  });
}

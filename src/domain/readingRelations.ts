import type { ConstitutionVerdict } from './sameConstitution';
import type { StructureVersion } from './structure';

/** Judges two readings of one drawing by their constitution. */
export type JudgeReadings = (a: StructureVersion, b: StructureVersion) => ConstitutionVerdict;

/** What was read of one drawing: the reading that stands, and the others in the order in which they are kept. */
export interface DrawingReadings {
  readonly standing: StructureVersion;
  readonly rivals: readonly StructureVersion[];
}

/**
 * The readings around the one that stands, each with its relations to the others.
 *
 * @param groups readings by constitution, one of each engine, the one taken among them
 */
export function readingsAround(
  taken: StructureVersion,
  groups: readonly (readonly StructureVersion[])[],
  judge: JudgeReadings,
): DrawingReadings {
  const versions = withRelations(groups, judge);
  const isTaken = ({ engine }: StructureVersion) => engine === taken.engine;
  const rivals = versions.filter((version) => !isTaken(version));
  return { standing: versions.find(isTaken) ?? taken, rivals };
}

/**
 * Notes for each reading which engines read the same constitution, and which are known to have read another.
 * Pairs that could not be compared are left out.
 *
 * @param groups readings by constitution
 */
function withRelations(
  groups: readonly (readonly StructureVersion[])[],
  judge: JudgeReadings,
): StructureVersion[] {
  return groups.flatMap((group) => {
    const others = groups.filter((other) => other !== group).flat();
    return group.map((version) => {
      const agreeing = enginesOf(group.filter((other) => other !== version));
      const differing = enginesOf(others.filter((other) => judge(version, other) === 'different'));
      return {
        ...version,
        ...(agreeing.length > 0 && { agreeing }),
        ...(differing.length > 0 && { differing }),
      };
    });
  });
}

const enginesOf = (readings: readonly StructureVersion[]) => readings.map(({ engine }) => engine);

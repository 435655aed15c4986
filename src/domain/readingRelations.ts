import type { ConstitutionVerdict } from './sameConstitution';
import type { StructureVersion } from './structure';

/** Judges two readings of one drawing by their constitution. */
export type JudgeReadings = (a: StructureVersion, b: StructureVersion) => ConstitutionVerdict;

/**
 * Notes for each reading which engines read the same constitution, and which are known to have read another.
 * Pairs that could not be compared are left out.
 *
 * @param groups readings by constitution
 */
export function withRelations(
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

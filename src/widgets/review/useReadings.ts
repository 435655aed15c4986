import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { MANUAL_EDIT, type EngineId } from '@/domain/engines';
import { structureText, type Identifiers } from '@/domain/identifiers';
import type { Segment } from '@/domain/segment';
import {
  hasStructure,
  versionsOf,
  type Structure,
  type StructureVersion,
} from '@/domain/structure';
import { selectIdentifiersOf, type IdentifiersRootState } from '@/features/identifiers';
import { selectEngineIds } from '@/features/recognition';
import { selectStructureOf, versionChosen } from '@/article';

export interface EngineReading {
  readonly engine: EngineId;
  /** Its latest reading; `undefined` if it has none. */
  readonly version: StructureVersion | undefined;
  /** In `versionsOf`. */
  readonly position: number;
  readonly isInUse: boolean;
}

function readingsOf(structure: Structure | undefined, engines: readonly EngineId[]) {
  const versions = structure ? versionsOf(structure) : [];
  const standing = structure?.history.length ?? -1;
  return engines.map((engine): EngineReading => {
    const isOf = (version: StructureVersion) => version.engine === engine && hasStructure(version);
    const latest = versions.findLastIndex(isOf);
    const isInUse = versions[standing] !== undefined && isOf(versions[standing]);
    const position = isInUse ? standing : latest;
    return { engine, version: versions[position], position, isInUse };
  });
}

/**
 * Whether two readings are the same structure: by InChIKey or canonical SMILES once the services have told
 * them, otherwise by what the engines wrote.
 */
const sameness = (
  version: StructureVersion,
  identifiers: Identifiers | undefined,
): string | undefined => identifiers?.inchiKey ?? identifiers?.smiles ?? structureText(version);

/** What tells the structure of each reading from the others; `undefined` where an engine has none. */
export function useReadingNames(
  readings: readonly EngineReading[],
): readonly (string | undefined)[] {
  const versions = readings.map(({ version }) => version);
  return useSelector((state: IdentifiersRootState) => {
    const found = versions.map((version) => version && selectIdentifiersOf(state, version));
    // a name of the services is compared with names of the services only
    const areNamed = versions.every((version, index) => !version || found[index] !== undefined);
    return versions.map(
      (version, index) => version && sameness(version, areNamed ? found[index] : undefined),
    );
  }, shallowEqual);
}

/** What each engine read from a drawing, in the engines' fixed order, and how to take one of them. */
export function useReadings(segment: Segment | undefined) {
  const dispatch = useDispatch();
  const engines = useSelector(selectEngineIds);
  const structure = useSelector((state: Parameters<typeof selectStructureOf>[0]) =>
    segment ? selectStructureOf(state, segment) : undefined,
  );
  const readings = readingsOf(
    structure,
    engines.filter((engine) => engine !== MANUAL_EDIT),
  );
  const take = (index: number) => {
    const reading = readings[index];
    if (!structure || !reading?.version || reading.isInUse) return;
    dispatch(versionChosen({ uniqueKey: structure.uniqueKey, position: reading.position }));
  };
  return { readings, standing: structure, take };
}

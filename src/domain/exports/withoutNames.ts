import type { ExportFile } from '../exportFile';
import type { Trail } from '../trail';
import type { CompoundRecord } from './compoundRecord';

interface Named {
  readonly by?: string;
}

/** Of each of the types that `T` may be. */
type Unnamed<T> = T extends unknown ? Omit<T, 'by'> : never;

const unnamed = <T extends Named>({ by: _by, ...others }: T) => others as Unnamed<T>;

/** The same object if nobody is named in it. */
export function recordWithoutNames(record: CompoundRecord): CompoundRecord {
  const { judgement, ...others } = record;
  return judgement?.by === undefined ? record : { ...others, judgement: unnamed(judgement) };
}

export const trailWithoutNames = ({ entries, dropped }: Trail): Trail => ({
  entries: entries.map(unnamed),
  dropped,
});

/** What was said stays, and when; who said it goes. */
export function fileWithoutNames(file: ExportFile): ExportFile {
  const { annotations, removedAnnotations, lostAnnotations, structures, changes } = file;
  return {
    ...file,
    annotations: annotations.map(unnamed),
    ...(removedAnnotations && { removedAnnotations: removedAnnotations.map(unnamed) }),
    ...(lostAnnotations && { lostAnnotations: lostAnnotations.map(unnamed) }),
    structures: structures.map((structure) =>
      structure.review ? { ...structure, review: unnamed(structure.review) } : structure,
    ),
    ...(changes && { changes: changes.map(unnamed) }),
  };
}

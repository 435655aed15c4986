import type { DepictionArg } from '@/api/depiction';
import { VIEWER_DEPICTION_SIZE } from '@/domain/depiction';
import { hasStructure, type StructureVersion } from '@/domain/structure';

/** The user's settings for the look of the drawing. */
export interface DrawingChoice {
  /** Degrees, 0 <= x < 360. */
  readonly rotate: number;
  /** All in one colour. */
  readonly unicolor: boolean;
  /** With a transparent background. */
  readonly transparent: boolean;
  /** With the letters of its stereo centres; they are drawn if absent. */
  readonly cip?: boolean;
  /** SMARTS whose matches are highlighted; none if absent or empty. */
  readonly highlight?: string;
}

/** The parts of a reading that determine how it is drawn. */
export type Drawable = Pick<StructureVersion, 'smiles' | 'molfile' | 'useCoordinates'>;

/** True if the drawing has the original's orientation: it is made from the molfile's coordinates. */
export function isDrawnFromMolfile({ smiles, molfile, useCoordinates }: Drawable): boolean {
  return molfile !== undefined && (useCoordinates || smiles === undefined);
}

/**
 * The drawing that the viewer shows and 'Download Structure' saves: one description, so that it is requested
 * only once. `undefined` without a structure.
 */
export function viewerDrawing(
  structure: Drawable,
  choice: DrawingChoice,
): DepictionArg | undefined {
  if (!hasStructure(structure)) return undefined;
  const { smiles, molfile } = structure;
  return {
    ...VIEWER_DEPICTION_SIZE,
    ...choice,
    useMolfileDirectly: isDrawnFromMolfile(structure),
    ...(smiles !== undefined && { smiles }),
    ...(molfile !== undefined && { molfile }),
  };
}

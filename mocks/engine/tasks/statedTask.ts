import type { UnderstoodStructure } from '../chemistry/statedStructure';
import type { StructureText } from '../chemistry/structureText';
import type { Placement } from '../chemistry/molfile/placeOnPicture';
import type { Box } from '../geometry/box';
import type { PictureSize } from '../ink/pixels';
import type { ReadStructure } from '../joining/readStructure';
import { inCutOut, isCutOutAt } from '../segmentation/cutOut';
import { SEGMENT_DPI } from '../segmentation/segment';
import type { StatedStructure } from '../segmentation/attached/attachedSchema';
import { TaskError } from '../taskError';
import type { DepictionInput, DepictionOutput } from './depictionTask';

interface StatedInput {
  readonly stated: StatedStructure;
  /** The drawing's cut-out, and where on the page it lies, in points. */
  readonly image: Uint8Array;
  readonly box: Box;
  /** How it is to be drawn; absent for no drawing. */
  readonly depiction?: Omit<DepictionInput, 'smiles'> | undefined;
}

interface StatedOutput {
  /** Without a confidence: nobody has read it. */
  readonly structure: Omit<ReadStructure, 'confidence' | 'compounds' | 'doubts'>;
  /** Absent if none was asked for, or if it failed. */
  readonly drawn?: DepictionOutput | undefined;
}

interface StatedPorts {
  readonly understand: (stated: StructureText) => Promise<UnderstoodStructure>;
  readonly sizeOf: (image: Uint8Array) => Promise<PictureSize>;
  readonly draw: (input: DepictionInput) => Promise<DepictionOutput>;
}

/** A drawing's structure as the PDF states it: the molfile unchanged, and the SMILES that it means. */
export const statedTask =
  ({ understand, sizeOf, draw }: StatedPorts) =>
  async ({ stated, image, box, depiction }: StatedInput): Promise<StatedOutput> => {
    const { smiles, molblock, remarks } = await understand(stated);
    const structure = {
      ...{ smiles, molfile: stated.molfile, remarks: [...(stated.told ?? []), ...remarks] },
      placement: placementOf(molblock, stated.place, box, await sizeOf(image)),
    };
    if (!depiction || smiles === null) return { structure };
    try {
      return { structure, drawn: await draw({ ...depiction, smiles }) };
    } catch (error) {
      if (error instanceof TaskError) return { structure };
      throw error;
    }
  };

/** Columns of an atom's line in V2000: x and y have ten each. */
const ATOM = /^(?<x>.{10})(?<y>.{10})(?<rest>.{10} \S.*)$/;
const COUNTS_LINE = 3;
/** What ten columns hold. */
const MOST = 9_999;

/** The molfile in the cut-out's pixels; undefined if it is not known where it lies, or if the cut-out shows it turned. */
function placementOf(
  molblock: string | undefined,
  place: StatedStructure['place'],
  box: Box,
  { width, height }: PictureSize,
): Placement | undefined {
  if (!molblock || !place || !isCutOutAt(box, SEGMENT_DPI, { width, height })) return undefined;
  const toPixel = inCutOut(box, SEGMENT_DPI);
  const lines = molblock.split('\n');
  const atoms = Number(lines[COUNTS_LINE]?.slice(0, 3));
  const placed = lines.map((line, index) => {
    const groups = ATOM.exec(line)?.groups;
    if (index <= COUNTS_LINE || index > COUNTS_LINE + atoms || !groups) return line;
    const { x, y } = toPixel({
      x: place.x + Number(groups['x']) * place.scale,
      y: place.y - Number(groups['y']) * place.scale,
    });
    if (Math.max(Math.abs(x), Math.abs(y)) > MOST) return undefined;
    return `${x.toFixed(4).padStart(10)}${(-y).toFixed(4).padStart(10)}${groups['rest']}`;
  });
  if (placed.includes(undefined)) return undefined;
  return { width, height, molfile: placed.join('\n') };
}

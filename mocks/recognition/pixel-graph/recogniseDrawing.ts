import type { GreyImage } from '../../documents/pageContent';
import type { RecognitionOutcome } from '../molecularGraph';
import type { AssembledSketch } from './assembly/assembleSketch';
import { partsOf, withoutCrumbs } from './assembly/crumbs';
import type { Sketch } from './assembly/sketch';
import type { PixelGraphClasses } from './classes';
import { imageProblem } from './imageLimits';
import { halveToFit, toInk, trimToInk } from './inkImage';
import type { PixelGraphNet } from './network';
import { readSketch } from './readSketch';
import { sketchConfidence, sketchToGraph } from './sketchToGraph';

/** Longer side above which a picture is halved before anything else, pixels. */
const MAX_SIDE = 2600;

const nothing = (reason: string): RecognitionOutcome => ({ ok: false, reason });

/** Reads one drawn structure from its pixels; coordinates are pixels of `image`. */
export async function recogniseDrawing(
  net: PixelGraphNet,
  image: GreyImage,
): Promise<RecognitionOutcome> {
  const problem = imageProblem(image);
  if (problem) return nothing(problem);
  const { ink, factor } = halveToFit(toInk(image), MAX_SIDE);
  const trimmed = trimToInk(ink);
  if (!trimmed) return nothing('The image is blank.');
  const read = await readSketch(net, trimmed);
  if (!read) return nothing('No bonds were found in the image.');
  const sketch = withoutCrumbs(net.classes, read);
  const frame = { scale: read.scale, left: trimmed.left, top: trimmed.top, factor };
  return {
    ok: true,
    graph: sketchToGraph(net.classes, sketch, frame),
    confidence: sketchConfidence(sketch),
    remarks: remarksOn(net.classes, read, sketch),
  };
}

function remarksOn(
  classes: PixelGraphClasses,
  { changes, exceeded }: AssembledSketch,
  sketch: Sketch,
): string[] {
  const remarks: string[] = [];
  if (changes) {
    const places = changes === 1 ? 'One bond or label was' : `${changes} bonds or labels were`;
    remarks.push(`${places} changed because a valence was exceeded`);
  }
  if (exceeded) remarks.push('A valence is still exceeded');
  const parts = partsOf(sketch).length;
  if (parts > 1) remarks.push(`The drawing has ${parts} separate parts`);
  const residues = sketch.atoms
    .map((atom) => classes.names[atom.label] ?? '')
    .filter((name) => classes.residues.has(name));
  if (residues.length) remarks.push(`Unspecified residues: ${[...new Set(residues)].join(', ')}`);
  return remarks;
}

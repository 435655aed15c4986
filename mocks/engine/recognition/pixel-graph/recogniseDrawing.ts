import type { GreyImage } from '../../ink/pixels';
import type { RecognitionOutcome } from '../molecularGraph';
import { OPEN_ATTACHMENT } from '../vector-graph/openAttachment';
import type { AssembledSketch } from './assembly/assembleSketch';
import { connectedComponents } from './assembly/connectedComponents';
import type { Sketch } from './assembly/sketch';
import { hasAttachmentLine } from './attachmentLines';
import type { PixelGraphClasses } from './classes';
import { calibrated } from './confidence/calibration';
import { mostStated } from './confidence/mostStated';
import { labelName } from './letters/spelledLabel';
import { sketchDoubts } from './confidence/sketchDoubts';
import { unreadDoubts } from './confidence/unreadDoubts';
import { imageProblem } from '../../ink/imageLimits';
import { NATIVE_BOND, type PixelGraphNet } from './network';
import { pictureInk } from './pictureInk';
import { metalCentre } from './metalCentre';
import { loneDots } from './loneDots';
import { readSurely } from './readSurely';
import { sketchToGraph } from './sketchToGraph';
import { MIN_QUALITY } from './scaleQuality';

/**
 * A reading of at least this raw confidence is answered although the quality is low: most such pictures
 * hold a caption or a name beside their structure. Of 15 of them among 1,796 images kept aside, 12 were
 * right as drawn; 38 crops of text and charts stayed at 0.69 or less.
 */
const SURE_BESIDE_OTHER_INK = 0.8;
const NO_STRUCTURE = 'The image does not look like a drawn structure.';
const UNREADABLE = 'The drawing could not be read with any certainty.';

const metalReason = (element: string) =>
  `What was read as ${element} has the bonds of a metal, which PixelGraph does not know.`;

const nothing = (reason: string): RecognitionOutcome => ({ ok: false, reason });

/**
 * Reads one drawn structure from its pixels; coordinates are pixels of `image`. Instead of guessing, it
 * reports that there is no structure, or none that can be read.
 */
export async function recogniseDrawing(
  net: PixelGraphNet,
  image: GreyImage,
): Promise<RecognitionOutcome> {
  const problem = imageProblem(image);
  if (problem) return nothing(problem);
  const picture = pictureInk(image);
  if (!picture) return nothing('The image is blank.');
  const { ink, factor } = picture;
  const surest = await readSurely(net, ink, MIN_QUALITY);
  if (!surest) return nothing('No bonds were found in the image.');
  const { read, sketch, rawConfidence } = surest;
  const explainsLittle = read.quality < MIN_QUALITY;
  if (explainsLittle && rawConfidence < SURE_BESIDE_OTHER_INK) return nothing(NO_STRUCTURE);
  const { calibration } = net.classes;
  if (rawConfidence < calibration.unreadableBelow) return nothing(UNREADABLE);
  if (hasAttachmentLine(net.classes, sketch, read.view)) {
    return { ok: false, reason: `${OPEN_ATTACHMENT}.`, isUnwritable: true };
  }
  const confidence = calibrated(calibration, rawConfidence);
  const frame = { scale: read.scale, left: ink.left, top: ink.top, factor };
  const own = sketchDoubts(net.classes, sketch, read.view);
  const seen = [...own, ...unreadDoubts(read.seen, sketch)];
  const dots = loneDots(ink, NATIVE_BOND / read.scale);
  const { graph, doubts, radicals } = sketchToGraph(net.classes, sketch, frame, seen, dots);
  const metal = metalCentre(graph);
  if (metal !== undefined) return nothing(metalReason(metal));
  const most = mostStated({ explainsLittle, changes: read.changes, radicals });
  return {
    ok: true,
    graph,
    doubts: [...doubts, ...radicals],
    picture: { width: image.width, height: image.height },
    confidence: Math.min(confidence, most),
    rawConfidence,
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
  const parts = connectedComponents(sketch).length;
  if (parts > 1) remarks.push(`The drawing has ${parts} separate parts`);
  const residues = sketch.atoms
    .map((atom) => labelName(classes, atom))
    .filter((name) => classes.residues.has(name));
  if (residues.length) remarks.push(`Unspecified residues: ${[...new Set(residues)].join(', ')}`);
  return remarks;
}

import type { AssembledSketch } from './assembly/assembleSketch';
import { assembleSketch, FAINT } from './assembly/assembleSketch';
import { withoutSmallComponents } from './assembly/connectedComponents';
import { bondsOnInk } from './assembly/inkUnderBonds';
import { drawingConfidence } from './confidence/readingConfidence';
import { type Candidates, decodeHeads } from './decodeHeads';
import type { FoundScale, ScaleLimits } from './findScale';
import { findScale } from './findScale';
import type { InkImage } from '../../ink/inkImage';
import type { PixelGraphNet } from './network';
import { viewThroughNetwork } from './network';
import { readLoneOxygens } from './letters/readLoneOxygens';
import { settleSpellings } from './letters/settleSpellings';
import { spellOut } from './letters/spellOut';
import { lookCloser } from './second-look/lookCloser';

/** A sketch in pixels of the scaled, padded ink. */
export interface ReadSketch extends AssembledSketch {
  /** Factor from the ink's pixels to the sketch's. */
  readonly scale: number;
  /** How well the scale search explains the ink, up to 1. */
  readonly quality: number;
  /** The picture whose pixels are the sketch's units. */
  readonly view: InkImage;
  /** All that the network saw, in the sketch's pixels. */
  readonly seen: Candidates;
}

/** Reads all bonds of a picture at the scale that explains it best; null if there are none. */
export async function readSketch(
  net: PixelGraphNet,
  ink: InkImage,
  limits?: ScaleLimits,
): Promise<ReadSketch | null> {
  const found = await findScale(net, ink, limits);
  return found && readAtScale(net, ink, found);
}

/**
 * Reads all bonds of a picture at a given scale.
 *
 * @param leastConfidence of a reading that is of use, 0..1: if the bonds are too doubtful for it whatever the labels
 *   are, the labels are not looked at
 * @returns null if there are no bonds, or it is of no use
 */
export async function readAtScale(
  net: PixelGraphNet,
  ink: InkImage,
  found: FoundScale,
  leastConfidence = 0,
): Promise<ReadSketch | null> {
  const view = found.view ?? (await viewThroughNetwork(net, ink, found.scale));
  const seen = decodeHeads(net.classes, view, FAINT);
  if (leastConfidence > 0 && mostConfidence(net, seen, view.ink) < leastConfidence) return null;
  const looked = net.look
    ? await lookCloser(net.classes, net.look, ink, found.scale, seen.atoms)
    : seen.atoms;
  const atoms = net.letters ? await spellOut(net.letters, ink, found.scale, looked) : looked;
  const bonds = bondsOnInk({ atoms, bonds: seen.bonds }, view.ink);
  const assembled = assembleSketch(net.classes, { atoms, bonds }, view.ink);
  const settled = settleSpellings(net.classes, assembled);
  const sketch = { ...assembled, ...(await readLoneOxygens(net, ink, found.scale, settled)) };
  return sketch.bonds.length
    ? { ...sketch, ...found, view: view.ink, seen: { atoms, bonds: seen.bonds } }
    : null;
}

/** What the confidence of a reading may be at most, however sure its labels become. */
function mostConfidence(net: PixelGraphNet, seen: Candidates, ink: InkImage): number {
  const bonds = bondsOnInk(seen, ink);
  const sketch = assembleSketch(net.classes, { atoms: seen.atoms, bonds }, ink);
  return drawingConfidence(withoutSmallComponents(net.classes, sketch), ink);
}

import type { PixelGraphClasses } from './classes';
import type { InkImage } from '../../ink/inkImage';
import { resample } from '../../ink/resample';
import type { LetterLook } from './letters/letterLook';
import type { LabelLook } from './second-look/labelLook';

/**
 * Runs the network on one picture.
 *
 * @param ink height x width values, 0 paper to 1 ink; both sides multiples of 8
 * @returns the heads, channels x height/4 x width/4 values
 */
export type RunNetwork = (
  ink: Float32Array,
  height: number,
  width: number,
) => Promise<Float32Array>;

/** A network with the meaning of its output; their files must be replaced together. */
export interface DrawingNet {
  readonly run: RunNetwork;
  readonly classes: PixelGraphClasses;
}

/** The same with those that look at its labels once more. */
export interface PixelGraphNet extends DrawingNet {
  /** Without it, labels are those of the first network. */
  readonly look?: LabelLook | undefined;
  /** Without it, labels are those that have a class. */
  readonly letters?: LetterLook | undefined;
}

/** Bond length the network was trained for, pixels. */
export const NATIVE_BOND = 24;
/** Pixels of the network's input per cell of its output. */
export const STRIDE = 4;
/** Paper added around a picture, pixels, so that atoms at its edge have context. */
export const PADDING = 16;
/** single, double, triple, solid wedge, hashed wedge */
export const BOND_TYPE_COUNT = 5;

/** The network's output for a picture, and the picture as the network saw it. */
export interface NetworkView {
  readonly heads: Float32Array;
  /** Cells. */
  readonly columns: number;
  readonly rows: number;
  /** Scaled and padded. */
  readonly ink: InkImage;
}

/** First channel of each head. */
export interface ChannelLayout {
  readonly atom: number;
  readonly atomOffset: number;
  readonly atomClass: number;
  readonly charge: number;
  readonly bond: number;
  readonly bondOffset: number;
  readonly bondType: number;
  /** cos 2a, sin 2a, length / native bond, x and y of the wedge's direction. */
  readonly bondGeometry: number;
  readonly count: number;
}

export function channelLayout(classCount: number): ChannelLayout {
  const charge = 3 + classCount;
  const bondGeometry = charge + 6 + BOND_TYPE_COUNT;
  return {
    atom: 0,
    atomOffset: 1,
    atomClass: 3,
    charge,
    bond: charge + 3,
    bondOffset: charge + 4,
    bondType: charge + 6,
    bondGeometry,
    count: bondGeometry + 5,
  };
}

/**
 * Runs the network on a picture scaled by `scale`.
 *
 * @throws Error if the size of the output does not match the classes
 */
export async function viewThroughNetwork(
  net: PixelGraphNet,
  ink: InkImage,
  scale: number,
): Promise<NetworkView> {
  const padded = pad(resample(ink, scale));
  const heads = await net.run(padded.data, padded.height, padded.width);
  const columns = padded.width / STRIDE;
  const rows = padded.height / STRIDE;
  const expected = channelLayout(net.classes.names.length).count * columns * rows;
  if (heads.length !== expected) {
    throw new Error(
      `The network answered ${heads.length} values instead of ${expected}: weights and classes do not belong together`,
    );
  }
  return { heads, columns, rows, ink: padded };
}

function pad(ink: InkImage): InkImage {
  const height = roundUpTo8(ink.height + 2 * PADDING);
  const width = roundUpTo8(ink.width + 2 * PADDING);
  const data = new Float32Array(width * height);
  for (let y = 0; y < ink.height; y++) {
    const row = ink.data.subarray(y * ink.width, (y + 1) * ink.width);
    data.set(row, (y + PADDING) * width + PADDING);
  }
  return { width, height, data };
}

const roundUpTo8 = (n: number): number => ((n + 7) >> 3) << 3;

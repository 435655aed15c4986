import type { RunNetwork } from '../network';
import { channelLayout, STRIDE } from '../network';
import { testClasses } from './builders';

const LOW = -10;
const HIGH = 6;
/** Cells from the left or top edge to the first atom, and between atoms: 24 pixels. */
const FIRST = 4;
const STEP = 6;

/**
 * A network that sees a straight chain of carbons along the top edge of any picture.
 *
 * @param labelLogit of carbon; 0 for labels that may be anything
 * @param bondLength reported length of the bonds, in native ones
 */
export function seesChain(labelLogit: number, bondLength = 1): RunNetwork {
  const layout = channelLayout(testClasses.names.length);
  return (_, height, width) => {
    const columns = width / STRIDE;
    const cells = columns * (height / STRIDE);
    const heads = new Float32Array(layout.count * cells);
    const set = (channel: number, column: number, value: number): void => {
      heads[channel * cells + FIRST * columns + column] = value;
    };
    heads.fill(LOW, layout.atom * cells, (layout.atom + 1) * cells);
    heads.fill(LOW, layout.bond * cells, (layout.bond + 1) * cells);
    for (let column = FIRST; column < columns - FIRST; column += STEP) {
      set(layout.atom, column, HIGH);
      set(layout.atomClass, column, labelLogit);
      set(layout.charge, column, HIGH);
      const middle = column + STEP / 2;
      if (column + STEP >= columns - FIRST) continue;
      set(layout.bond, middle, HIGH);
      set(layout.bondType, middle, HIGH);
      // cos 2a, and x of the direction: along the row.
      for (const channel of [0, 3]) set(layout.bondGeometry + channel, middle, 1);
      set(layout.bondGeometry + 2, middle, bondLength);
    }
    return Promise.resolve(heads);
  };
}

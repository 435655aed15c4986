import { calibrated, type Calibration } from './calibration';

/** What the network and the ink say of a single place. */
export type PlaceSign =
  | 'label'
  | 'atom'
  | 'charge'
  | 'stereo'
  | 'order'
  | 'bond'
  | 'ink'
  | 'unreadAtom'
  | 'unreadBond';

type Knots = Calibration['knots'];

/**
 * The value of a sign, and the share of such places that are read right. The network is surer of labels, charges
 * and wedges than of whether anything is there at all: a label of 0.95 is doubtful, an atom of 0.8 is not.
 *
 * Rounded from 319 development images, everything answered: 278 right readings, and 39 wrong ones in which a
 * place counts as wrong if it touches a mistake.
 */
const SHARE_RIGHT: Readonly<Record<PlaceSign, Knots>> = {
  label: [
    [0, 0.1],
    [0.5, 0.6],
    [0.9, 0.78],
    [0.95, 0.85],
    [0.99, 0.89],
    [0.995, 0.93],
    [1, 1],
  ],
  atom: [
    [0, 0.3],
    [0.5, 0.6],
    [0.7, 0.87],
    [0.8, 0.96],
    [1, 1],
  ],
  charge: [
    [0, 0.2],
    [0.85, 0.4],
    [0.92, 0.85],
    [0.96, 0.97],
    [1, 1],
  ],
  stereo: [
    [0, 0.3],
    [0.9, 0.7],
    [0.97, 0.86],
    [0.99, 0.92],
    [1, 1],
  ],
  order: [
    [0, 0.3],
    [0.6, 0.5],
    [0.9, 0.88],
    [0.96, 0.95],
    [1, 1],
  ],
  bond: [
    [0, 0.4],
    [0.5, 0.7],
    [0.65, 0.93],
    [0.8, 0.96],
    [1, 1],
  ],
  ink: [
    [0, 0.1],
    [0.85, 0.5],
    [0.9, 0.95],
    [1, 1],
  ],
  unreadAtom: [
    [0, 0.85],
    [0.9, 0.89],
    [1, 1],
  ],
  unreadBond: [
    [0, 0.8],
    [0.8, 0.89],
    [0.85, 0.95],
    [1, 1],
  ],
};

/** @param value 0..1, of the sign; for what was seen and not read, how unlikely the network finds it */
export const placeConfidence = (sign: PlaceSign, value: number): number =>
  calibrated({ knots: SHARE_RIGHT[sign], unreadableBelow: 0 }, value);

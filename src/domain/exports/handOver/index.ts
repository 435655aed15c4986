import { COCONUT } from './coconut';
import type { HandOver } from './handOver';
import { LOTUS } from './lotus';
import { NP_ATLAS } from './npAtlas';
import { PUBCHEM } from './pubChem';

/** Databases whose importers take a file, by its format. */
export const HAND_OVERS = {
  coconut: COCONUT,
  lotus: LOTUS,
  npAtlas: NP_ATLAS,
  pubChem: PUBCHEM,
} as const satisfies Readonly<Record<string, HandOver>>;

export type HandOverFormat = keyof typeof HAND_OVERS;

export const isHandOver = (format: string): format is HandOverFormat =>
  Object.hasOwn(HAND_OVERS, format);

import type { Mol } from '../rdkit';

const BITS = 2048;
const PATTERN = JSON.stringify({ nBits: BITS });
/** ECFP4: Morgan radius 2, no chirality. */
const MORGAN = JSON.stringify({ radius: 2, nBits: BITS, useChirality: false });

/** Fingerprints of 2,048 bits, in hex. */
export interface Fingerprints {
  /** Has all bits of each substructure (RDKit's pattern fingerprint). */
  readonly pattern: string;
  /** Has many bits of similar structures (ECFP4). */
  readonly morgan: string;
  /** How many bits the latter has. */
  readonly morganBits: number;
}

export const patternOf = (mol: Mol): string => hex(mol.get_pattern_fp_as_uint8array(PATTERN));

export function fingerprintsOf(mol: Mol): Fingerprints {
  const morgan: Uint8Array = mol.get_morgan_fp_as_uint8array(MORGAN);
  return { pattern: patternOf(mol), morgan: hex(morgan), morganBits: bitsIn(morgan) };
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bitsIn = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => {
    let count = 0;
    for (let rest = byte; rest > 0; rest &= rest - 1) count += 1;
    return sum + count;
  }, 0);

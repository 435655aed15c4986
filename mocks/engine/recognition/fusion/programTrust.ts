import {
  isExternal,
  type OwnProgram,
  type ProgramReading,
  type ReadingProgram,
} from './programReading';

/** What a program's stated confidence is worth beside those of the others. */
export interface ProgramTrust {
  /** Multiplies the stated confidence. */
  readonly factor: number;
  /** Upper bound of the stated confidence, 0..1, before it is multiplied. */
  readonly most: number;
  /** Also multiplies it if the structure has several parts. */
  readonly severalParts: number;
  /** Also multiplies it if the structure has a residue (`*`). */
  readonly residue: number;
  /** Also multiplies it if the structure has an element that articles hardly draw. */
  readonly rareElement: number;
  /** Also multiplies it alone beside another structure that VectorGraph read from the page's lines. */
  readonly besideLines: number;
}

/** All that the fusion of readings takes from measurements. */
export interface FusionCalibration {
  readonly trust: Readonly<Record<OwnProgram, ProgramTrust>>;
  /** Of a program beside MARCUS. */
  readonly external: ProgramTrust;
  /** 0..1: the least that is stated where two programs agree, with stereo. */
  readonly leastAgreed: number;
  /** 0..1: the most that is stated where they agree. */
  readonly mostAgreed: number;
  /** 0..1: the most that is stated where they agree on the constitution only, or the lines say otherwise. */
  readonly mostDisputed: number;
  /** 0..1: the most that is stated where no two agree. */
  readonly mostAlone: number;
}

/** Of programs whose confidences are calibrated. */
const OWN_PROGRAM: ProgramTrust = {
  factor: 0.95,
  most: 1,
  severalParts: 1,
  residue: 1,
  rareElement: 1,
  besideLines: 1,
};

/**
 * The confidences of PixelGraph and VectorGraph are calibrated, and taken nearly at their word; VectorGraph's
 * already counts a structure in several parts as doubtful. OSRA states the same for all its readings: of 121
 * drawings of ten articles, each judged by eye, it is right in 45 %, and hardly ever where it writes a
 * residue. Its rare elements are letters of other labels more often than what is drawn, so they count like
 * residues; that is chosen, not measured. Of 36 of its readings that have another constitution than
 * VectorGraph's on those articles, none is right, and all of VectorGraph's are, but for the stereo of one.
 * Trust fitted to one half of 319 images read the other half worse.
 *
 * What is stated where programs agree was measured on one half of those images and held on the other
 * (docs/recognition.md).
 */
export const FUSION_CALIBRATION: FusionCalibration = {
  trust: {
    'pixel-graph': OWN_PROGRAM,
    'vector-graph': OWN_PROGRAM,
    osra: {
      factor: 0.6,
      most: 1,
      severalParts: 1,
      residue: 1 / 3,
      rareElement: 1 / 3,
      besideLines: 0.2,
    },
  },
  external: { ...OWN_PROGRAM, factor: 0.8, rareElement: 1 / 3, besideLines: 0.2 },
  leastAgreed: 0.98,
  mostAgreed: 0.99,
  mostDisputed: 0.5,
  mostAlone: 0.85,
};

/** Elements of most drawings, with the usual counter-ions. */
const USUAL = new Set('H B C N O F Si P S Cl Se Br I Li Na K Ca'.split(' '));

/** Other elements stand in brackets in a SMILES. */
const hasRareElement = (smiles: string): boolean =>
  [...smiles.matchAll(/\[\d*([A-Z][a-z]?)/gu)].some(([, element = '']) => !USUAL.has(element));

/** What a program's confidence is worth. */
export const trustOf = (
  program: ReadingProgram,
  { trust, external }: FusionCalibration,
): ProgramTrust => (isExternal(program) ? external : trust[program]);

/** The share of such readings that is right, 0..1. */
export function trustIn(
  { program, confidence, forms: { smiles } }: ProgramReading,
  calibration: FusionCalibration = FUSION_CALIBRATION,
): number {
  const { factor, most, severalParts, residue, rareElement } = trustOf(program, calibration);
  return (
    Math.min(confidence, most) *
    factor *
    (smiles.includes('.') ? severalParts : 1) *
    (smiles.includes('*') ? residue : 1) *
    (hasRareElement(smiles) ? rareElement : 1)
  );
}

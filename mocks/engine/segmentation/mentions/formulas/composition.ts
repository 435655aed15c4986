import { MF } from 'mf-parser';

/** Of an electron, in Da (CODATA 2018). */
const ELECTRON = 0.000548579909;

/** What a formula amounts to. */
export interface Composition {
  /** In Hill's order, without charge. */
  readonly formula: string;
  /** Of the most abundant isotopes, in Da. */
  readonly mass: number;
}

/** Reads a formula; parts may be taken away: `C29H49O(H)-1`. Undefined for what is none. */
export function compositionOf(text: string): Composition | undefined {
  try {
    const { mf, monoisotopicMass: mass, atoms } = new MF(text).getInfo();
    const isMolecule = Object.values(atoms).every((count) => count >= 0);
    return isMolecule && mass > 0 ? { formula: mf.replace(/\(.*/, ''), mass } : undefined;
  } catch {
    return undefined;
  }
}

/** What a mass spectrometer makes of a molecule: `[M+H]+`, `[2M+Na]+`, `[M+H−H2O]+`. */
export interface Ion {
  readonly molecules: number;
  /** What it gains and loses, behind a formula: `(Na)1`, `(H)1(H2O)-1`. */
  readonly gain: string;
  /** In Da. */
  readonly gainedMass: number;
  /** 1 and more. */
  readonly charge: number;
  readonly isNegative: boolean;
}

/** A molecule that only lost or took up an electron. */
export const BARE_ION: Ion = {
  ...{ molecules: 1, gain: '', gainedMass: 0 },
  ...{ charge: 1, isNegative: false },
};

const electrons = ({ charge, isNegative }: Ion): number =>
  (isNegative ? charge : -charge) * ELECTRON;

/** m/z of the ion that a molecule of this mass gives. */
export const ratioOf = (mass: number, ion: Ion): number =>
  (mass * ion.molecules + ion.gainedMass + electrons(ion)) / ion.charge;

/** m/z of what is an ion already. */
export const ratioOfIon = (mass: number, ion: Ion): number => (mass + electrons(ion)) / ion.charge;

/** Mass of the molecule whose ion has this m/z, in Da. */
export const moleculeOf = (ratio: number, ion: Ion): number =>
  (ratio * ion.charge - electrons(ion) - ion.gainedMass) / ion.molecules;

const PART = /([+−–‐-])\s?(\d?)\s?([A-Z][A-Za-z0-9]*)/g;

/** Undefined if it gains or loses what is no formula, such as a fragment that has a name. */
export function ionOf(molecules: string, parts: string, charge: string): Ion | undefined {
  let [gain, gainedMass, isNegative] = ['', 0, /[−–‐⁻-]$/.test(charge)];
  for (const [, sign = '', count, formula = ''] of parts.matchAll(PART)) {
    const part = compositionOf(formula);
    if (!part) return undefined;
    const times = Number(count || 1) * (sign === '+' ? 1 : -1);
    gain += `(${formula})${times}`;
    gainedMass += part.mass * times;
    isNegative ||= parts === `${sign}${formula}` && times < 0;
  }
  const size = Number(/\d/.exec(charge)?.[0] ?? 1);
  return { molecules: Number(molecules || 1), gain, gainedMass, charge: size || 1, isNegative };
}

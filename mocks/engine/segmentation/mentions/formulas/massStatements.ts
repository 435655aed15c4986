import {
  BARE_ION,
  compositionOf,
  ionOf,
  moleculeOf,
  ratioOf,
  ratioOfIon,
  type Composition,
  type Ion,
} from './composition';
import type { Span } from '../sentences';

/** A formula or a mass that a sentence states of a molecule. */
export interface MassStatement extends Span {
  /** Absent where only the mass of an ion is stated. */
  readonly formula?: string;
  /** Of the molecule, in Da. */
  readonly mass: number;
  /** By how much a molecule's mass may differ from it, in Da. */
  readonly within: number;
}

const CHARGED = /[+−-]$/;
const ELEMENT = '(?:Cl|Br|Na|Si|Se|[BFIKNOPS])';
/** `C26H34O6`, `C26 H34 O6`, `C 26H34O6`: text that was lowered may stand apart. */
const FORMULA = new RegExp(
  `(?<![\\p{L}\\p{N}[])C ?\\d{1,3} ?H ?\\d{1,3}(?: ?${ELEMENT}(?: ?\\d{1,2}(?!\\.?\\d))?)*(?:[+−-](?!\\p{L}))?(?![\\p{L}\\p{N}\\]])`,
  'gu',
);
/** `[M + H]+`, `[2M−H]−`, and without brackets `MH+`, `M+Na+`. */
const ION =
  /\[\s?(\d?)M((?:\s?[+−–‐-]\s?\d?[A-Z][A-Za-z0-9]*)*)\s?\]\s?(\d?[+−–‐⁺⁻-]?)|(?<![\p{L}\p{N}[])M(H?)\s?\+(?![\p{L}\p{N}])/gu;
/** Of high resolution. */
const EXACT_MASS = /(?<![\d.])\d{2,4}\.\d{3,5}(?!\d)/g;

/** An ion's m/z before or behind it: `m/z 443 [M+H]+`, `[M+H]+ at m/z 443.2`. */
const RATIO_BEFORE = /m\/z[^\d[]{0,12}(\d{2,4}(?:\.\d{1,5})?)(?: ?\(\d+%?\))?[ (,:]*$/;
const RATIO_BEHIND = /^[ ,:)]*(?:at |was |ion )*(?:m\/z)?[ ,:(=]*(\d{2,4}(?:\.\d{1,5})?)(?![\d%])/;

const FRAGMENT = /\bfragment|\bproduct ions?\b|\bloss of\b|\bneutral loss\b/i;
const NAMED = /\bformula(?:e|s)?\b|\bcomposition\b|\banal\b/i;

/** Calculated masses are rounded, and some are the molecule's without the electron's. */
const ROUNDED = 0.003;
/** Of a measured mass of high resolution, as a share of it; journals ask for half of it. */
const MEASURED = 10e-6;
/** Of other measured masses, in Da: the nominal mass of a large molecule is nearly one less than the exact one. */
const NOMINAL = 0.9;

/**
 * The formulas that a sentence states of molecules, or else the masses of their ions.
 *
 * A formula counts if a stated m/z is that of its ion, whatever the order and the words; otherwise if the sentence
 * calls it a formula, or stands in a table. Those of fragments and reagents are none.
 */
export function massStatements(text: string, isRow: boolean): MassStatement[] {
  const sentence = text.replace(/[₀-₉]/g, (index) => index.normalize('NFKC'));
  if (!/\d ?H ?\d|M/.test(sentence) || FRAGMENT.test(sentence)) return [];
  const ions = ionsIn(sentence);
  const masses = [...sentence.matchAll(EXACT_MASS)].map(([digits]) => Number(digits));
  const isNamed = isRow || NAMED.test(sentence);
  const found = [...sentence.matchAll(FORMULA)].flatMap(({ index: start, 0: stated }) => {
    const composition =
      measured(stated, ions, masses) ?? (isNamed ? ofMolecule(stated, ions) : undefined);
    if (!composition) return [];
    return [{ ...composition, within: ROUNDED, start, end: start + stated.length }];
  });
  const once = found.filter(({ formula }, i) => formula !== found[i - 1]?.formula);
  return once.length > 0 ? once : ions.flatMap((ion) => ratioBeside(sentence, ion));
}

interface FoundIon extends Span {
  readonly ion: Ion;
}

function ionsIn(sentence: string): FoundIon[] {
  return [...sentence.matchAll(ION)].flatMap(
    ({ index, 0: { length }, 1: molecules = '', 2: parts = '', 3: charge = '', 4: hydrogen }) => {
      const ion = ionOf(molecules, hydrogen === 'H' ? '+H' : parts, charge);
      return ion ? [{ ion, start: index, end: index + length }] : [];
    },
  );
}

/** A charged formula is that of a salt's ion, unless the sentence speaks of what became of a molecule. */
const ofMolecule = (text: string, ions: readonly FoundIon[]): Composition | undefined =>
  CHARGED.test(text) && ions.length > 0 ? undefined : compositionOf(text.replace(CHARGED, ''));

/** The molecule of a formula of which a stated m/z is that of an ion: the formula is the molecule's, or the ion's. */
function measured(
  text: string,
  ions: readonly FoundIon[],
  masses: readonly number[],
): Composition | undefined {
  const stated = text.replace(CHARGED, '');
  const composition = compositionOf(stated);
  if (!composition) return undefined;
  const isAmong = (ratio: number) =>
    masses.some((mass) => Math.abs(mass - ratio) <= Math.max(ROUNDED, mass * MEASURED));
  const tried = ions.length > 0 ? ions.map(({ ion }) => ion) : [BARE_ION];
  const asMolecule = tried.some((ion) => isAmong(ratioOf(composition.mass, ion)));
  if (asMolecule) return composition;
  const ion = tried.find(
    (each) => each.molecules === 1 && isAmong(ratioOfIon(composition.mass, each)),
  );
  if (!ion) return undefined;
  const taken = ion.gain.replace(/\)(-?)(\d)/g, (_, sign, count) => `)${sign ? '' : '-'}${count}`);
  return compositionOf(stated + taken);
}

function ratioBeside(sentence: string, { ion, start, end }: FoundIon): MassStatement[] {
  const before = RATIO_BEFORE.exec(sentence.slice(0, start));
  const behind = before ? undefined : RATIO_BEHIND.exec(sentence.slice(end));
  const text = (before ?? behind)?.[1];
  if (text === undefined) return [];
  const mass = moleculeOf(Number(text), ion);
  const isExact = (text.split('.')[1]?.length ?? 0) > 2;
  const within = isExact ? Math.max(ROUNDED, Number(text) * MEASURED) : NOMINAL;
  const from = before ? before.index : start;
  return [{ mass, within, start: from, end: end + (behind?.[0].length ?? 0) }];
}

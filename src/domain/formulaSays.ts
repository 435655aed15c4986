import type { StatedFormula } from './compoundLabel';
import { formulaDifference } from './formulaDifference';
import type { Identifiers } from './identifiers';
import type { FormulaSays } from './textSays';

type Weighed = Pick<Identifiers, 'smiles' | 'formula' | 'exactMass'>;

/** The one that agrees, otherwise the first; undefined where nothing can be compared. */
export function formulaSays(
  stated: readonly StatedFormula[],
  structure: Weighed,
): FormulaSays | undefined {
  // A salt's formula is stated with or without the other ion.
  if (structure.smiles.includes('.')) return undefined;
  const says = stated.flatMap((one) => saysOf(one, structure) ?? []);
  return says.find(({ verdict }) => verdict !== 'other') ?? says[0];
}

const RESIDUES = /\*\d*/;

function saysOf(
  { formula, mass, within }: StatedFormula,
  structure: Weighed,
): FormulaSays | undefined {
  if (formula === undefined) return massSays(mass, within, structure.exactMass);
  const difference = formulaDifference(structure.formula.replace(RESIDUES, ''), formula);
  if (RESIDUES.test(structure.formula) && !difference?.includes('+'))
    return { stated: formula, verdict: 'open' };
  return difference === undefined
    ? { stated: formula, verdict: 'same' }
    : { stated: formula, verdict: 'other', difference };
}

function massSays(
  mass: number,
  within: number,
  exactMass: number | undefined,
): FormulaSays | undefined {
  if (exactMass === undefined) return undefined;
  const more = exactMass - mass;
  const decimals = within < 0.1 ? 4 : 0;
  const stated = `${mass.toFixed(decimals)} Da`;
  if (Math.abs(more) <= within) return { stated, verdict: 'same' };
  const size = Math.abs(more).toFixed(decimals);
  return { stated, verdict: 'other', difference: `${more > 0 ? '+' : '−'}${size} Da` };
}

/** In a sentence. */
export function formulaInWords({ stated, verdict, difference }: FormulaSays): string {
  if (verdict === 'same') return `The text states the same: ${stated}.`;
  if (verdict === 'open') return `The text states ${stated}, which leaves room for the residues.`;
  return `The text states ${stated}; the structure differs by ${difference}.`;
}

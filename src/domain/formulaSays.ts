import type { CompoundLabel, StatedCarbons, StatedFormula } from './compoundLabel';
import { formulaDifference } from './formulaDifference';
import type { Identifiers } from './identifiers';
import type { FormulaSays } from './textSays';

type Weighed = Pick<Identifiers, 'smiles' | 'formula' | 'exactMass'>;

type Stated = Pick<CompoundLabel, 'statedFormulas' | 'statedCarbons'>;

/**
 * What is stated of the compound says of the structure: a formula, which has the carbons, too, before a mass, and
 * a mass before carbons alone, unless these contradict. Undefined where nothing can be compared.
 */
export function formulaSays(
  { statedFormulas = [], statedCarbons = [] }: Stated,
  structure: Weighed,
): FormulaSays | undefined {
  // A salt's formula is stated with or without the other ion.
  if (structure.smiles.includes('.')) return undefined;
  const [formula, carbons] = [
    bestOf(statedFormulas.flatMap((one) => saysOf(one, structure) ?? [])),
    bestOf(statedCarbons.map((one) => carbonsSay(one, structure))),
  ];
  const isByMass = statedFormulas.every((one) => one.formula === undefined);
  const isAgainst = isByMass && formula?.verdict === 'same' && carbons?.verdict === 'other';
  const says = isAgainst ? carbons : (formula ?? carbons);
  return says && { ...says, ...(carbons && { carbons: carbons.carbons }) };
}

/** The one that agrees, otherwise the first. */
const bestOf = <Says extends FormulaSays>(all: readonly Says[]): Says | undefined =>
  all.find(({ verdict }) => verdict !== 'other') ?? all[0];

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

/** Signals that are alike are one, so a structure may have more carbons, never fewer. */
function carbonsSay({ carbons }: StatedCarbons, { formula }: Weighed) {
  const own = /^C(?![a-z])(\d*)/.exec(formula)?.[1];
  const more = (own === undefined ? 0 : Number(own || 1)) - carbons;
  const stated = `${carbons} carbon signals`;
  if (more === 0) return { stated, carbons, verdict: 'same' } as const;
  if (more < 0 && RESIDUES.test(formula)) return { stated, carbons, verdict: 'open' } as const;
  const difference = `${more > 0 ? '+' : '−'}${Math.abs(more)}C`;
  return { stated, carbons, verdict: more > 0 ? 'open' : 'other', difference } as const;
}

/** In a sentence. */
export function formulaInWords({ stated, verdict, difference }: FormulaSays): string {
  if (verdict === 'same') return `The text states the same: ${stated}.`;
  if (verdict === 'open') {
    return difference === undefined
      ? `The text states ${stated}, which leaves room for the residues.`
      : `The text states ${stated}, which the structure’s other carbons (${difference}) can share.`;
  }
  return `The text states ${stated}; the structure differs by ${difference}.`;
}

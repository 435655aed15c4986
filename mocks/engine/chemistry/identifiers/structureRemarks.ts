import { totalCharge } from './molecularFormula';
import { countParts, type PlainAtom } from './plainMolecule';
import { hasUnlikelyValence } from './unlikelyValence';

type Rule = (atoms: readonly PlainAtom[]) => string | undefined;

/** What a curator should look at twice, in sentences; none for an ordinary structure. */
export function structureRemarks(atoms: readonly PlainAtom[]): string[] {
  return RULES.map((rule) => rule(atoms)).filter((remark) => remark !== undefined);
}

const residues: Rule = (atoms) => {
  const count = atoms.filter(({ symbol }) => symbol === '*').length;
  if (count === 0) return undefined;
  return count === 1
    ? 'A residue (*) has no definition.'
    : `${count} residues (*) have no definition.`;
};

/** Drawings abbreviate phenyl as `Ph`, which is easily read as `Pb`; articles on lead have no phenyl to miss. */
const lead: Rule = (atoms) =>
  atoms.some(({ symbol }) => symbol === 'Pb') && atoms.some(({ symbol }) => symbol === 'C')
    ? 'Lead (Pb) may have been meant as phenyl (Ph).'
    : undefined;

const valences: Rule = (atoms) => {
  const unlikely = atoms.filter((atom) => hasUnlikelyValence(atom, atoms));
  if (unlikely.length === 0) return undefined;
  const symbols = [...new Set(unlikely.map(({ symbol }) => symbol))].sort().join(', ');
  return unlikely.length === 1
    ? `One atom (${symbols}) has an unlikely valence.`
    : `${unlikely.length} atoms (${symbols}) have an unlikely valence.`;
};

/** Elements whose unpaired electrons are a mistake more often than not; metals have them by nature. */
const CLOSED_SHELL = new Set(['H', 'B', 'C', 'N', 'O', 'F', 'Si', 'P', 'S', 'Cl', 'Se', 'Br', 'I']);

const radicals: Rule = (atoms) => {
  const electrons = atoms
    .filter(({ symbol }) => CLOSED_SHELL.has(symbol))
    .reduce((sum, { unpairedElectrons }) => sum + unpairedElectrons, 0);
  if (electrons === 0) return undefined;
  return electrons === 1
    ? 'A radical: one electron is unpaired.'
    : `A radical: ${electrons} electrons are unpaired.`;
};

const charge: Rule = (atoms) => {
  const total = totalCharge(atoms);
  if (total === 0) return undefined;
  return `The charges do not balance: ${total > 0 ? '+' : '−'}${Math.abs(total)} in all.`;
};

const parts: Rule = (atoms) => {
  const count = countParts(atoms);
  return count < 2 ? undefined : `${count} parts that no bond connects.`;
};

const isotopes: Rule = (atoms) => {
  // the number of a residue is a name, not a mass
  const labelled = atoms.filter(({ symbol, isotope }) => symbol !== '*' && isotope > 0);
  if (labelled.length === 0) return undefined;
  const names = [...new Set(labelled.map(({ symbol, isotope }) => `${isotope}${symbol}`))].sort();
  return `Labelled with isotopes: ${names.join(', ')}.`;
};

/** What is most likely a mistake comes first. */
const RULES: readonly Rule[] = [residues, lead, valences, radicals, charge, parts, isotopes];

import { type Formula, writeOut } from '../labels/formula';

/** Acids and solvents of crystals as they are written beside a drawing, by their SMILES. */
const BESIDE: ReadonlyMap<string, string> = new Map([
  ['HF', 'F'],
  ['HCl', 'Cl'],
  ['ClH', 'Cl'],
  ['HBr', 'Br'],
  ['BrH', 'Br'],
  ['HI', 'I'],
  ['H2O', 'O'],
  ['H2SO4', 'OS(=O)(=O)O'],
  ['HNO3', 'O[N+](=O)[O-]'],
  ['H3PO4', 'OP(=O)(O)O'],
  ['HClO4', 'OCl(=O)(=O)=O'],
  ['HCOOH', 'OC=O'],
  ['HCO2H', 'OC=O'],
  ['AcOH', 'OC(=O)C'],
  ['HOAc', 'OC(=O)C'],
  ['CH3COOH', 'OC(=O)C'],
  ['CH3CO2H', 'OC(=O)C'],
  ['TFA', 'OC(=O)C(F)(F)F'],
  ['CF3COOH', 'OC(=O)C(F)(F)F'],
  ['CF3CO2H', 'OC(=O)C(F)(F)F'],
  ['MeOH', 'CO'],
  ['CH3OH', 'CO'],
  ['EtOH', 'CCO'],
]);

/** What a text beside a drawing stands for as a molecule of its own; undefined for any other text. */
export function writtenBeside(text: string): Formula | undefined {
  const group = BESIDE.get(text);
  if (group === undefined) return undefined;
  const written = { from: 0, to: text.length };
  const whole = { element: 'C', charge: 0, hydrogens: 0, order: 1, parent: -1 } as const;
  return writeOut([{ ...whole, ...written, group }], []);
}

import { withMol, type RDKit } from '../../../engine/chemistry/rdkit';
import type { Mistake } from './mistake';

/** Number of defined stereo elements by kind. */
interface StereoCounts {
  readonly centres: number;
  readonly 'double bonds': number;
}

const UNDEFINED = '(?)';
const ISOTOPE = /\[\d+[A-Z]/;

/** How two canonical SMILES with the same constitution differ. */
export function compareStereo(rdkit: RDKit, truth: string, answer: string): Mistake {
  const drawn = countStereo(rdkit, truth);
  const read = countStereo(rdkit, answer);
  if (isotopesOf(truth) !== isotopesOf(answer)) {
    return { kind: 'charge or isotope', detail: 'other isotopes' };
  }
  const other = (['centres', 'double bonds'] as const).flatMap((what) =>
    drawn[what] === read[what] ? [] : [`${what}: ${drawn[what]} drawn, ${read[what]} read`],
  );
  const detail = other.length > 0 ? other.join('; ') : 'as many, the other way round';
  return { kind: 'stereo only', detail: `stereo only: ${detail}` };
}

const isotopesOf = (smiles: string): string =>
  (smiles.match(new RegExp(ISOTOPE, 'g')) ?? []).toSorted().join(' ');

function countStereo(rdkit: RDKit, smiles: string): StereoCounts {
  const json = withMol(rdkit, smiles, (mol) => mol.get_stereo_tags()) ?? '{}';
  // MinimalLib's JSON: {"CIP_atoms": [[index, "(S)"], ...], "CIP_bonds": [[from, to, "(E)"], ...]}.
  const tags: {
    readonly CIP_atoms?: readonly (readonly [number, string])[];
    readonly CIP_bonds?: readonly (readonly [number, number, string])[];
  } = JSON.parse(json);
  return {
    centres: (tags.CIP_atoms ?? []).filter(([, tag]) => tag !== UNDEFINED).length,
    'double bonds': (tags.CIP_bonds ?? []).filter(([, , tag]) => tag !== UNDEFINED).length,
  };
}

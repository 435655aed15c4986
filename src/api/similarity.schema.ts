import * as v from 'valibot';
import { presentText } from '@/domain/missing';
import type { CanonicalForms } from '@/domain/pairVerdict';
import type { CommonSubstructure, SimilarityResult } from '@/domain/similarity';
import { optionalField } from './optionalField';
import type { Wire } from './wire';

/** Only from local services: distinguishes two readings, including stereo. */
const canonicalFormsSchema = v.object({
  smiles: v.string(),
  smiles_without_stereo: v.string(),
  inchi_key: v.nullish(v.string()),
  stereo_centres: v.number(),
  defined_stereo_centres: v.number(),
});

export const similaritySchema = v.object({
  matrix: v.array(v.array(v.number())),
  engine_names: v.array(v.string()),
  identical: v.boolean(),
  agreement_summary: v.object({
    identical: v.boolean(),
    agreement_percentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    total_comparisons: v.number(),
    total_agreements: v.number(),
    pair_agreements: v.record(v.string(), v.boolean()),
    invalid_smiles: v.array(v.object({ engine: v.string(), smiles: v.string() })),
  }),
  canonical_forms: v.nullish(v.array(v.nullable(canonicalFormsSchema))),
});

export const commonSubstructureSchema = v.object({
  mcs_smarts: v.string(),
  atom_count: v.number(),
  bond_count: v.number(),
  original_molecules: v.array(
    v.object({ engine: v.string(), atom_count: v.number(), bond_count: v.number() }),
  ),
});

type SimilarityWire = Wire<typeof similaritySchema>;

function toForms(wire: Wire<typeof canonicalFormsSchema>): CanonicalForms {
  return {
    smiles: wire.smiles,
    smilesWithoutStereo: wire.smiles_without_stereo,
    ...optionalField('inchiKey', presentText(wire.inchi_key)),
    stereoCentres: wire.stereo_centres,
    definedStereoCentres: wire.defined_stereo_centres,
  };
}

const formsByEngine = ({ engine_names: engines, canonical_forms: forms }: SimilarityWire) =>
  Object.fromEntries(
    engines.flatMap((engine, index) => {
      const each = forms?.[index];
      return each ? [[engine, toForms(each)]] : [];
    }),
  );

export function toSimilarity(wire: SimilarityWire): SimilarityResult {
  const summary = wire.agreement_summary;
  return {
    matrix: wire.matrix,
    engineNames: wire.engine_names,
    identical: wire.identical,
    agreement: {
      identical: summary.identical,
      percentage: summary.agreement_percentage,
      comparisons: summary.total_comparisons,
      agreements: summary.total_agreements,
      pairs: summary.pair_agreements,
      invalidSmiles: summary.invalid_smiles,
    },
    forms: formsByEngine(wire),
  };
}

export function toCommonSubstructure(
  wire: v.InferOutput<typeof commonSubstructureSchema>,
): CommonSubstructure {
  return {
    smarts: wire.mcs_smarts,
    atomCount: wire.atom_count,
    bondCount: wire.bond_count,
    molecules: wire.original_molecules.map((molecule) => ({
      engine: molecule.engine,
      atomCount: molecule.atom_count,
      bondCount: molecule.bond_count,
    })),
  };
}

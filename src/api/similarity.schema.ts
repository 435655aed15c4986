import * as v from 'valibot';
import type { CommonSubstructure, SimilarityResult } from '@/domain/similarity';

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
});

export const commonSubstructureSchema = v.object({
  mcs_smarts: v.string(),
  atom_count: v.number(),
  bond_count: v.number(),
  original_molecules: v.array(
    v.object({ engine: v.string(), atom_count: v.number(), bond_count: v.number() }),
  ),
});

export function toSimilarity(wire: v.InferOutput<typeof similaritySchema>): SimilarityResult {
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

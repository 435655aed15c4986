import * as v from 'valibot';
import type { Identifiers } from '@/domain/identifiers';
import { optionalField } from './optionalField';
import type { Wire } from './wire';

/** Characters; a SMILES of 500 atoms, the most that the services read, has some 5,000. */
const MAX_SMILES = 10_000;
/** Characters; the InChI of 500 atoms has some 8,000. */
const MAX_INCHI = 20_000;
const MAX_REMARKS = 20;
const MAX_REMARK = 300;
const MAX_REASON = 500;

const INCHI_KEY = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;
/** Elements with counts, residues, and the charge. */
const FORMULA = /^(?:[A-Z][a-z]?\d*|\*\d*)+(?:[+-]\d*)?$/;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const mass = v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** A remark of another kind costs the remarks, not the identifiers. */
const remarks = v.fallback(v.pipe(v.array(text(MAX_REMARK)), v.maxLength(MAX_REMARKS)), []);

export const identifiedSchema = v.object({
  smiles: v.pipe(text(MAX_SMILES), v.nonEmpty()),
  inchi: v.nullish(v.pipe(text(MAX_INCHI), v.startsWith('InChI=1'))),
  inchi_key: v.nullish(v.pipe(v.string(), v.regex(INCHI_KEY))),
  formula: v.pipe(text(200), v.regex(FORMULA)),
  exact_mass: mass,
  average_mass: mass,
  rings: count,
  heavy_atoms: count,
  stereo_centres: count,
  defined_stereo_centres: count,
  remarks,
});

const refusedSchema = v.object({
  error: v.pipe(
    v.string(),
    v.transform((reason) => reason.slice(0, MAX_REASON)),
  ),
});

export const identifiersSchema = v.object({
  results: v.array(v.union([identifiedSchema, refusedSchema])),
});

/** The number is a limit, so whatever is above it is cut to it. */
const MAX_STRUCTURES = 500;

export const limitsSchema = v.object({
  max_structures: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((most) => Math.min(most, MAX_STRUCTURES)),
  ),
});

/** A structure's identifiers, or why there are none. */
export type IdentifyResult = { readonly identifiers: Identifiers } | { readonly refusal: string };

export const toResults = ({ results }: Wire<typeof identifiersSchema>): IdentifyResult[] =>
  results.map((result) =>
    'error' in result ? { refusal: result.error } : { identifiers: toIdentifiers(result) },
  );

export function toIdentifiers(wire: Wire<typeof identifiedSchema>): Identifiers {
  const hasKey = wire.inchi !== null && wire.inchi !== undefined;
  return {
    smiles: wire.smiles,
    ...optionalField('inchi', wire.inchi),
    ...optionalField('inchiKey', hasKey ? wire.inchi_key : undefined),
    formula: wire.formula,
    ...optionalField('exactMass', wire.exact_mass),
    ...optionalField('averageMass', wire.average_mass),
    rings: wire.rings,
    heavyAtoms: wire.heavy_atoms,
    stereoCentres: wire.stereo_centres,
    definedStereoCentres: Math.min(wire.defined_stereo_centres, wire.stereo_centres),
    remarks: wire.remarks,
  };
}

/** Beyond these, a molfile is not believed to be one. */
const MAX_MOLFILE = 1_000_000;
const molfile = v.pipe(text(MAX_MOLFILE), v.regex(/^M {2}END\s*$/m));

export const molfilesSchema = v.object({
  results: v.array(
    v.union([
      v.object({ v2000: v.nullish(molfile), v3000: molfile, laid_out: v.boolean() }),
      refusedSchema,
    ]),
  ),
});

/** A structure in both versions of the molfile; V2000 has room for 999 atoms. */
export interface MolfileForms {
  readonly molV2000?: string;
  readonly molV3000: string;
  /** The coordinates were made by the services. */
  readonly isLaidOut: boolean;
}

export type MolfileResult = { readonly forms: MolfileForms } | { readonly refusal: string };

export const toMolfileResults = ({ results }: Wire<typeof molfilesSchema>): MolfileResult[] =>
  results.map((result) =>
    'error' in result
      ? { refusal: result.error }
      : {
          forms: {
            ...optionalField('molV2000', result.v2000),
            molV3000: result.v3000,
            isLaidOut: result.laid_out,
          },
        },
  );

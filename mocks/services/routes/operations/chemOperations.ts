import * as v from 'valibot';
import type { Operation } from '../../openapi/operation';
import { MAX_STRUCTURES, structureFields } from '../chemStructures';

/** The answer of `GET /chem/limits`. */
export const CHEM_LIMITS = { max_structures: MAX_STRUCTURES };

const failed = v.object({ error: v.string() });

/** What the services compute from a structure. */
export const identifiers = v.object({
  smiles: v.string(),
  inchi: v.nullable(v.string()),
  inchi_key: v.nullable(v.string()),
  formula: v.string(),
  exact_mass: v.nullable(v.number()),
  average_mass: v.nullable(v.number()),
  rings: v.number(),
  heavy_atoms: v.number(),
  stereo_centres: v.number(),
  defined_stereo_centres: v.number(),
  remarks: v.array(v.string()),
});

const molfiles = v.object({ v2000: v.string(), v3000: v.string(), laid_out: v.boolean() });

/** `/chem`: identifiers and file formats of structures; ours (docs/contract.md 11). */
export const CHEM = {
  limits: {
    method: 'get',
    path: '/limits',
    summary: 'How many structures the other calls take at once',
    answer: { json: v.object({ max_structures: v.number() }) },
  },
  identifiers: {
    method: 'post',
    path: '/identifiers',
    summary: 'InChI, InChIKey, formula, masses and remarks; each structure may fail for itself',
    json: structureFields,
    isList: true,
    answer: { json: v.object({ results: v.array(v.union([identifiers, failed])) }) },
  },
  molfiles: {
    method: 'post',
    path: '/molfiles',
    summary: 'Molfiles V2000 and V3000, laid out if need be; each structure may fail for itself',
    json: structureFields,
    isList: true,
    answer: { json: v.object({ results: v.array(v.union([molfiles, failed])) }) },
  },
} satisfies Record<string, Operation>;

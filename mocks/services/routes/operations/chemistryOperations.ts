import * as v from 'valibot';
import { choice, text, texts } from '../../http/fields';
import type { Operation } from '../../openapi/operation';
import { depictionFields, fromOcsrFields, onPictureFields } from '../depictionFields';

/** As SVG, as PNG, or as JSON with the PNG in base64. */
const DRAWING = { media: ['image/svg+xml', 'image/png', 'application/json'] };

const batchItem = v.union([
  v.object({
    index: v.number(),
    success: v.literal(true),
    format: v.string(),
    engine: v.string(),
    data: v.string(),
  }),
  v.object({ index: v.number(), success: v.literal(false), error: v.string() }),
]);

/** `/depiction`: drawings of structures (docs/contract.md 8). */
export const DEPICTION = {
  generate: {
    method: 'post',
    path: '/generate',
    summary: 'A drawing of a structure',
    json: depictionFields,
    answer: DRAWING,
  },
  visualize: {
    method: 'post',
    path: '/visualize',
    summary: 'A drawing of a structure, asked for by a form',
    form: depictionFields,
    answer: DRAWING,
  },
  fromOcsr: {
    method: 'post',
    path: '/from_ocsr',
    summary: 'A drawing of what an engine read',
    form: fromOcsrFields,
    answer: DRAWING,
  },
  onPicture: {
    method: 'post',
    path: '/on_picture',
    summary: 'A reading drawn where its atoms lie on their picture',
    json: onPictureFields,
    answer: { media: ['image/svg+xml'] },
  },
  batch: {
    method: 'post',
    path: '/batch',
    summary: 'Several drawings; each may fail for itself',
    json: depictionFields,
    isList: true,
    answer: { json: v.object({ results: v.array(batchItem) }) },
  },
  smilesToMolfile: {
    method: 'post',
    path: '/smiles_to_molfile',
    summary: 'A molfile with coordinates made for drawing',
    json: { smiles: text('Structure'), outputFormat: choice(['molfile'], 'molfile') },
    answer: {
      json: v.object({ smiles: v.string(), molfile: v.string(), success: v.literal(true) }),
    },
  },
} satisfies Record<string, Operation>;

const engine_names = texts('Whose readings they are, in the same order');

/** `/similarity`: compares the engines' answers (docs/contract.md 9). */
export const SIMILARITY = {
  compareSmiles: {
    method: 'post',
    path: '/compare_smiles',
    summary: 'How much readings of one drawing agree',
    json: { smiles_list: texts('One structure a reading'), engine_names },
    answer: {
      json: v.object({
        matrix: v.array(v.array(v.number())),
        engine_names: v.array(v.string()),
        identical: v.boolean(),
        agreement_summary: v.object({
          identical: v.boolean(),
          agreement_percentage: v.number(),
          total_comparisons: v.number(),
          total_agreements: v.number(),
          pair_agreements: v.record(v.string(), v.boolean()),
          invalid_smiles: v.array(v.object({ engine: v.string(), smiles: v.string() })),
        }),
      }),
    },
  },
  findMcs: {
    method: 'post',
    path: '/find_mcs',
    summary: 'The largest substructure that readings share',
    json: { molfiles: texts('One structure a reading'), engine_names },
    answer: {
      json: v.object({
        mcs_smarts: v.string(),
        atom_count: v.number(),
        bond_count: v.number(),
        original_molecules: v.array(
          v.object({ engine: v.string(), atom_count: v.number(), bond_count: v.number() }),
        ),
      }),
    },
  },
} satisfies Record<string, Operation>;

import * as v from 'valibot';
import { choice, flag, optionalText, type Field } from '../../http/fields';
import type { Operation } from '../../openapi/operation';
import { DEPICTION_FORMATS, sizeFields } from '../depictionFields';
import { placeFields } from '../placeFields';
import type { ContractEngine } from '../ocsr/engines';

const file = { name: 'image_file', isRequired: false };

const image_path = optionalText('`{directory}/all_segments/{file}`, where no file is sent along');

/** Which engines there are is not known before the call: see `offeredEngine`. */
const engineField = (fallback: ContractEngine): Field<string> => ({
  isRequired: false,
  schema: { type: 'string', default: fallback, description: 'An id that `GET /engines` lists' },
  read: (reader, name) => reader.optionalText(name) || fallback,
});

const engineFields = (fallback: ContractEngine) => ({
  image_path,
  engine: engineField(fallback),
  hand_drawn: flag(false),
  accept_unconfirmed: flag(false),
  accept_stated: flag(false),
});

const confidence = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Of a table beside the drawing: the core with a row's groups in the place of its residues. */
const compounds = v.optional(
  v.array(
    v.object({
      number: v.optional(v.string()),
      name: v.optional(v.string()),
      /** The whole row. */
      text: v.string(),
      /** As printed, by the residue's name. */
      groups: v.record(v.string(), v.string()),
      from: v.literal('table'),
      smiles: v.optional(v.string()),
      molfile: v.optional(v.string()),
      /** Why there is no structure. */
      reason: v.optional(v.string()),
    }),
  ),
);

/** One engine's answer in that of `best`: what it read, or why it read nothing. */
const readingOfBest = v.object({
  engine: v.string(),
  program: v.string(),
  program_version: v.string(),
  smiles: v.optional(v.string()),
  molfile: v.optional(v.string()),
  confidence: v.optional(confidence),
  remarks: v.optional(v.array(v.string())),
  ...placeFields,
  agrees: v.optional(v.boolean()),
  reason: v.optional(v.string()),
  compounds,
});

const reading = {
  image_name: v.string(),
  engine: v.string(),
  model: v.optional(v.string()),
  hardware: v.string(),
  file_path: v.string(),
  /** Absent, with version and confidence, if the PDF states the structure. */
  program: v.optional(v.string()),
  program_version: v.optional(v.string()),
  confidence: v.optional(confidence),
  remarks: v.array(v.string()),
  /** The program that was not there yet; only if that was accepted. */
  awaits: v.optional(v.string()),
  taken_from: v.optional(v.string()),
  agreed: v.optional(v.boolean()),
  readings: v.optional(v.array(readingOfBest)),
};

const both = {
  ...reading,
  ...placeFields,
  smiles: v.string(),
  molfile: v.optional(v.string()),
  compounds,
};

const depiction = v.object({
  format: v.string(),
  engine: v.string(),
  svg: v.optional(v.string()),
  base64: v.optional(v.string()),
});

const engine = v.object({
  id: v.string(),
  name: v.optional(v.string()),
  available: v.boolean(),
  program: v.string(),
  version: v.string(),
  standsInFor: v.optional(v.string()),
  coordinates: v.boolean(),
  handDrawn: v.boolean(),
  sentTo: v.optional(v.string()),
  reason: v.optional(v.string()),
  /** Of the drawings that were checked here and that it read. */
  checked: v.optional(v.object({ right: v.number(), judged: v.number() })),
  asks: v.optional(v.array(v.string())),
});

/** `/ocsr`: recognising structures in drawings (docs/contract.md 7). */
export const OCSR = {
  generateSmiles: {
    method: 'post',
    path: '/generate_smiles',
    summary: 'The SMILES of a drawing',
    file,
    form: engineFields('decimer'),
    answer: { json: v.object({ ...reading, smiles: v.string() }) },
  },
  generateMolfile: {
    method: 'post',
    path: '/generate_molfile',
    summary: 'The molfile of a drawing',
    file,
    form: { image_path, engine: engineField('molnextr') },
    answer: { json: v.object({ ...reading, ...placeFields, molfile: v.string() }) },
  },
  generateBoth: {
    method: 'post',
    path: '/generate_both',
    summary: 'SMILES and molfile of a drawing',
    file,
    form: engineFields('molnextr'),
    answer: { json: v.object(both) },
  },
  generateWithDepiction: {
    method: 'post',
    path: '/generate_with_depiction',
    summary: 'SMILES and molfile of a drawing, drawn anew',
    file,
    form: {
      ...engineFields('molnextr'),
      output_type: choice(['smiles', 'molfile', 'both'], 'both'),
      depict_engine: choice(['cdk', 'rdkit'], 'rdkit'),
      depict_format: choice(DEPICTION_FORMATS, 'svg'),
      depict_width: sizeFields.width,
      depict_height: sizeFields.height,
    },
    answer: { json: v.object({ ...both, depiction: v.optional(depiction) }) },
  },
  engines: {
    method: 'get',
    path: '/engines',
    summary: 'Which programs answer in the engines’ places',
    answer: { json: v.object({ engines: v.array(engine) }) },
  },
  getImage: {
    method: 'get',
    path: '/get_image/:image_name',
    summary: 'A picture that was uploaded, or a cut-out',
    answer: { media: ['image/png', 'image/jpeg', 'image/tiff', 'image/bmp'] },
  },
} satisfies Record<string, Operation>;

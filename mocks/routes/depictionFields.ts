import type { FieldReader } from '../http/fieldReader';
import type { DepictionInput } from '../workers/tasks/chemistry';

export const DEPICTION_FORMATS = ['svg', 'png', 'base64'] as const;

/** RDKit draws; the contract's field names the program it was written for. */
export const DEPICTION_ENGINE = 'rdkit';

/** Pixels of a side (contract, section 8). */
const SIDE = { ge: 100, le: 2000 };
const DEFAULT_SIDE = 512;

export type DepictionFields = DepictionInput & {
  readonly format: (typeof DEPICTION_FORMATS)[number];
};

/**
 * Width and height, with the limits of the JSON call for the form calls too.
 *
 * @param prefix of the fields' names
 */
export const sizeFields = (fields: FieldReader, prefix = '') => ({
  width: fields.integer(`${prefix}width`, DEFAULT_SIDE, SIDE),
  height: fields.integer(`${prefix}height`, DEFAULT_SIDE, SIDE),
});

/** Pixels of the sides of a picture to draw on; a drawing's own limits do not hold for it. */
const PICTURE_SIDE = { ge: 1, le: 20_000 };

/** The size of a picture to draw on, which has to be given. */
export const pictureFields = (fields: FieldReader) => ({
  width: fields.requiredInteger('width', PICTURE_SIDE),
  height: fields.requiredInteger('height', PICTURE_SIDE),
});

/** What `POST /generate` and `/visualize` are asked to draw; call `check()` afterwards. */
export function depictionFields(fields: FieldReader): DepictionFields {
  fields.choice('engine', ['cdk', 'rdkit'], 'cdk');
  return {
    smiles: fields.optionalText('smiles'),
    molfile: fields.optionalText('molfile'),
    useMolfileDirectly:
      fields.flag('useMolfileDirectly', false) || fields.flag('use_molfile_directly', false),
    ...sizeFields(fields),
    rotate: fields.decimal('rotate', 0, { ge: 0, lt: 360 }),
    kekulize: fields.flag('kekulize', true),
    cip: fields.flag('cip', true),
    unicolor: fields.flag('unicolor', false),
    transparent: fields.flag('transparent', false),
    highlight: fields.optionalText('highlight'),
    format: fields.choice('format', DEPICTION_FORMATS, 'svg'),
  };
}

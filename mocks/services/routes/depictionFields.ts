import {
  choice,
  decimal,
  flag,
  integer,
  optionalText,
  requiredInteger,
  text,
  type ValuesOf,
} from '../http/fields';
import type { DepictionInput } from '../../engine/tasks/chemistry';

export const DEPICTION_FORMATS = ['svg', 'png', 'base64'] as const;

/** RDKit draws; the contract's field names the program it was written for. */
export const DEPICTION_ENGINE = 'rdkit';

/** Pixels of a side (docs/contract.md 8.1), with the limits of the JSON call for the form calls too. */
const side = integer(512, { ge: 100, le: 2000 });
export const sizeFields = { width: side, height: side };

const structureFields = {
  smiles: optionalText('Structure'),
  molfile: optionalText('Structure with coordinates'),
};

const engine = choice(['cdk', 'rdkit'], 'cdk');
const format = choice(DEPICTION_FORMATS, 'svg');

/** What `POST /generate`, `/visualize` and each item of `/batch` are asked to draw. */
export const depictionFields = {
  ...structureFields,
  engine,
  useMolfileDirectly: flag(false),
  use_molfile_directly: flag(false),
  ...sizeFields,
  rotate: decimal(0, { ge: 0, lt: 360 }),
  kekulize: flag(true),
  cip: flag(true),
  unicolor: flag(false),
  transparent: flag(false),
  highlight: optionalText('SMARTS of what is marked'),
  format,
};

export type DepictionRequest = DepictionInput & {
  readonly format: (typeof DEPICTION_FORMATS)[number];
};

/** The drawing that the fields ask for. */
export const toDepiction = ({
  engine: _engine,
  use_molfile_directly,
  useMolfileDirectly,
  ...drawing
}: ValuesOf<typeof depictionFields>): DepictionRequest => ({
  ...drawing,
  useMolfileDirectly: useMolfileDirectly || use_molfile_directly,
});

/** What `POST /from_ocsr` is asked to draw. */
export const fromOcsrFields = {
  ...structureFields,
  engine,
  use_molfile: flag(true),
  ...sizeFields,
  cip: flag(true),
  format,
};

/** Pixels of the sides of a picture to draw on; a drawing's own limits do not hold for it. */
const pictureSide = requiredInteger({ ge: 1, le: 20_000 });

/** What `POST /on_picture` is asked to draw: beyond the contract, a reading on the picture of its `placement`. */
export const onPictureFields = {
  molfile: text('Structure whose coordinates are pixels of the picture, y upwards'),
  width: pictureSide,
  height: pictureSide,
  cip: flag(false),
  unicolor: flag(false),
};

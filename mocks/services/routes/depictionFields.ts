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
import type { DepictionInput } from '../../engine/tasks/depictionTask';

export const DEPICTION_FORMATS = ['svg', 'png', 'base64'] as const;

/** RDKit does the drawing; the contract's field names the program it was originally written for. */
export const DEPICTION_ENGINE = 'rdkit';

/** Side lengths in pixels (docs/contract.md 8.1); the JSON call's limits also apply to the form calls. */
const side = integer(512, { ge: 100, le: 2000 });
export const sizeFields = { width: side, height: side };

const structureFields = {
  smiles: optionalText('Structure'),
  molfile: optionalText('Structure with coordinates'),
};

const engine = choice(['cdk', 'rdkit'], 'cdk');
const format = choice(DEPICTION_FORMATS, 'svg');

/** Fields of `POST /generate`, `/visualize` and each item of `/batch`. */
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

/** The drawing requested by the fields. */
export const toDepiction = ({
  engine: _engine,
  use_molfile_directly,
  useMolfileDirectly,
  ...drawing
}: ValuesOf<typeof depictionFields>): DepictionRequest => ({
  ...drawing,
  useMolfileDirectly: useMolfileDirectly || use_molfile_directly,
});

/** Fields of `POST /from_ocsr`. */
export const fromOcsrFields = {
  ...structureFields,
  engine,
  use_molfile: flag(true),
  ...sizeFields,
  cip: flag(true),
  format,
};

/** Side lengths in pixels of a picture to draw on; the limits for drawings do not apply to it. */
const pictureSide = requiredInteger({ ge: 1, le: 20_000 });

/** Fields of `POST /on_picture`: an extension that draws a reading on the picture of its `placement`. */
export const onPictureFields = {
  molfile: text('Structure whose coordinates are pixels of the picture, y upwards'),
  width: pictureSide,
  height: pictureSide,
  cip: flag(false),
  unicolor: flag(false),
};

import type { CompoundColumn } from '@/domain/compoundTable';

/** As in the headers. */
export const COLUMN_TITLES: Readonly<Record<CompoundColumn, string>> = {
  drawings: '#',
  number: 'Number',
  name: 'Name',
  structure: 'Structure',
  formula: 'Formula',
  inchiKey: 'InChIKey',
  organism: 'Organism',
  part: 'Part',
  location: 'Location',
  page: 'Page',
  status: 'Status',
  known: 'Known',
  submission: 'COCONUT',
  foundIn: 'Found in',
  note: 'Note',
};

/** Tracks of the grid; those for words take what is left. */
const WIDTHS: Readonly<Record<CompoundColumn, string>> = {
  drawings: '56px',
  number: '72px',
  name: 'minmax(150px, 2fr)',
  structure: '94px',
  formula: '106px',
  inchiKey: '146px',
  organism: 'minmax(140px, 1.5fr)',
  part: 'minmax(130px, 1.5fr)',
  location: 'minmax(100px, 1fr)',
  page: '58px',
  status: '104px',
  known: '140px',
  submission: '104px',
  foundIn: 'minmax(110px, 1fr)',
  note: 'minmax(120px, 1fr)',
};

const CHECKBOX_WIDTH = '34px';

export const tracksOf = (columns: readonly CompoundColumn[]): string =>
  [CHECKBOX_WIDTH, ...columns.map((column) => WIDTHS[column])].join(' ');

/** On a phone a row is a card of these. */
export const NARROW_COLUMNS: readonly CompoundColumn[] = [
  'structure',
  'name',
  'organism',
  'formula',
  'status',
];

/** Shown where a cell is empty. */
export const NOTHING: Readonly<Partial<Record<CompoundColumn, string>>> = {
  number: 'none',
  name: 'none',
  formula: 'none yet',
  inchiKey: 'none yet',
  organism: 'not stated',
  part: 'not stated',
  location: 'not stated',
};

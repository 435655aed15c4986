/** What can be chosen, in the order of the file; some write several columns. */
export const EXPORT_COLUMNS = [
  'number',
  'name',
  'smiles',
  'inchiKey',
  'formula',
  'mass',
  'organism',
  'part',
  'location',
  'place',
  'status',
  'reading',
  'nameStructure',
  'evidence',
  'note',
  'article',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

export const COLUMN_NAMES: Readonly<Record<ExportColumn, string>> = {
  number: 'Number',
  name: 'Name',
  smiles: 'SMILES',
  inchiKey: 'InChIKey',
  formula: 'Formula',
  mass: 'Mass',
  organism: 'Organism',
  part: 'Part',
  location: 'Location',
  place: 'Page, box',
  status: 'Status',
  reading: 'Engine, confidence',
  nameStructure: 'Structure of the name',
  evidence: 'Source text',
  note: 'Note',
  article: 'DOI, title',
};

const UNUSUAL: readonly ExportColumn[] = ['mass', 'location', 'evidence'];

export const DEFAULT_COLUMNS: readonly ExportColumn[] = EXPORT_COLUMNS.filter(
  (column) => !UNUSUAL.includes(column),
);

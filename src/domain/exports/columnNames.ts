/** What can be chosen, in the order of the file; some write several columns. */
export const COLUMN_NAMES = {
  number: 'Number',
  name: 'Name, synonyms',
  smiles: 'SMILES',
  inchiKey: 'InChIKey',
  formula: 'Formula',
  mass: 'Mass',
  organism: 'Organism',
  part: 'Part',
  location: 'Location, ecosystem',
  place: 'Page, box',
  status: 'Status',
  reading: 'Engine, confidence',
  known: 'Known in COCONUT, my articles',
  nameStructure: 'Structure of the name',
  statedFormula: 'Formula in the text',
  evidence: 'Source text',
  note: 'Note, link',
  article: 'DOI, title',
} as const;
export type ExportColumn = keyof typeof COLUMN_NAMES;

export const EXPORT_COLUMNS = Object.keys(COLUMN_NAMES) as readonly ExportColumn[];

const UNUSUAL: readonly ExportColumn[] = ['mass', 'location', 'evidence'];

export const DEFAULT_COLUMNS: readonly ExportColumn[] = EXPORT_COLUMNS.filter(
  (column) => !UNUSUAL.includes(column),
);

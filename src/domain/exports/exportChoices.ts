import type { FindingKind } from '../checks/findings';
import { DEFAULT_COLUMNS, type ExportColumn } from './columnNames';

export const EXPORT_SCOPES = ['checked', 'selected', 'all'] as const;
/** Which compounds are exported. */
export type ExportScope = (typeof EXPORT_SCOPES)[number];

export const SCOPE_NAMES: Readonly<Record<ExportScope, string>> = {
  checked: 'Checked as correct',
  selected: 'Selected',
  all: 'All with a structure',
};

export const EXPORT_FORMATS = [
  'sdf',
  'sdfV3000',
  'csv',
  'smiles',
  'json',
  'zip',
  'coconut',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface FormatFacts {
  readonly name: string;
  readonly explanation: string;
  /** End of the file's name, after the number of compounds. */
  readonly ending: string;
  readonly mediaType: string;
  /** The columns can be chosen. */
  readonly hasColumns: boolean;
}

export const FORMATS: Readonly<Record<ExportFormat, FormatFacts>> = {
  sdf: {
    name: 'SDF',
    explanation: 'molfiles with the columns as data',
    ending: '.sdf',
    mediaType: 'chemical/x-mdl-sdfile',
    hasColumns: true,
  },
  sdfV3000: {
    name: 'SDF V3000',
    explanation: 'the same in the later version of the molfile',
    ending: '_v3000.sdf',
    mediaType: 'chemical/x-mdl-sdfile',
    hasColumns: true,
  },
  csv: {
    name: 'CSV',
    explanation: 'one line a compound, UTF-8',
    ending: '.csv',
    mediaType: 'text/csv;charset=utf-8',
    hasColumns: true,
  },
  smiles: {
    name: 'SMILES',
    explanation: 'SMILES, tab, name',
    ending: '.smi',
    mediaType: 'chemical/x-daylight-smiles',
    hasColumns: false,
  },
  json: {
    name: 'JSON',
    explanation: 'everything, with text and annotations',
    ending: '.json',
    mediaType: 'application/json',
    hasColumns: false,
  },
  zip: {
    name: 'ZIP',
    explanation: 'a folder with SDF, CSV, JSON and the drawings',
    ending: '.zip',
    mediaType: 'application/zip',
    hasColumns: true,
  },
  coconut: {
    name: 'For COCONUT',
    explanation: 'CSV in the columns of its bulk form',
    ending: '_coconut.csv',
    mediaType: 'text/csv;charset=utf-8',
    hasColumns: false,
  },
};

/** What the checks say of a compound; one structure with two numbers is told as a duplicate. */
export type ExportFinding = Exclude<FindingKind, 'structureTwice'>;

/** What the user can leave out when warned: compounds, or what nobody confirmed of them. */
export type Omission =
  | ExportFinding
  | 'unchecked'
  | 'accepted'
  | 'nameless'
  | 'duplicates'
  | 'unreadable'
  | 'unconfirmed';

/** Kept for the next export. */
export interface ExportChoices {
  readonly scope: ExportScope;
  readonly format: ExportFormat;
  readonly columns: readonly ExportColumn[];
  /** Of the latest file that was written; `null` before the first. */
  readonly written: ExportFormat | null;
}

export const DEFAULT_CHOICES: ExportChoices = {
  scope: 'checked',
  format: 'csv',
  columns: DEFAULT_COLUMNS,
  written: null,
};

/** Of the file that is written without asking: as the latest, at first one with the structures themselves. */
export const directFormat = ({ written }: Pick<ExportChoices, 'written'>): ExportFormat =>
  written ?? 'sdf';

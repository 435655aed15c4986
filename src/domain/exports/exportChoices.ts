import type { FindingKind } from '../checks/findings';
import { DEFAULT_COLUMNS, type ExportColumn } from './columnNames';
import type { ExportFormat } from './exportFormats';
import type { Licence } from './licences';

export const EXPORT_SCOPES = ['checked', 'selected', 'all'] as const;
/** Which compounds are exported. */
export type ExportScope = (typeof EXPORT_SCOPES)[number];

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
  /** Of folders, which state it. */
  readonly licence: Licence;
  /** Those whose files say who checked and changed what. */
  readonly named: readonly ExportFormat[];
  /** Of the latest file that was written; `null` before the first. */
  readonly written: ExportFormat | null;
}

export const DEFAULT_CHOICES: ExportChoices = {
  scope: 'checked',
  format: 'csv',
  columns: DEFAULT_COLUMNS,
  licence: 'none',
  named: [],
  written: null,
};

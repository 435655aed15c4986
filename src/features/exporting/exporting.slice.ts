import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  DEFAULT_CHOICES,
  type ExportChoices,
  type ExportScope,
  type Omission,
} from '@/domain/exports/exportChoices';
import type { ExportColumn } from '@/domain/exports/columnNames';
import type { ExportFormat } from '@/domain/exports/exportFormats';
import type { Licence } from '@/domain/exports/licences';
import { isArticleLeft } from '@/article';

/** Owner of how compounds are exported: the choices, which outlive the article, and the open dialog. */
export interface ExportingState {
  readonly choices: ExportChoices;
  /** `null` while the dialog is closed. */
  readonly dialog: ExportDialogState | null;
  /** Of a file that takes time; `null` while none is written. */
  readonly progress: ExportProgress | null;
}

export interface ExportDialogState {
  /** What the user left out after a warning; for this export only. */
  readonly leftOut: readonly Omission[];
}

/** Structures are identified, then Wikidata is asked, or molfiles or drawings are written. */
export interface ExportProgress {
  readonly of: 'structures' | 'questions' | 'molfiles' | 'drawings';
  readonly done: number;
  readonly total: number;
}

export interface ExportingRootState {
  readonly runs: { readonly exporting: ExportingState };
}

const initialState = { choices: DEFAULT_CHOICES, dialog: null, progress: null } as ExportingState;

const toggled = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

const closed = (state: ExportingState): ExportingState => ({ ...state, dialog: null });

const choosing = (state: ExportingState, choice: Partial<ExportChoices>): ExportingState => ({
  ...state,
  choices: { ...state.choices, ...choice },
});

const slice = createSlice({
  name: 'exporting',
  initialState,
  reducers: {
    choicesRestored: (state, { payload }: PayloadAction<ExportChoices>) => choosing(state, payload),
    exportDialogOpened: (state): ExportingState => ({
      ...state,
      dialog: { leftOut: [] },
    }),
    exportDialogClosed: closed,
    scopeChosen: (state, { payload: scope }: PayloadAction<ExportScope>) =>
      choosing(state, { scope }),
    formatChosen: (state, { payload: format }: PayloadAction<ExportFormat>) =>
      choosing(state, { format }),
    licenceChosen: (state, { payload: licence }: PayloadAction<Licence>) =>
      choosing(state, { licence }),
    /** Whether files of the chosen format say who checked and changed what. */
    namesToggled: (state) =>
      choosing(state, { named: toggled(state.choices.named, state.choices.format) }),
    columnToggled: (state, { payload: column }: PayloadAction<ExportColumn>) =>
      choosing(state, { columns: toggled(state.choices.columns, column) }),
    /** Leaves out what a warning is about, or puts it back. */
    omissionToggled: (state, { payload: omission }: PayloadAction<Omission>): ExportingState =>
      state.dialog
        ? {
            ...state,
            dialog: { ...state.dialog, leftOut: toggled(state.dialog.leftOut, omission) },
          }
        : state,
    exportProgressed: (
      state,
      { payload: progress }: PayloadAction<ExportProgress>,
    ): ExportingState => ({ ...state, progress }),
    /** Written, failed or cancelled. */
    exportEnded: (state): ExportingState => ({ ...state, progress: null }),
    fileWritten: (state, { payload: written }: PayloadAction<ExportFormat>) =>
      choosing(state, { written }),

    /** Intents: 'Download Data', the dialog's export, that of what is checked without it, and rows for the clipboard. */
    exportRequested: (state) => state,
    compoundsExportRequested: (state) => state,
    checkedExportRequested: (state) => state,
    exportCancelled: (state) => state,
    rowsCopyRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleLeft, closed);
  },
  selectors: {
    selectExportDialogIsOpen: ({ dialog }): boolean => dialog !== null,
    selectLeftOut: ({ dialog }): readonly Omission[] => dialog?.leftOut ?? NOTHING,
    selectExportProgress: ({ progress }): ExportProgress | null => progress,
    selectExportChoices: ({ choices }): ExportChoices => choices,
    selectIsNamed: ({ choices }, format: ExportFormat): boolean => choices.named.includes(format),
  },
});

const NOTHING: readonly Omission[] = [];

export const {
  checkedExportRequested,
  choicesRestored,
  columnToggled,
  compoundsExportRequested,
  exportCancelled,
  exportDialogClosed,
  exportDialogOpened,
  exportEnded,
  exportProgressed,
  exportRequested,
  fileWritten,
  formatChosen,
  licenceChosen,
  namesToggled,
  omissionToggled,
  rowsCopyRequested,
  scopeChosen,
} = slice.actions;
export const {
  selectExportChoices,
  selectExportDialogIsOpen,
  selectExportProgress,
  selectIsNamed,
  selectLeftOut,
} = slice.getSelectors(({ runs }: ExportingRootState) => runs.exporting);
export const exportingReducer = slice.reducer;

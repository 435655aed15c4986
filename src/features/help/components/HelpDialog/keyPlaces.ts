import {
  BOX_KEYS,
  CARD_KEYS,
  COMPARISON_KEYS,
  COMPOUND_KEYS,
  CONTEXT_KEYS,
  DETAIL_KEYS,
  DRAW_KEYS,
  FINDING_KEYS,
  GRID_KEYS,
  INBOX_KEYS,
  MESSAGE_KEYS,
  PAGE_KEYS,
  PDF_KEYS,
  PDF_SEARCH_KEYS,
  REVIEW_KEYS,
  SEGMENT_KEYS,
  SPLIT_KEYS,
  ANNOTATION_KEYS,
  TEXT_KEYS,
  TEXT_WORD_KEYS,
  type KeyBinding,
} from '@/features/shortcuts';

/** Where keys work, and what they do there. */
export interface KeyPlace {
  readonly title: string;
  /** When they work, if that needs explaining. */
  readonly hint?: string;
  readonly bindings: readonly KeyBinding[];
}

const all = (...tables: readonly Readonly<Record<string, KeyBinding>>[]) =>
  tables.flatMap((table) => Object.values(table));

/** Keys of the browser, and of components that follow WAI-ARIA patterns, are listed here only. */
export const KEY_PLACES: readonly KeyPlace[] = [
  {
    title: 'Everywhere',
    bindings: [
      ...all(PAGE_KEYS),
      { keys: ['Tab', 'Shift+Tab'], does: 'next control, previous control' },
      { keys: ['Escape'], does: 'close the dialog, menu or sheet on top' },
    ],
  },
  { title: 'Grid', hint: 'on a card', bindings: all(GRID_KEYS, CARD_KEYS) },
  { title: 'Inspector', hint: 'an open segment', bindings: all(SEGMENT_KEYS, DETAIL_KEYS) },
  {
    title: 'Comparison',
    hint: 'in addition to the inspector’s keys for stepping and marking',
    bindings: all(COMPARISON_KEYS),
  },
  { title: 'Review', bindings: all(REVIEW_KEYS) },
  { title: 'Drawings to check', hint: 'in the library', bindings: all(INBOX_KEYS) },
  { title: 'Structure check', hint: 'on a finding', bindings: all(FINDING_KEYS) },
  {
    title: 'Compounds',
    hint: 'in a cell of the table',
    bindings: [
      ...all(COMPOUND_KEYS),
      { keys: ['Ctrl+c'], does: 'copy the selected rows, or the cell' },
      { keys: ['Ctrl+v'], does: 'paste from this cell on' },
    ],
  },
  {
    title: 'PDF',
    bindings: [
      ...all(PDF_KEYS),
      { keys: ['ArrowUp', 'ArrowDown'], does: 'scroll the pages, once they have the focus' },
      { keys: ['Enter'], does: 'in the page field: go to that page' },
    ],
  },
  { title: 'Outlines on a page', hint: 'on the outline of a drawing', bindings: all(BOX_KEYS) },
  { title: 'Drawing a box', hint: 'after B or Draw box', bindings: all(DRAW_KEYS) },
  { title: 'Splitting a box', hint: 'after Split', bindings: all(SPLIT_KEYS) },
  { title: 'Search in the PDF', bindings: all(PDF_SEARCH_KEYS) },
  { title: 'Page of a segment', bindings: all(CONTEXT_KEYS) },
  {
    title: 'Text and annotations',
    bindings: [
      ...all(TEXT_KEYS),
      ...all(ANNOTATION_KEYS),
      ...all(TEXT_WORD_KEYS),
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'in the text: next annotation, previous annotation',
      },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'in the list: next annotation, previous annotation' },
      { keys: ['Home', 'End'], does: 'in the list: first annotation, last annotation' },
      { keys: ['Enter'], does: 'show the same annotation in the other view' },
    ],
  },
  {
    title: 'Editor',
    hint: "Ketcher's own, while its canvas has the focus",
    bindings: [
      { keys: ['Ctrl+z', 'Ctrl+Shift+z'], does: 'undo, redo' },
      { keys: ['Delete'], does: 'remove what is selected' },
      { keys: ['Ctrl+a'], does: 'select all' },
    ],
  },
  {
    title: 'Messages on the screen',
    hint: 'their countdown pauses meanwhile',
    bindings: all(MESSAGE_KEYS),
  },
  {
    title: 'Columns, toolbars, menus',
    bindings: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'on a divider: move it; in a toolbar: next tool' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'in a menu: next entry' },
      { keys: ['Home', 'End'], does: 'first, last' },
    ],
  },
];

/**
 * The keys of the application, by place. Handlers find their commands here and the help lists it, so that
 * every key that works is listed, and vice versa.
 */
import type { KeyBindings } from './bindings';

export { PAGE_KEYS } from './pageKeys';

/** While one of the messages on the screen has the focus. */
export const MESSAGE_KEYS = {
  close: { keys: ['Escape'], does: 'close the message' },
} as const satisfies KeyBindings<string>;

/** While a segment's card has the focus. */
export const GRID_KEYS = {
  next: { keys: ['ArrowRight', 'j'], does: 'next segment' },
  previous: { keys: ['ArrowLeft', 'k'], does: 'previous segment' },
  below: { keys: ['ArrowDown'], does: 'the segment below' },
  above: { keys: ['ArrowUp'], does: 'the segment above' },
  first: { keys: ['Home'], does: 'first segment' },
  last: { keys: ['End'], does: 'last segment' },
} as const satisfies KeyBindings<string>;

export const CARD_KEYS = {
  select: { keys: [' '], does: 'select or deselect the segment' },
  open: { keys: ['Enter'], does: 'open the segment' },
  review: { keys: ['Shift+Enter'], does: 'review the segment' },
  markCorrect: { keys: ['v'], does: 'mark as correct, or remove the mark' },
  edit: { keys: ['e'], does: 'edit the structure' },
  compare: { keys: ['c'], does: 'compare the engines' },
} as const satisfies KeyBindings<string>;

/** In the open segment, whichever of its views is shown. */
export const SEGMENT_KEYS = {
  previous: { keys: ['ArrowLeft', 'k'], does: 'previous segment' },
  next: { keys: ['ArrowRight', 'j'], does: 'next segment' },
  markCorrect: { keys: ['v'], does: 'mark as correct, or remove the mark' },
} as const satisfies KeyBindings<string>;

/** In the open segment's details. */
export const DETAIL_KEYS = {
  compare: { keys: ['c'], does: 'compare the engines' },
  edit: { keys: ['e'], does: 'edit the structure' },
  overlay: { keys: ['f'], does: 'hold to lay the drawing over the original' },
  undo: { keys: ['Ctrl+z'], does: 'previous version' },
  redo: { keys: ['Ctrl+Shift+z', 'Ctrl+y'], does: 'next version' },
} as const satisfies KeyBindings<string>;

export const COMPARISON_KEYS = {
  choose: {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    isRange: true,
    does: "choose an engine's result, in the order of the cards",
  },
} as const satisfies KeyBindings<string>;

/** In the review, unless a field has the focus. */
export const REVIEW_KEYS = {
  approve: { keys: ['a'], does: 'correct, and on to the next' },
  sure: { keys: ['Shift+a'], does: 'accept all sure readings, after a look at ten' },
  confirm: { keys: ['Enter'], does: 'confirm what was found: number, name, organism, part, place' },
  reject: { keys: ['r'], does: 'reject with a reason, then 1 to 5' },
  edit: { keys: ['e'], does: 'edit the structure' },
  later: { keys: ['n'], does: 'later: to the end of its group' },
  undo: { keys: ['z'], does: 'undo the latest step' },
  redo: { keys: ['Shift+z'], does: 'do it again' },
  take: {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    isRange: true,
    does: "take that engine's reading; at a doubtful place, draw what stands there",
  },
  next: { keys: ['j', 'ArrowDown', 'ArrowRight'], does: 'next drawing, without deciding' },
  previous: { keys: ['k', 'ArrowUp', 'ArrowLeft'], does: 'previous drawing, without deciding' },
  doubt: { keys: ['d'], does: 'next doubtful place, in the middle' },
  page: { keys: ['o'], does: 'the page with its box' },
  overlay: { keys: ['f'], does: 'hold to change between original and reading' },
  fit: { keys: ['0'], does: 'fit both drawings' },
  zoomIn: { keys: ['+', '='], does: 'zoom in' },
  zoomOut: { keys: ['-'], does: 'zoom out' },
  compare: { keys: ['c'], does: 'compare the engines' },
  export: { keys: ['x'], does: 'to the export, once everything is checked' },
  inbox: { keys: ['i'], does: 'back to the library’s inbox or structure check, if it shows one' },
} as const satisfies KeyBindings<string>;

/** In the library's inbox; the letters from anywhere on its page, the others on a row. */
export const INBOX_KEYS = {
  next: { keys: ['j', 'ArrowDown'], does: 'next drawing' },
  previous: { keys: ['k', 'ArrowUp'], does: 'previous drawing' },
  first: { keys: ['Home'], does: 'first drawing' },
  last: { keys: ['End'], does: 'last drawing' },
  open: { keys: ['Enter'], does: 'review the drawing in its article' },
} as const satisfies KeyBindings<string>;

/** On a row of the structure check, of an article or of the library. */
export const FINDING_KEYS = {
  next: { keys: ['ArrowDown', 'j'], does: 'next finding' },
  previous: { keys: ['ArrowUp', 'k'], does: 'previous finding' },
  first: { keys: ['Home'], does: 'first finding' },
  last: { keys: ['End'], does: 'last finding' },
  open: { keys: ['Enter'], does: 'review the drawing' },
} as const satisfies KeyBindings<string>;

/** In the table of compounds, unless a cell is edited. */
export const COMPOUND_KEYS = {
  left: { keys: ['ArrowLeft'], does: 'the cell before' },
  right: { keys: ['ArrowRight'], does: 'the next cell' },
  up: { keys: ['ArrowUp'], does: 'the cell above' },
  down: { keys: ['ArrowDown'], does: 'the cell below' },
  first: { keys: ['Home'], does: 'first cell of the row' },
  last: { keys: ['End'], does: 'last cell of the row' },
  top: { keys: ['Ctrl+Home'], does: 'first row' },
  bottom: { keys: ['Ctrl+End'], does: 'last row' },
  pageUp: { keys: ['PageUp'], does: 'ten rows up' },
  pageDown: { keys: ['PageDown'], does: 'ten rows down' },
  edit: { keys: ['Enter'], does: 'edit the cell; then confirm it and go down' },
  select: { keys: [' '], does: 'select or deselect the row' },
  extendUp: { keys: ['Shift+ArrowUp'], does: 'extend the selection upwards' },
  extendDown: { keys: ['Shift+ArrowDown'], does: 'extend the selection downwards' },
  selectAll: { keys: ['Ctrl+a'], does: 'select all rows shown' },
  clear: { keys: ['Escape'], does: 'clear the selection; in a cell: give the old value back' },
  fillDown: { keys: ['Ctrl+d'], does: 'fill the selected rows with the value of the first' },
  open: { keys: ['o'], does: 'open the drawing' },
  undo: { keys: ['z'], does: 'undo the latest step' },
  redo: { keys: ['Shift+z'], does: 'do it again' },
} as const satisfies KeyBindings<string>;

/** On an annotation in the text. */
export const TEXT_KEYS = {
  name: {
    keys: ['n'],
    does: 'on a compound’s name or selected words: choose the drawing that has it',
  },
} as const satisfies KeyBindings<string>;

/** On an annotation in the text or in the list, or on words selected in the text. */
export const ANNOTATION_KEYS = {
  accept: { keys: ['a'], does: 'accept the annotation; in the list: all its places' },
  remove: { keys: ['Delete', 'Backspace'], does: 'remove the annotation' },
  label: {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-'],
    isRange: true,
    does: 'give a label, in the order of the menu; selected words become an annotation',
  },
  choose: { keys: ['l'], does: 'in the text: choose a label in the menu' },
} as const satisfies KeyBindings<string>;

/** In the text. */
export const TEXT_WORD_KEYS = {
  next: { keys: ['w'], does: 'select the next word' },
  previous: { keys: ['Shift+w'], does: 'select the word before' },
  longer: { keys: ['Shift+ArrowRight'], does: 'select a word more' },
  shorter: { keys: ['Shift+ArrowLeft'], does: 'select a word less' },
} as const satisfies KeyBindings<string>;

export const PDF_KEYS = {
  search: { keys: ['Ctrl+f'], does: 'search the PDF' },
  drawBox: { keys: ['b'], does: 'draw a box around a drawing that was missed' },
} as const satisfies KeyBindings<string>;

/** While the outline of a drawing has the focus. */
export const BOX_KEYS = {
  next: { keys: ['ArrowRight', 'ArrowDown'], does: 'next drawing of the page' },
  previous: { keys: ['ArrowLeft', 'ArrowUp'], does: 'previous drawing of the page' },
  first: { keys: ['Home'], does: 'first drawing of the page' },
  last: { keys: ['End'], does: 'last drawing of the page' },
  choose: { keys: [' '], does: 'choose the drawing, and show its card' },
  review: { keys: ['Enter'], does: 'review the drawing; after moving its box: keep the place' },
  remove: { keys: ['Delete', 'Backspace'], does: 'delete the box' },
  moveLeft: { keys: ['Ctrl+ArrowLeft'], does: 'move the box to the left' },
  moveRight: { keys: ['Ctrl+ArrowRight'], does: 'move the box to the right' },
  moveUp: { keys: ['Ctrl+ArrowUp'], does: 'move the box up' },
  moveDown: { keys: ['Ctrl+ArrowDown'], does: 'move the box down' },
  narrower: { keys: ['Shift+ArrowLeft'], does: 'make the box narrower' },
  wider: { keys: ['Shift+ArrowRight'], does: 'make the box wider' },
  lower: { keys: ['Shift+ArrowUp'], does: 'make the box less high' },
  higher: { keys: ['Shift+ArrowDown'], does: 'make the box higher' },
  leave: { keys: ['Escape'], does: 'give the box its place back; leave the drawing' },
} as const satisfies KeyBindings<string>;

/** While a box is drawn on a page. */
export const DRAW_KEYS = {
  make: { keys: ['Enter'], does: 'place a box; then make it' },
  moveLeft: { keys: ['ArrowLeft'], does: 'move it to the left' },
  moveRight: { keys: ['ArrowRight'], does: 'move it to the right' },
  moveUp: { keys: ['ArrowUp'], does: 'move it up' },
  moveDown: { keys: ['ArrowDown'], does: 'move it down' },
  narrower: { keys: ['Shift+ArrowLeft'], does: 'make it narrower' },
  wider: { keys: ['Shift+ArrowRight'], does: 'make it wider' },
  lower: { keys: ['Shift+ArrowUp'], does: 'make it less high' },
  higher: { keys: ['Shift+ArrowDown'], does: 'make it higher' },
  leave: { keys: ['Escape'], does: 'leave without a box' },
} as const satisfies KeyBindings<string>;

/** While the line that splits a box is placed. */
export const SPLIT_KEYS = {
  left: { keys: ['ArrowLeft'], does: 'an upright line, further left' },
  right: { keys: ['ArrowRight'], does: 'an upright line, further right' },
  up: { keys: ['ArrowUp'], does: 'a level line, further up' },
  down: { keys: ['ArrowDown'], does: 'a level line, further down' },
  split: { keys: ['Enter'], does: 'split there' },
  leave: { keys: ['Escape'], does: 'leave the box whole' },
} as const satisfies KeyBindings<string>;

export const PDF_SEARCH_KEYS = {
  next: { keys: ['Enter'], does: 'next match' },
  previous: { keys: ['Shift+Enter'], does: 'previous match' },
  close: { keys: ['Escape'], does: 'close the search' },
} as const satisfies KeyBindings<string>;

export const CONTEXT_KEYS = {
  close: { keys: ['Escape'], does: 'close a segment’s page and go back to the PDF' },
} as const satisfies KeyBindings<string>;

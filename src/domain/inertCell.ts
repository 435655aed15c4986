/**
 * Starts of cells that spreadsheets run as formulas (OWASP, CSV Injection), also behind blanks and in the
 * full-width forms that East Asian versions accept.
 */
const FORMULA = /^(?:\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r])/;
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** All but tab and line breaks, which belong to a text. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text that a spreadsheet shows as it is, and never runs. */
export function inertCell(text: string): string {
  const clean = text.replace(CONTROL, '');
  return FORMULA.test(clean) && !NEGATIVE_NUMBER.test(clean) ? `'${clean}` : clean;
}

/** The text behind the sign, as it was before `inertCell`. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && inertCell(cell.slice(1)) === cell ? cell.slice(1) : cell;

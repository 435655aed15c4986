/** Numbers stay numbers in every format; missing values are empty. */
export type Cell = string | number;

/** What a file of rows contains, whatever its format. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Control characters, line breaks and all blanks become single spaces. */
export const oneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

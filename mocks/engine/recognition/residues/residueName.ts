/**
 * Source of a pattern that matches the name of a residue or of a repeat: `R`, `R1`, `R'`, `Ra`, `X`, `Ar`,
 * `n`. Its readings are unique.
 */
export const RESIDUE_NAME = String.raw`(?:R\s?\d{1,2}['′’″]{0,3}|R['′’″]{1,3}|R[a-d]|R|X|Y|Z|Ar\d?|[nm])(?![\p{L}\d])`;

/** A residue's name in one form of writing: `R 1` is `R1`, `R’` is `R'`. */
export const residueName = (name: string): string =>
  name.replace(/\s/g, '').replace(/[′’]/g, "'").replace(/″/g, "''");

import type { Mention } from './labels';

/** Symbols that occur in the formulas of salts, acids, gases and oxides. */
const SYMBOL =
  'Ag|Al|As|Au|Ba|Be|Bi|Br|Ca|Cd|Cl|Co|Cr|Cs|Cu|Fe|Ga|Hg|La|Li|Mg|Mn|Mo|Na|Ni|Pb|Pt|Rb|Sb|Se|Si|Sn|Sr|Te|Ti|Tl|Zn|[BCFHIKNOPSV]';

/** An index in brackets, as indices were written where they could not be lowered: `CaCl(2)`. */
const INDEX = String.raw`\(\d{1,2}\)`;

const FORMULA = new RegExp(
  String.raw`(?<![\p{L}\p{N}(-])(?=(?:${SYMBOL})*${INDEX})(?:(?:${SYMBOL})(?:${INDEX}|\d{1,2})?){2,8}(?![\p{L}\p{N}(-])`,
  'gu',
);

/** Prostaglandins and thromboxanes by their series: `PGE(2)`, `PGF(2alpha)`, `TXA(2)`. */
const EICOSANOID =
  /(?<![\p{L}\p{N}])(?:PG[A-J]|TX[AB]|LT[A-E])\(\d(?:alpha|α)?\)(?![\p{L}\p{N}])/gu;

/** Formulas of at least two elements with an index in brackets, and eicosanoids whose series is written so. */
export const findIndexedFormulas = (text: string): Mention[] =>
  [FORMULA, EICOSANOID]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: { length } }) => ({
      label: 'trivial_name' as const,
      start: index,
      end: index + length,
    }))
    .sort((a, b) => a.start - b.start);

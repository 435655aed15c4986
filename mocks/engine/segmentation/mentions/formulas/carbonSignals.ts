import type { Span } from '../sentences';

/** That a molecule has so many carbons or more, as its ¹³C spectrum says: signals that are alike are one. */
export interface CarbonStatement extends Span {
  readonly carbons: number;
}

/** A raised 13 may have been taken for a citation and left out. */
const HEAD = /(?<![\p{L}\p{N}])(?:¹³|13 ?)?C(?: ?\{1 ?H\})?[ -]{0,2}NMR\b/gu;
/** Solvent and frequency, δ and its unit stand between it and the first shift. */
const CONDITIONS =
  /(?:[\s:;,=]|\((?:[^()]|\([^()]*\)){0,80}\)|\[[^\][]{0,80}\]|spectr(?:um|al)\b|data\b|δ ?C?(?!-)|ppm\b|in [A-Z][\w-]*)*/uy;
/** A shift up to 239 ppm with its decimals, and what it is assigned to: `170.1 (s, C-1)`, `55.3 q`. */
const SIGNAL =
  /(?:C-?\d+[a-z′']?[:=] ?)?(?:δ ?C? ?)?((?:2[0-3]\d|1?\d{1,2})\.\d{1,2})(?!\d)( ?\((?:[^()]|\([^()]*\)){0,80}\))?(?: ?(?:[sdtqm]|CH ?[23]?|C)\b)?/uy;
const BETWEEN = /\s?(?:[,;]\s?(?:and\s)?|and\s)/uy;

/** As a mass spectrum's fluorine or phosphorus doubles signals, their list counts too many. */
const COUPLED = /\bJ ?[(_]?C?[-–, ]{0,2}[FP]\b|19 ?F|31 ?P/;

/** Signals of solvents that stand among the others without a word. */
const SOLVENTS: readonly (readonly [RegExp, RegExp])[] = [
  [/CDCl ?3|chloroform/i, /^7(?:6\.[6-9]|7\.[0-6])/],
  [/CD ?3 ?OD|methanol/i, /^4(?:8\.[2-9]|9\.[0-8])/],
  [/DMSO/i, /^(?:39\.\d|40\.[0-4])/],
  [/acetone/i, /^(?:2(?:8\.[89]|9\.\d|30\.[0-6])|20[56]\.\d)/],
  [/pyridine|C ?5 ?D ?5 ?N/i, /^(?:12[34]|13[56]|1(?:49|50))\.\d/],
];
const OF_SOLVENT = /CDCl|CD ?3 ?OD|DMSO|solvent|TMS/i;
const ALIKE = /(?:^|[(,; ])([2-9]) ?×? ?O?C(?:H ?[23]?)?(?![-\p{L}\p{N}])/u;

/** The lists of ¹³C signals in a sentence, each with the carbons that it has at least; none for one that has ranges. */
export function carbonSignals(sentence: string): CarbonStatement[] {
  if (COUPLED.test(sentence)) return [];
  return [...sentence.matchAll(HEAD)].flatMap(({ index, 0: head }) => {
    CONDITIONS.lastIndex = index + head.length;
    const conditions = CONDITIONS.exec(sentence)?.[0] ?? '';
    const solvents = SOLVENTS.filter(([name]) => name.test(conditions)).map(([, shift]) => shift);
    const { signals, end } = signalsFrom(sentence, index + head.length + conditions.length);
    if (/^\s?[–—‒-]\s?\d/.test(sentence.slice(end))) return [];
    const carbons = signals
      .filter(({ shift, note }) =>
        note === '' ? !solvents.some((own) => own.test(shift)) : !OF_SOLVENT.test(note),
      )
      .reduce((sum, { note }) => sum + Number(ALIKE.exec(note)?.[1] ?? 1), 0);
    return [{ carbons, start: index, end }];
  });
}

interface Signal {
  readonly shift: string;
  /** In its brackets; empty without. */
  readonly note: string;
}

/** Up to the first word that belongs to none. */
function signalsFrom(sentence: string, from: number): { signals: Signal[]; end: number } {
  const signals: Signal[] = [];
  let [at, end] = [from, from];
  for (;;) {
    SIGNAL.lastIndex = at;
    const found = SIGNAL.exec(sentence);
    if (!found) return { signals, end };
    signals.push({ shift: found[1] ?? '', note: found[2] ?? '' });
    end = at + found[0].length;
    BETWEEN.lastIndex = end;
    const between = BETWEEN.exec(sentence);
    if (!between) return { signals, end };
    at = end + between[0].length;
  }
}

import { carbonSignals, type CarbonStatement } from './carbonSignals';
import { COUNT, countIn } from './countInWords';

/** A few carbons say nothing of a whole molecule. */
const LEAST = 5;

const SPECTRUM = /(?:¹³|13 ?)C\b|\b(?:DEPT|NMR)\b/;

/** Signals of more than one molecule, or of what was made of one. */
const NOT_OF_ONE =
  /\b(?:mixtures?|rotamer|conform(?:er|ation)|tautomer|epimer|anomer|stereoisomer|diastereo|enantio|duplicat|doubl(?:ed|ing)|two sets|impurit|solvent|acetylat|methylat|hydroly|derivati[sz]|MTPA|acetonide|polymer)|\bmajor\b.*\bminor\b/i;

const DISTINCT =
  '(?:(?:well[- ]resolved|resolved|distinct|different|individual|unique|separate|total) )?';
/** What is compared with is another's. */
const NOT_OTHERS = '(?<!\\b(?:instead of|than|from|between|over|about|most) (?:the )?)';

/** In words: `thirty carbon signals`, `signals for 27 carbons`, and of a carbon spectrum `15 signals`. */
const TOTALS = [
  `${NOT_OTHERS}${COUNT} ${DISTINCT}(?:carbon|(?:¹³|13 ?)C)(?: NMR)? (?:atoms|signals|resonances|peaks)`,
  `\\b(?:signals|resonances|peaks) (?:for|of|from|due to|(?:attributable|assignable|corresponding) to) (?:all |the |a total of )*${COUNT} ${DISTINCT}carbons\\b`,
  `(?:(?:¹³|13 ?)C\\b|\\bC[ -]NMR\\b|\\bDEPT\\b)(?:(?!\\b1 ?H\\b|\\bH[ -]NMR\\b|¹H|proton)[^.;]){0,60}?\\b(?:show|exhibit|display|reveal|gave|ha[ds]|of|with)\\p{L}* (?:a total of )?${COUNT} ${DISTINCT}(?:signals|resonances|peaks)\\b`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** By the hydrogens that they bear: `seven methyls, eleven methylenes, six methines and six quaternary carbons`. */
const KINDS = [
  'methyl(?:s|(?: groups| carbons| signals)?(?= ?(?:[,;.(]|and\\b)))|CH ?3\\b',
  'methylenes?\\b|CH ?2\\b',
  'methines?\\b|CH\\b(?! ?[23])',
  '(?:quaternary|non-?protonated)\\b|C\\b(?!-)',
].map((kind) => new RegExp(`${COUNT}(?: ?×)? ?(?:sp ?[23] )?(?:${kind})`, 'iu'));

/**
 * How many carbons a sentence states of a molecule, by a list of ¹³C signals or in words. Each is the least that there
 * are: what is not read for certain is not counted.
 */
export function carbonStatements(sentence: string): CarbonStatement[] {
  if (!SPECTRUM.test(sentence) || NOT_OF_ONE.test(sentence)) return [];
  const [listed, stated] = [carbonSignals(sentence), inWords(sentence)].map((found) =>
    found.filter(({ carbons }) => carbons >= LEAST),
  );
  return listed?.length ? listed : (stated ?? []);
}

function inWords(sentence: string): CarbonStatement[] {
  const totals = TOTALS.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ index: start, 0: words, groups }) => ({
      carbons: countIn(groups),
      ...{ start, end: start + words.length },
    })),
  );
  return totals.length > 0 ? totals : byHydrogens(sentence);
}

/** One kind may be left out; those in brackets are parts of others. */
function byHydrogens(sentence: string): CarbonStatement[] {
  const open = sentence.replace(/\([^()]*\)|13 ?C\b/g, ({ length }) => ' '.repeat(length));
  const found = KINDS.map((kind) => kind.exec(open)).filter((match) => match !== null);
  if (found.length < KINDS.length - 1) return [];
  const carbons = found.reduce((sum, { groups }) => sum + countIn(groups), 0);
  const [start, end] = [
    Math.min(...found.map(({ index }) => index)),
    Math.max(...found.map(({ index, 0: words }) => index + words.length)),
  ];
  return [{ carbons, start, end }];
}

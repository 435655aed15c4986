import type { Mention } from './labels';
import type { Token } from './tokens';

/** Collections of cultures, by the acronyms that stand before a strain's number. */
const COLLECTION =
  /^(?:ATCC|BCRC|CBS|CCAP|CCTCC|CGMCC|DSMZ?|FERM|FGSC|IAM|IBT|IFO|IMI|JCM|KCCM|KCTC|LMG|MTCC|MUCL|NBRC|NCIM|NCTC|NRRL|PCC|SAG|UTEX|VKM)[ -]?[A-Z]{0,2}-?\d+/;

/** "RIB40", "FO-3929". */
const CODE = String.raw`[A-Z]{2,5}-?\d{1,6}[A-Za-z]?`;

/** After a species, with or without brackets, the first of several: "A. oryzae (RIB40, IBT 28103)". */
const AFTER_SPECIES = new RegExp(String.raw`^ (?:strain )?\(?(${CODE})(?![\w-])`);
const AT_END = new RegExp(String.raw` (${CODE})$`);
/** Longest part of a text after a species in which its strain is looked for. */
const FOLLOWING = 24;

/** Codes of media, "media (YES, CYA, CY20)", and of a supplier's catalogue, "(Sigma, P-8753)". */
const MEDIA = /\b(?:media|medium|agars?) \((?:[A-Z\d]{2,8}(?:, |(?=[) ])))+/g;
const CATALOGUE =
  /\b(?:Sigma|Aldrich|Merck|Fluka|Calbiochem|Roche|Gibco|Invitrogen)[\w-]{0,20}, ?([A-Z]{1,2}-?\d{3,6})\b/g;

/** The codes of materials that a text names. */
export const materialsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(MEDIA)].flatMap(([list]) => list.match(/[A-Z\d]{2,8}/g) ?? []),
    ...[...text.matchAll(CATALOGUE)].map(([, code = '']) => code),
  ]);

/** Whether words are a strain's number in a collection of cultures: "IFO 4082". */
export const isOfCollection = (words: string): boolean => COLLECTION.test(words);

/** The strains that a text names with or beside their species. */
export const strainsIn = (text: string, mentions: readonly Mention[]): ReadonlySet<string> =>
  new Set(
    mentions
      .filter(({ label }) => label === 'organism_or_species')
      .flatMap(({ start, end }) => {
        const within = AT_END.exec(text.slice(start, end));
        return (within ?? AFTER_SPECIES.exec(text.slice(end, end + FOLLOWING)))?.[1] ?? [];
      }),
  );

const TOLD = /^(?:strain|isolate)$/;
/** Of a strain that is told to be one, or that stands for the species: "sp. P1-9", "strain H37Rv". */
const ANY_CODE = /^(?=[^\d]*\d)[A-Z][A-Za-z\d-]{1,14}$/;
/** Only of one that is told: "strain 168". */
const NUMBER = /^\d{2,5}$/;
/**
 * Behind an epithet genes and proteins stand, too, most with one digit: "RAD51", but "A. nidulans PKS1". Strains are
 * "FO-3929", "AB-18-032", "A3(2)", "3TCK", "12B01", and serotypes "O157:H7"; "13C" and "16S" are none.
 */
const STRAIN_CODE =
  /^(?:[A-Z]{1,6}-?\d{2,6}[A-Za-z]{0,2}(?:\([A-Z]+\d\))?|[A-Z]{2,4}(?:-\d{1,4}){2}|[A-Z]\d\(\d\)|\d{1,3}(?:[A-Z]{2,3}|[A-Z]\d{1,3})|O\d{1,3}:H\d{1,2})$/;
/** "SCSIO 03032", of any collection; behind an epithet, only of a listed one or with so many digits. */
const ACCESSION = /^[A-Z]{2,6} (?:[A-Z]{1,2}-?\d|\d\d)[\d.]{0,6}$/;
const LONG_ACCESSION = /^[A-Z]{3,6} \d{4,7}$/;
/** Words behind a code that is no strain's. */
const OF_MOLECULE =
  /^(?:genes?|proteins?|enzymes?|antibod(?:y|ies)|antigens?|kinases?|receptors?|mutants?|cells?|m?RNA|DNA|promoter|homologu?es?|orthologu?es?|locus|loci|plasmids?|subunits?)$/;

/**
 * Index of the last token of the strain's code behind a species' name, or undefined: "CNB-091", "strain H37Rv",
 * "SCSIO 03032".
 *
 * @param last of the name's tokens
 * @param isUnnamed whether the name ends in "sp.", so that the strain stands in the epithet's place
 */
export function strainAfter(
  tokens: readonly Token[],
  last: number,
  isUnnamed: boolean,
): number | undefined {
  const told = TOLD.test(tokens[last + 1]?.text ?? '');
  const at = told ? last + 2 : last + 1;
  if (!areWords(tokens.slice(last, at + 1), isUnnamed ? '.' : '')) return undefined;
  const isSure = told || isUnnamed;
  const code = tokens.slice(at, at + 2);
  if (isAccession(code, isSure)) return at + 1;
  const isStrain =
    isCode(code, isSure) ||
    (told && isNumber(code[0])) ||
    (!isUnnamed && hasInitials(tokens, last, code[0]));
  if (!isStrain) return undefined;
  return isSubstrain(tokens, at) ? at + 1 : at;
}

const isNumber = (token: Token | undefined): boolean => NUMBER.test(token?.text ?? '');

/** "K-12 MG1655": whether a second code stands behind that of the strain. */
const isSubstrain = (tokens: readonly Token[], at: number): boolean =>
  areWords(tokens.slice(at, at + 2), '') && isCode(tokens.slice(at + 1, at + 3), false);

/** "Pseudomonas aeruginosa PAO1": a code that begins as the genus and the epithet do. */
const hasInitials = (
  tokens: readonly Token[],
  epithet: number,
  code: Token | undefined,
): boolean => {
  const initials = tokens.slice(epithet - 1, epithet + 1).map(({ text }) => text.charAt(0));
  return new RegExp(`^${initials.join('').toUpperCase()}[A-Z]?\\d$`).test(code?.text ?? '');
};

function isAccession(tokens: readonly Token[], isSure: boolean): boolean {
  const words = tokens.map(({ text }) => text).join(' ');
  if (!areWords(tokens, '') || !ACCESSION.test(words)) return false;
  return isSure || isOfCollection(words) || LONG_ACCESSION.test(words);
}

function isCode([code, next]: readonly Token[], isSure: boolean): boolean {
  if (!code) return false;
  if (isSure) return ANY_CODE.test(code.text);
  const isOfMolecule = code.after === '' && OF_MOLECULE.test(next?.text ?? '');
  return STRAIN_CODE.test(code.text) && !isOfMolecule;
}

/** Whether tokens follow each other with one blank between them and nothing else, but for what is behind the first. */
const areWords = (tokens: readonly Token[], behindFirst: string): boolean =>
  tokens.slice(1).every((token, index) => {
    const previous = tokens[index];
    if (!previous) return false;
    const after = index === 0 ? behindFirst : '';
    return (
      previous.after === after &&
      token.before === '' &&
      token.start - previous.end === after.length + 1
    );
  });

import type { Mention } from './labels';

/** Collections of cultures, by the acronyms that stand before a strain's number. */
const COLLECTION =
  /^(?:ATCC|BCRC|CBS|CCAP|CCTCC|CGMCC|DSMZ?|FERM|IAM|IBT|IFO|IMI|JCM|KCCM|KCTC|LMG|MTCC|MUCL|NBRC|NCIM|NCTC|NRRL|PCC|SAG|UTEX|VKM)[ -]?[A-Z]{0,2}-?\d+/;

/** "RIB40", "FO-3929". */
const CODE = String.raw`[A-Z]{2,5}-?\d{1,6}[A-Za-z]?`;

/** After a species, with or without brackets, the first of several: "A. oryzae (RIB40, IBT 28103)". */
const AFTER_SPECIES = new RegExp(String.raw`^ (?:strain )?\(?(${CODE})(?![\w-])`);
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

/** The strains that a text names beside their species. */
export const strainsIn = (text: string, mentions: readonly Mention[]): ReadonlySet<string> =>
  new Set(
    mentions
      .filter(({ label }) => label === 'organism_or_species')
      .flatMap(({ end }) => AFTER_SPECIES.exec(text.slice(end, end + FOLLOWING))?.[1] ?? []),
  );

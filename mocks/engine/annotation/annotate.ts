import { findAbbreviations } from './abbreviations';
import { outsideAddresses } from './addresses';
import { findCoded } from './codedCompounds';
import { findCommonSpecies } from './commonSpecies';
import { findClasses } from './compoundClasses';
import { findCompounds } from './compounds';
import { findIndexedFormulas } from './indexedFormulas';
import { findKingdoms } from './kingdoms';
import type { TaggerKnowledge } from './knowledge';
import { annotationLabels } from './labels';
import type { AnnotationLabel, AnnotationPosition, Mention } from './labels';
import { findHigherTaxa } from './loneTaxa';
import { findParts } from './organismParts';
import { withModel } from './sequenceModel/withModel';
import { findSpecies, namedGenera } from './species';
import { findOrganismAbbreviations } from './organismAbbreviations';
import { withoutOtherNames } from './otherNames';
import { findPlaces } from './places';
import { locate, type FoundValue, type LabelledValues } from './positions';
import { readText } from './readText';
import { referencesStart } from './references';
import { textPieces } from './textPieces';
import { tokenise } from './tokens';
import { findViruses } from './viruses';

/** Answer of an annotation program (docs/contract.md 6.1, plus the name of the program). */
export interface Annotation {
  /** The eleven fields, or what a language model answered instead. */
  readonly extracted_data: Readonly<Record<string, unknown>>;
  readonly positions: readonly AnnotationPosition[];
  readonly program: string;
  readonly program_version: string;
}

/** The local program's name and version as shown in answers and exports. */
const LOCAL_TAGGER = { program: 'MARCUS tagger', version: '0.5' } as const;

/**
 * Marks the names of compounds, compound classes, organisms, their parts and places in a text, using rules
 * and word lists. Takes time linear in the text's length.
 *
 * @param knowledge what larger lists know; without them, less is found
 */
export function annotate(text: string, knowledge: TaggerKnowledge = {}): Annotation {
  const found = searchedPieces(text).map((piece) => findValues(piece, knowledge));
  return annotationOf(text, found, knowledge);
}

/**
 * First step of {@link annotate}, for long texts, whose pieces become separate tasks: the part of a text that is
 * searched for names, in pieces.
 */
export const searchedPieces = (text: string): readonly string[] =>
  textPieces(text.slice(0, referencesStart(text)));

/** Second step, once per piece: the distinct names of each field in the order of the text. */
export function findValues(piece: string, knowledge: TaggerKnowledge = {}): LabelledValues[] {
  const { plain, placeOf } = readText(piece);
  const mentions = markedIn(plain, knowledge).map((mention) => ({
    ...mention,
    ...placeOf(mention.start, mention.end),
  }));
  return annotationLabels.map((label) => ({ label, values: valuesFor(piece, mentions, label) }));
}

/** What the tagger marks in a text as it reads it, in its order. */
export function markedIn(plain: string, knowledge: TaggerKnowledge): Mention[] {
  const byRules = findMentions(plain, knowledge);
  const names = knowledge.model
    ? withAbbreviations(plain, withModel(plain, byRules, knowledge.model))
    : byRules;
  return withCommonSpecies(plain, withoutOtherNames(plain, names, knowledge.taxa), knowledge);
}

/** Last step: merges the names of all pieces and finds every place where one occurs in the text. */
export function annotationOf(
  text: string,
  found: readonly (readonly LabelledValues[])[],
  { model }: TaggerKnowledge = {},
): Annotation {
  const fields = annotationLabels.map((label) => {
    const ofLabel = found.flat().filter((field) => field.label === label);
    return { label, values: distinctValues(ofLabel.flatMap(({ values }) => values)) };
  });
  return {
    extracted_data: Object.fromEntries(
      fields.map(({ label, values }) => [
        label,
        values.length > 0 ? values.map(({ text }) => text).join(', ') : 'nan',
      ]),
    ),
    positions: locate(text, fields, outsideAddresses(text, fields)),
    program: LOCAL_TAGGER.program,
    program_version: model ? LOCAL_TAGGER.version : `${LOCAL_TAGGER.version}, rules only`,
  };
}

/**
 * What the rules find, in the order of the text; where two rules claim the same place, the earlier rule wins.
 */
export function findMentions(text: string, { taxa }: TaggerKnowledge): Mention[] {
  const tokens = tokenise(text);
  const taken: Mention[] = [];
  const unclaimed = claimPlaces(text);
  const claim = (found: readonly Mention[]) => void taken.push(...unclaimed(found));
  const genera = namedGenera(tokens, taxa);
  claim(findViruses(tokens));
  claim(findSpecies(tokens, taxa, genera));
  claim(findOrganismAbbreviations(tokens, taken, text));
  // Before families, so that "Amaryllidaceae alkaloids" is a class.
  claim(findClasses(tokens));
  claim(findHigherTaxa(tokens, taxa, genera));
  claim(findIndexedFormulas(text));
  claim(findCompounds(tokens));
  claim(findCoded(tokens));
  claim(findParts(tokens));
  claim(findKingdoms(tokens));
  claim(findPlaces(tokens));
  claim(findAbbreviations(tokens, taken.filter(isCompound), text));
  return taken.sort((a, b) => a.start - b.start);
}

/** With the abbreviations of what the model added, which are as sure as that. */
function withAbbreviations(text: string, mentions: readonly Mention[]): Mention[] {
  const unclaimed = claimPlaces(text);
  unclaimed(mentions);
  const found = unclaimed(findAbbreviations(tokenise(text), mentions.filter(isCompound), text));
  return [...mentions, ...found].sort((a, b) => a.start - b.start);
}

/**
 * The mentions with those of organisms by common names that no other holds. They come last, so that "human"
 * does not split a longer name, and so that the model need not learn that they are no compounds.
 */
function withCommonSpecies(
  text: string,
  mentions: readonly Mention[],
  { taxa }: TaggerKnowledge,
): Mention[] {
  const unclaimed = claimPlaces(text);
  unclaimed(mentions);
  return [...mentions, ...unclaimed(findCommonSpecies(tokenise(text), taxa))].sort(
    (a, b) => a.start - b.start,
  );
}

/** @returns claims the places of mentions, and returns those that nothing before had claimed any part of */
function claimPlaces(text: string): (found: readonly Mention[]) => Mention[] {
  const claimed = new Uint8Array(text.length);
  return (found) =>
    found.filter(({ start, end }) => {
      if (claimed.subarray(start, end).includes(1)) return false;
      claimed.fill(1, start, end);
      return true;
    });
}

const isCompound = ({ label }: Mention) => /^(?:trivial|iupac)/.test(label);

/**
 * Distinct values of a field in the order of the text; values with a comma are dropped, since a comma
 * separates values.
 */
function valuesFor(
  text: string,
  mentions: readonly Mention[],
  label: AnnotationLabel,
): FoundValue[] {
  const values = mentions
    .filter((mention) => mention.label === label)
    .map(({ start, end, confidence }) => ({
      text: text
        .slice(start, end)
        .replace(/\s/g, ' ')
        .replace(/\u00ad/g, ''),
      ...(confidence !== undefined && { confidence }),
    }))
    .filter((value) => !value.text.includes(', '));
  return distinctValues(values);
}

/**
 * A value found several times is as sure as where it is surest; one that is sure somewhere has no confidence.
 * It is written as where it is found first: its hyphens may be others elsewhere.
 */
function distinctValues(values: readonly FoundValue[]): FoundValue[] {
  const surest = new Map<string, FoundValue>();
  for (const value of values) {
    const { plain } = readText(value.text);
    const before = surest.get(plain);
    if (!before || (before.confidence ?? 1) < (value.confidence ?? 1))
      surest.set(plain, { ...value, text: before?.text ?? value.text });
  }
  return [...surest.values()];
}

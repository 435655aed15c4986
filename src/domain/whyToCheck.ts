import type { Read } from './engines';
import { formulaInWords } from './formulaSays';
import { NAME_VERDICT_WORDS, nameContradicts } from './nameSays';
import { differingInWords } from './readingSays';
import { confidenceOf, scoreWord } from './readingScore';
import type { Structure } from './structure';
import { formulaContradicts } from './textSays';

type NameOf = (read: Read) => string;

/** Of the least sure; the rings show the others. */
const MOST_PLACES = 3;
const PLACES = new Intl.ListFormat('en');

const toldOf = ({ doubts = [] }: Structure): string[] =>
  doubts.slice(0, MOST_PLACES).map(({ says }) => says);

function placesOf(structure: Structure): string[] {
  const told = toldOf(structure);
  return [...new Set(told)].map((says) => {
    const places = told.flatMap((each, index) => (each === says ? [`${index + 1}`] : []));
    return `Look at ${PLACES.format(places)}: ${says}`;
  });
}

const whoseScore = ({ jointConfidence }: Structure): string =>
  jointConfidence === undefined ? 'The program is' : 'The engines together are';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Each reason once: what a place says is told there. */
function whyDoubtful(structure: Structure, nameOf: NameOf): string[] {
  if (scoreWord(structure) !== 'doubtful') return [];
  const { doubts = [], remarks = [], nameSays, formulaSays } = structure;
  const byText = [
    nameSays && nameContradicts(nameSays) ? NAME_VERDICT_WORDS[nameSays.verdict] : [],
    formulaSays && formulaContradicts(formulaSays) ? formulaInWords(formulaSays) : [],
  ].flat();
  const differs = differingInWords(structure, nameOf);
  const confidence = confidenceOf(structure);
  const isLow = differs.length === 0 && byText.length === 0 && confidence !== undefined;
  const low = isLow
    ? [`${whoseScore(structure)} not sure of it (${confidence.value.toFixed(2)})`]
    : [];
  const isTold = (remark: string) => doubts.some(({ says }) => says.includes(remark));
  const others = remarks.filter((remark) => !isTold(remark));
  return [...new Set([...differs, ...byText, ...low, ...others].map(sentence))];
}

/**
 * Why a reading should be checked, in sentences: its doubtful places, and if it is doubtful, what makes it so. It
 * never says that one is correct.
 *
 * @param nameOf who read, as the screen calls it
 * @returns empty if nothing speaks against it
 */
export const whyToCheck = (structure: Structure, nameOf: NameOf): string[] => [
  ...placesOf(structure),
  ...whyDoubtful(structure, nameOf),
];

/** The same where no rings number the places. */
export const whyInList = (structure: Structure, nameOf: NameOf): string[] => [
  ...new Set([...toldOf(structure).map(sentence), ...whyDoubtful(structure, nameOf)]),
];

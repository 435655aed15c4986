import { systematicKind } from '../../annotation/systematicNames';
import { isTrivialName } from '../../annotation/trivialWords';
import { looksLikeLabel } from '../../lines/labelPattern';
import { isSectionHead } from '../../text/sectionHead';
import { isOfReaction } from './ofReaction';

/** How sure it is that words are a compound's name: by the tagger's rules, or only by their form. */
export type NameGrade = 'known' | 'plausible';

/** Longer ones are sentences: characters, words. */
const MAX_LENGTH = 110;
export const MAX_WORDS = 7;
/** More words without capitals, digits or hyphens are a sentence: a claim of a patent, a step of a procedure. */
const MAX_PLAIN_WORDS = 4;

/** Words of sentences, headings, legends and conditions, which no name of a compound has. */
const NO_NAME = new Set(
  (
    'the of and or was were is are be in with from by for to at this that as on into via than not no only also ' +
    'figure fig scheme table chart structure structures compound compounds ring rings yield conditions reaction ' +
    'step steps route pathway biosynthesis synthesis enzyme enzymatic spontaneous heat light time min abstract ' +
    'introduction results discussion conclusion conclusions experimental references keywords supplementary ' +
    'see page copyright name names claim claims example examples preparation intermediate method metabolites rt reflux quant overnight formula formel formule der einer des du une weight mass retention positive negative ' +
    'control sample samples intensity absorbance wavelength concentration relative major minor product products new novel nmr noe noesy roesy cosy hmbc hmqc hsqc tocsy'
  ).split(' '),
);
const UNIT =
  /\d\s?(?:%|°|mg|µg|μg|ml|µl|μl|h|hr|hrs|min|nm|mm|µm|μm|m|equiv|eq|ppm|hz|da|kda|g|kg|bar|atm|mol%?)(?![\p{L}\d-])/iu;
const FORMULA = /^(?:(?:Cl|Br|Na|Si|[CHNOSPFIKB])\d*){2,}[+–−-]?$/;
/** Enzymes and genes (`AtmP`, `RoCPS1`, `CYP76AH1`, `tyrosinase`) and solvents (`MeOH`) stand over arrows. */
const OVER_ARROWS =
  /^(?:[A-Z][a-z]{1,3}[A-Z]{1,5}\d*(?:\/\d+)?|[A-Z]{2,5}\d+[A-Z]+\d*(?:\/\d+)?|\p{L}+(?:ase|ases)|NA[DT]P?H?\+?|NADPH|ATP|ADP)$/u;
/** Enzymes that are known by their letters, perhaps with a number: `5-LOX`, `COX-2`, `PLA2`. */
const ENZYME =
  /^(?:\d{1,2}-)?(?:LOX|COX|CYP\w*|P450|PLA2?|PLC|PLD|FLAP|SEH|GST|PGDH|DGAT|FAS|PKS|TS)(?:-?\d\w*)?$/i;
/** `DHA`, `GGDP`, `LTB4`, `15(S)-HETE`, `PC(16:0)`: capitals, perhaps after locants. */
const ACRONYM = /^(?:[\d,'′()RSEZαβγω+–-]+-)?[A-Z]{2,6}[\da-zαβ:()/,-]*$/u;

/** Grades words as the name of a compound; undefined for what cannot be one. */
export function gradeName(text: string): NameGrade | undefined {
  const words = text.split(' ');
  if (text.length < 3 || text.length > MAX_LENGTH || words.length > MAX_WORDS) return undefined;
  if (/[=→<>%°@|?]|m\/z|https?:|\bet al\b|\.\.\./u.test(text) || UNIT.test(text)) return undefined;
  if (/[!?;:,–-]$/.test(text) || !closesItsBrackets(text) || isSectionHead(text)) return undefined;
  if (words.filter((word) => /^\p{Ll}+$/u.test(word)).length > MAX_PLAIN_WORDS) return undefined;
  if (words.some(isNoPartOfName) || words.every(isOverArrows) || isOfReaction(words))
    return undefined;
  if (words.every((word) => CODE.test(word))) return 'plausible';
  if (words.length === 1 && (looksLikeLabel(text) || FORMULA.test(text))) {
    return /^[A-Z]{3,}$/.test(text) && !looksLikeLabel(text) ? 'plausible' : undefined;
  }
  if (words.some(isKnown)) return 'known';
  return hasNameForm(words) ? 'plausible' : undefined;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The closing brackets that words lack; undefined where one closes what is not open. */
export function openBrackets(text: string): string | undefined {
  let open = '';
  for (const sign of text) {
    const closing = CLOSING[sign];
    if (closing !== undefined) open = closing + open;
    else if (')]}'.includes(sign)) {
      if (!open.startsWith(sign)) return undefined;
      open = open.slice(1);
    }
  }
  return open;
}

const closesItsBrackets = (text: string) => openBrackets(text) === '';

const isOverArrows = (word: string) => OVER_ARROWS.test(word) || ENZYME.test(word);

export const isNoPartOfName = (word: string) =>
  NO_NAME.has(word.toLowerCase().replace(/[,()]/g, ''));

function isKnown(word: string): boolean {
  const bare = word.replace(/^[("'‘“]+|[)"'’”,]+$/g, '');
  const small = bare.toLowerCase().replace(/^(?:[\d,'′]+-|[a-zαβγδ]-)+/u, '');
  return isTrivialName(small) || systematicKind(bare) !== undefined || small === 'acid';
}

/** `5(S)-HpETE`, `5-oxoETE`: capitals with letters of groups between them, only after locants. */
const MIXED_ACRONYM = /^[\d,'′()RSEZ]+-[a-z]{0,3}(?:[A-Z][a-z]{0,2}){2,6}\d{0,2}$/u;
/** `εdGuo`, `CPεdGuo`: a Greek letter among those of an abbreviation. */
const GREEK_ACRONYM = /^[A-Z]{0,3}[α-ω][a-z]?(?:[A-Z][a-z]{0,2}){1,4}\d{0,2}$/u;

/** `β-PC-M6`: capitals and numbers after a Greek letter. */
const GREEK_PREFIXED = /^[α-ω]-[A-Z][A-Z\d-]{2,9}$/u;

/** One capitalised or hyphenated word, or an acronym; a lower-case word alone is English. */
function hasNameForm(words: readonly string[]): boolean {
  const letters = words.join('').replace(/[^\p{L}]/gu, '');
  if (words.every(isAcronym)) return letters.length >= 3;
  if (!words.some((word) => /\p{Ll}{3}/u.test(word))) return false;
  return words.length > 1 || /^\p{Lu}|[\d()α-ω-]/u.test(words[0] ?? '');
}

/** `F-9775B`: of a collection. */
const CODE = /^[A-Z]{1,3}-\d{3,6}[A-Z]?$/u;

const isAcronym = (word: string): boolean =>
  [ACRONYM, MIXED_ACRONYM, GREEK_ACRONYM, GREEK_PREFIXED].some((form) => form.test(word));

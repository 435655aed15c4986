import type { MentionedIn } from '../findMentions';
import type { SearchedArticle } from '../searchedArticle';
import { citesOthers } from './sourceSentences';

const ISOLATES =
  /\b(?:isolat(?:ed|ion)|obtained|purified|separated|afford(?:ed|ing)?|yield(?:ed|ing)|furnished|gave|led to|resulted in)\b/i;
/** What an experimental part says of a pure compound. */
const CHARACTERISES =
  /\b(?:powder|oil|crystals|needles|amorphous|solid|gum|mp|HR-?(?:ESI|EI|FAB|APCI)?-?MS|NMR)\b|m\.p\.|\[α\]|m\/z/;
/** Characters of a paragraph in which it names the compound that it characterises, and begins to do so. */
const WITHIN = { name: 60, data: 250 } as const;

/** Whether a mention says that the article itself isolated the compound. */
export function isStatedAsIsolated(
  { text, paragraphAt }: SearchedArticle,
  { place, sentence }: MentionedIn,
): boolean {
  const paragraph = paragraphAt(place.start);
  if (paragraph.label === 'section_header') return /^\d+\.\d+/.test(paragraph.text);
  if (paragraph.label !== 'text') return false;
  const words = text.slice(sentence.start, sentence.end);
  if (ISOLATES.test(words) && !citesOthers(words)) return true;
  const isAtHead = place.start - paragraph.start < WITHIN.name;
  return isAtHead && CHARACTERISES.test(paragraph.text.slice(0, WITHIN.data));
}

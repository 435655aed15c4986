import * as v from 'valibot';
import type { CompoundMention } from '@/domain/compoundMention';
import { printedText } from './printedText';
import { optionalField } from './optionalField';

/** Of one drawing; those after them are dropped. */
const MAX_MENTIONS = 12;
/** In one sentence. */
const MAX_ORGANISMS = 12;
/** Characters; our services send up to 500 of a sentence. */
const LIMITS = { sentence: 1000, organism: 120 } as const;

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

const mentionSchema = v.object({
  page_index: offset,
  start_offset: offset,
  end_offset: offset,
  sentence: printedText(LIMITS.sentence),
  organisms: v.nullish(v.array(printedText(LIMITS.organism))),
});

/** What are not mentions are none; the segment beside them is still a segment. */
export const compoundMentionsSchema = v.fallback(v.nullish(v.array(mentionSchema)), undefined);

/** Undefined if the services did not look for any; then the page looks for itself. */
export const toCompoundMentions = (
  wire: v.InferOutput<typeof compoundMentionsSchema>,
): CompoundMention[] | undefined =>
  wire?.slice(0, MAX_MENTIONS).map((mention) => ({
    page: mention.page_index + 1,
    start: mention.start_offset,
    end: mention.end_offset,
    sentence: mention.sentence,
    ...optionalField('organisms', organismsOf(mention.organisms)),
  }));

function organismsOf(names: readonly string[] | null | undefined): string[] | undefined {
  const named = (names ?? []).filter((name) => name !== '').slice(0, MAX_ORGANISMS);
  return named.length > 0 ? named : undefined;
}

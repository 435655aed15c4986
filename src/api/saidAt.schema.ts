import * as v from 'valibot';
import { printedText } from './printedText';

/** Characters; our services send up to 500 of a sentence. */
const SENTENCE = 1000;

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A place in the article's text as the services give it, zero-based. */
export const saidAt = {
  page_index: offset,
  start_offset: offset,
  end_offset: offset,
  sentence: printedText(SENTENCE),
};

type WireSaidAt = v.InferOutput<v.ObjectSchema<typeof saidAt, undefined>>;

/** With pages from 1. */
export const toSaidAt = ({ page_index, start_offset, end_offset, sentence }: WireSaidAt) => ({
  page: page_index + 1,
  start: start_offset,
  end: end_offset,
  sentence,
});

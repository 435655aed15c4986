import { CONTEXT_LENGTH } from './saved/limits';
import type { Saved } from './saved/common.schema';
import type { annotationWordSchema } from './saved/annotationWords.schema';

export type AnnotationStatus = AnnotationWord['status'];

/** What is done with one or several annotations in one step. */
export type AnnotationAct = 'accept' | 'relabel' | 'remove' | 'add';

/**
 * What a person said of a place of the text. It names the place by its words and their surroundings as well,
 * so that it is found again in a text that was extracted anew.
 */
export type AnnotationWord = Saved<typeof annotationWordSchema>;

/** By `annotationKey` of the place and the label that was found there, or that was added. */
export type AnnotationWords = Readonly<Record<string, AnnotationWord>>;

/** Longest text that can be marked as a name, in UTF-16 units. */
export const MARKED_LENGTH_LIMIT = 500;
/** Below it an annotation counts as doubtful: wrong more often than once in five. */
export const DOUBT_LIMIT = 0.8;

/** Identifies what is said of a place: two labels of one place are two annotations. */
export const annotationKey = (label: string, start: number, text: string): string =>
  JSON.stringify([label, start, text]);

/** The surroundings of a place. */
export const contextOf = (
  content: string,
  { start, end }: { readonly start: number; readonly end: number },
): Pick<AnnotationWord, 'before' | 'after'> => ({
  before: content.slice(Math.max(0, start - CONTEXT_LENGTH), start),
  after: content.slice(end, end + CONTEXT_LENGTH),
});

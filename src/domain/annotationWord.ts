/** What a person did with an annotation, in the words of the export. */
export const ANNOTATION_STATUSES = ['accepted', 'relabelled', 'added', 'removed'] as const;
export type AnnotationStatus = (typeof ANNOTATION_STATUSES)[number];

/** What is done with one or several annotations in one step. */
export type AnnotationAct = 'accept' | 'relabel' | 'remove' | 'add';

/**
 * What a person said of a place of the text. It names the place by its words and their surroundings as well,
 * so that it is found again in a text that was extracted anew.
 */
export interface AnnotationWord {
  readonly status: AnnotationStatus;
  /** As the person left it; of a removed one, what it was. */
  readonly label: string;
  /** The program's label, if the person chose another. */
  readonly was?: string;
  readonly text: string;
  /** UTF-16 units of the text in which it was said. */
  readonly start: number;
  /** At most `CONTEXT_LENGTH` characters each. */
  readonly before: string;
  readonly after: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** As the person wanted to be called; absent if nobody was named. */
  readonly by?: string;
}

/** By `annotationKey` of the place and the label that was found there, or that was added. */
export type AnnotationWords = Readonly<Record<string, AnnotationWord>>;

/** Surroundings kept on each side of a place, in UTF-16 units. */
export const CONTEXT_LENGTH = 32;
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

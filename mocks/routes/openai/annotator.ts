import { annotate, type Annotation } from '../../annotation/annotate';

/** Finds names in a text with the program the services are set up for. */
export type Annotator = (text: string, signal: AbortSignal) => Promise<Annotation>;

/** The local tagger. */
export const createAnnotator = (): Annotator => async (text) => annotate(text);

import type { Saved } from './saved/common.schema';
import type { resultSchema } from './saved/annotations.schema';

/** The result of one run of the annotation program on the text. */
export type AnnotationResult = Saved<typeof resultSchema>;

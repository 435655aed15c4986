import {
  annotate,
  annotationOf,
  findValues,
  prepareText,
  type Annotation,
  type PreparedText,
} from '../annotation/annotate';
import type { LabelledValues } from '../annotation/positions';

interface ConcludeInput {
  readonly plain: string;
  readonly found: readonly (readonly LabelledValues[])[];
}

/** Annotation in a worker: a long text must not hold up the process that answers sockets. */
export const annotationTasks = {
  annotate: ({ text }: { readonly text: string }): Annotation => annotate(text),

  /** The steps of the same, for texts whose pieces are tasks of their own. */
  prepare: ({ text }: { readonly text: string }): PreparedText => prepareText(text),
  findValues: ({ piece }: { readonly piece: string }): LabelledValues[] => findValues(piece),
  conclude: ({ plain, found }: ConcludeInput): Annotation => annotationOf(plain, found),
};

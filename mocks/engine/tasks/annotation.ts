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

/** Annotation in a worker: a long text must not block the process that answers sockets. */
export const annotationTasks = {
  annotate: ({ text }: { readonly text: string }): Annotation => annotate(text),

  /** The separate steps, for texts whose pieces become tasks. */
  prepare: ({ text }: { readonly text: string }): PreparedText => prepareText(text),
  findValues: ({ piece }: { readonly piece: string }): LabelledValues[] => findValues(piece),
  conclude: ({ plain, found }: ConcludeInput): Annotation => annotationOf(plain, found),
};

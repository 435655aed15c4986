import {
  annotate,
  annotationOf,
  findValues,
  prepareText,
  type Annotation,
  type PreparedText,
} from '../annotation/annotate';
import type { LabelledValues } from '../annotation/positions';
import type { EnginePorts } from './enginePorts';

interface ConcludeInput {
  readonly plain: string;
  readonly found: readonly (readonly LabelledValues[])[];
}

/** Annotation in a worker: a long text must not block the process that answers sockets. */
export const createAnnotationTasks = ({ tagger }: Pick<EnginePorts, 'tagger'>) => ({
  annotate: async ({ text }: { readonly text: string }): Promise<Annotation> =>
    annotate(text, await tagger()),

  /** The separate steps, for texts whose pieces become tasks. */
  prepare: ({ text }: { readonly text: string }): PreparedText => prepareText(text),
  findValues: async ({ piece }: { readonly piece: string }): Promise<LabelledValues[]> =>
    findValues(piece, await tagger()),
  conclude: ({ plain, found }: ConcludeInput): Annotation => annotationOf(plain, found),
});

import {
  annotate,
  annotationOf,
  findValues,
  searchedPieces,
  type Annotation,
} from '../annotation/annotate';
import type { TaggerKnowledge } from '../annotation/knowledge';
import type { LabelledValues } from '../annotation/positions';
import type { EnginePorts } from './enginePorts';

/** What the tagger may use. */
interface TaggerChoice {
  /** Whether the sequence model is left out. */
  readonly rulesOnly?: boolean;
}

interface ConcludeInput extends TaggerChoice {
  readonly text: string;
  readonly found: readonly (readonly LabelledValues[])[];
}

/** Annotation in a worker: a long text must not block the process that answers sockets. */
export function createAnnotationTasks({ tagger }: Pick<EnginePorts, 'tagger'>) {
  const chosen = async ({ rulesOnly = false }: TaggerChoice): Promise<TaggerKnowledge> => {
    const knowledge = await tagger();
    if (!rulesOnly) return knowledge;
    const { model: _left, ...rules } = knowledge;
    return rules;
  };
  return {
    annotate: async ({
      text,
      ...choice
    }: { readonly text: string } & TaggerChoice): Promise<Annotation> =>
      annotate(text, await chosen(choice)),

    /** The separate steps, for texts whose pieces become tasks. */
    pieces: ({ text }: { readonly text: string }): readonly string[] => searchedPieces(text),
    findValues: async ({
      piece,
      ...choice
    }: { readonly piece: string } & TaggerChoice): Promise<LabelledValues[]> =>
      findValues(piece, await chosen(choice)),
    conclude: async ({ text, found, ...choice }: ConcludeInput): Promise<Annotation> =>
      annotationOf(text, found, await chosen(choice)),
  };
}

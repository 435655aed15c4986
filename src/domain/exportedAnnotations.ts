import { toAnnotationRecords, type Annotation, type AnnotationRecord } from './annotation';
import type { AnnotationResult } from './annotationResult';
import { annotationKey, type AnnotationStatus, type AnnotationWord } from './annotationWord';

/** An annotation of the files, and who said so: a program, or a person. */
export interface ExportedAnnotation extends AnnotationRecord {
  /** A person, if one accepted, relabelled, added or removed it; `status` says which. */
  readonly saidBy: 'program' | 'person';
  /** 0 to 1, if the program casts doubt on it. */
  readonly confidence?: number;
  readonly program?: string;
  readonly programVersion?: string;
  /** What a person did; absent if no person said anything. */
  readonly status?: AnnotationStatus;
  /** The program's label, if a person chose another. */
  readonly was?: string;
  readonly by?: string;
  /** ISO 8601, UTC. */
  readonly at?: string;
}

/** What a person said in a text that was extracted before, whose place is not in this one. */
export type LostAnnotation = Pick<AnnotationWord, 'label' | 'text' | 'status' | 'at' | 'by'>;

/** The annotations as the export file lists them; what is empty is left out. */
export interface ExportedAnnotations {
  readonly annotations: readonly ExportedAnnotation[];
  readonly removedAnnotations?: readonly ExportedAnnotation[];
  readonly lostAnnotations?: readonly LostAnnotation[];
}

/** An annotation of which a person may have said something. */
type Sayable = Annotation & { readonly said?: AnnotationWord };

/** Annotations as they stand, and what else a person said. */
export interface AnnotationsToExport {
  readonly annotations: readonly Sayable[];
  readonly removed?: readonly Sayable[];
  readonly lost?: readonly AnnotationWord[];
}

/** The program, and what it found: a person's word does not change how sure the program was. */
type Program = Pick<Partial<AnnotationResult>, 'program' | 'programVersion' | 'annotations'>;

/** As confidences are stated everywhere. */
const inHundredths = (confidence: number): number => Number(confidence.toFixed(2));

/** @param program that annotated the text, if it is known */
export function exportedAnnotations(
  text: string,
  { annotations, removed = [], lost = [] }: AnnotationsToExport,
  program: Program = {},
): ExportedAnnotations {
  return {
    annotations: withSayers(text, annotations, program),
    ...(removed.length > 0 && { removedAnnotations: withSayers(text, removed, program) }),
    ...(lost.length > 0 && {
      lostAnnotations: lost.map(({ label, text: words, status, at, by }) => ({
        ...{ label, text: words, status, at },
        ...(by !== undefined && { by }),
      })),
    }),
  };
}

function withSayers(
  text: string,
  annotations: readonly Sayable[],
  program: Program,
): ExportedAnnotation[] {
  const records = toAnnotationRecords(text, annotations);
  const doubts = new Map(program.annotations?.map((found) => [keyOf(found), found.confidence]));
  return annotations.flatMap((annotation, index) => {
    const { said, confidence = doubts.get(keyOf(annotation)) } = annotation;
    const record = records[index];
    if (!record) return [];
    return {
      ...record,
      saidBy: said ? 'person' : 'program',
      ...(confidence !== undefined && { confidence: inHundredths(confidence) }),
      ...(said?.status !== 'added' && ofProgram(program)),
      ...(said && ofPerson(said)),
    };
  });
}

/** Where a program found it, and as what. */
const keyOf = ({ said, label, start, text }: Sayable): string =>
  annotationKey(said?.was ?? label, start, text);

const ofProgram = ({ program, programVersion }: Program) => ({
  ...(program !== undefined && { program }),
  ...(programVersion !== undefined && { programVersion }),
});

const ofPerson = ({ status, was, by, at }: AnnotationWord) => ({
  status,
  ...(was !== undefined && { was }),
  ...(by !== undefined && { by }),
  at,
});

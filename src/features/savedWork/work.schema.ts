import * as v from 'valibot';
import { isValidSpan } from '@/domain/annotation';
import type { RawAnnotation, RawAnnotationValue } from '@/domain/rawAnnotation';
import type { Work } from '@/domain/work';
import { isNestedDeeper, MOST_LEVELS } from '@/lib/isNestedDeeper';
import { documentSchema } from './document.schema';
import { draftsSchema } from './drafts.schema';
import { segmentSchema, structureSchema } from './entities.schema';

/** Raised whenever an older application could misread what a newer one writes. */
export const SNAPSHOT_VERSION = 1;

export interface Snapshot {
  readonly version: typeof SNAPSHOT_VERSION;
  readonly work: Work;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();
const optionalText = v.exactOptional(text);

const textSchema = v.object({
  extracted: v.nullable(
    v.object({
      content: text,
      metadata: v.object({
        pdfFilename: text,
        extractedAt: text,
        characterCount: count,
        wordCount: count,
      }),
    }),
  ),
  history: v.array(
    v.object({
      id: text,
      pdfFilename: text,
      extractedAt: text,
      textPreview: text,
      characterCount: count,
    }),
  ),
});

const rawValue: v.GenericSchema<RawAnnotationValue> = v.lazy(() =>
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.null(),
    v.array(rawValue),
    v.record(v.string(), rawValue),
  ]),
);
const rawData: v.GenericSchema<RawAnnotation> = v.record(v.string(), rawValue);

const annotationsSchema = v.object({
  pdfId: text,
  annotations: v.array(v.object({ label: text, text, start: count, end: count })),
  rawData,
  outcome: v.picklist(['found', 'nothing', 'unreadable']),
  unplaced: v.exactOptional(v.array(text)),
  savedFilename: optionalText,
  program: optionalText,
  programVersion: optionalText,
});

const segmentsSchema = v.object({
  items: v.array(segmentSchema),
  info: v.nullable(
    v.object({
      count,
      directory: optionalText,
      alreadyExisted: v.boolean(),
      pdfFilename: text,
      pdfId: text,
    }),
  ),
  selected: v.array(text),
  markedCorrect: v.array(text),
  hideIncorrect: v.boolean(),
  onlyProcessSelected: v.boolean(),
});

const recognitionSchema = v.object({
  options: v.object({
    engine: text,
    handDrawn: v.boolean(),
    includeMolfile: v.boolean(),
    useCoordinates: v.boolean(),
  }),
  items: v.record(
    text,
    v.variant('status', [
      v.object({ status: v.literal('done') }),
      v.object({ status: v.literal('failed'), message: text }),
    ]),
  ),
});

/** Notes beside the work: one that cannot be read must not take the structures along. */
const receiptsSchema = v.fallback(
  v.record(text, v.object({ at: text, smiles: text, toStandIn: v.boolean() })),
  {},
);

const belongsTogether = ({ document, annotations, segments, structures }: Work): boolean =>
  [
    ...(annotations ? [annotations] : []),
    ...(segments.info ? [segments.info] : []),
    ...segments.items,
    ...structures,
  ].every(({ pdfId }) => pdfId === document.pdfId);

const spansLieInText = ({ text: { extracted }, annotations }: Work): boolean =>
  (annotations?.annotations ?? []).every((span) =>
    isValidSpan(span, extracted?.content.length ?? 0),
  );

/** A draft belongs to a structure; one of none would never be shown, and never go. */
function withOwnDrafts({ submissionDrafts, ...work }: Work): Work {
  if (!submissionDrafts) return work;
  const keys = new Set(work.structures.map(({ uniqueKey }) => uniqueKey));
  const own = Object.entries(submissionDrafts).filter(([key]) => keys.has(key));
  return { ...work, submissionDrafts: Object.fromEntries(own) };
}

const workSchema = v.pipe(
  v.object({
    document: documentSchema,
    text: textSchema,
    annotations: v.nullable(annotationsSchema),
    segments: segmentsSchema,
    structures: v.array(structureSchema),
    recognition: recognitionSchema,
    submissionDrafts: v.exactOptional(draftsSchema),
    submissionReceipts: v.exactOptional(receiptsSchema),
  }),
  v.check((work) => belongsTogether(work), 'Parts of another document are among the work'),
  v.check((work) => spansLieInText(work), 'An annotation lies outside of the text'),
  v.transform((work) => withOwnDrafts(work)),
);

const versionOfSnapshot = v.object({ version: v.number() });
const snapshotSchema = v.object({ version: v.literal(SNAPSHOT_VERSION), work: workSchema });

export type ReadSnapshot =
  | { readonly ok: true; readonly work: Work }
  /** `newer`: only a later application may read it, and nothing may overwrite it here. */
  | { readonly ok: false; readonly kind: 'newer' | 'damaged'; readonly message: string };

/** Reads a stored snapshot: whatever lies in the store is checked before it gets into the state. */
export function readSnapshot(stored: unknown): ReadSnapshot {
  const { success, output } = v.safeParse(versionOfSnapshot, stored);
  if (success && output.version > SNAPSHOT_VERSION) {
    return { ok: false, kind: 'newer', message: 'It was saved by a newer version of MARCUS.' };
  }
  if (isNestedDeeper(stored, MOST_LEVELS)) {
    return { ok: false, kind: 'damaged', message: 'It is nested too deep.' };
  }
  const read = v.safeParse(snapshotSchema, stored);
  if (read.success) return { ok: true, work: read.output.work };
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  return {
    ok: false,
    kind: 'damaged',
    message: `${issue.message}${path === null ? '' : ` (${path})`}`,
  };
}

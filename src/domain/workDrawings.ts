import type { CompoundDraft } from './compoundDraft';
import { structureKey } from './documentId';
import { judgementOf, type Judgement } from './judgement';
import type { Segment } from './segment';
import { hasStructure, type Structure } from './structure';
import type { SubmissionReceipt } from './submission/submissionReceipt';
import type { Work } from './work';

/** A drawing of saved work, with what is known of it. */
export interface WorkDrawing {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  /** The one that stands. */
  readonly judgement: Judgement | undefined;
  /** What a person said of the compound. */
  readonly draft: CompoundDraft;
  /** All that is kept of its submissions. */
  readonly receipt: SubmissionReceipt | undefined;
  /** There is no structure, because its reading failed. */
  readonly hasFailed: boolean;
}

/** The drawings of an article that need not be open, in its order. */
export function drawingsOf({
  segments,
  structures,
  recognition,
  compoundDrafts = {},
  submissionReceipts = {},
}: Work): WorkDrawing[] {
  const byKey = new Map(structures.map((structure) => [structure.uniqueKey, structure]));
  return segments.items.map((segment) => {
    const structure = byKey.get(structureKey(segment.pdfId, segment.id));
    const isRead = structure !== undefined && hasStructure(structure);
    return {
      segment,
      structure,
      judgement: judgementOf(ownValue(segments.judgements, segment.id), structure),
      draft: ownValue(compoundDrafts, segment.id) ?? {},
      receipt: structure && ownValue(submissionReceipts, structure.uniqueKey),
      hasFailed: !isRead && (structure !== undefined || wasTried(recognition, segment.id)),
    };
  });
}

const wasTried = ({ items }: Work['recognition'], id: string): boolean =>
  ownValue(items, id)?.status === 'failed';

/** Ids come from outside; one may be called like something that every object has. */
const ownValue = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

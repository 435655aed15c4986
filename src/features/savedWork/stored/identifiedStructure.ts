import * as v from 'valibot';
import { structureKey } from '@/domain/documentId';
import { segmentSchema } from '@/domain/saved/entities.schema';
import { segmentName } from '@/domain/segment';
import { textAt, valueAt } from './storedData';

/**
 * A structure that does not match its key: it is that of the segment which its key or its segment's id names.
 * `undefined` if neither names one, or it belongs to another document.
 */
export function identifiedStructure(
  structure: unknown,
  segments: readonly unknown[],
  pdfId: string,
): object | undefined {
  if (typeof structure !== 'object') return undefined;
  const [key, segmentId] = [textAt(structure, ['uniqueKey']), textAt(structure, ['segmentId'])];
  const segment = segments
    .filter((each) => v.is(segmentSchema, each))
    .find(({ id }) => id === segmentId || structureKey(pdfId, id) === key);
  if (!segment) return undefined;
  const { id, pageIndex, segmentIndex, filename } = segment;
  const uniqueKey = structureKey(pdfId, id);
  if (key !== uniqueKey && valueAt(structure, ['pdfId']) !== pdfId) return undefined;
  const name = textAt(structure, ['name']) ?? segmentName(segment);
  const identity = { uniqueKey, segmentId: id, pdfId, pageIndex, segmentIndex, filename, name };
  return { ...structure, ...identity };
}

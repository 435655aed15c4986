import { isValidSpan, type Annotation } from '@/domain/annotation';
import { structureKey } from '@/domain/documentId';
import { standingAt } from '@/domain/structure';
import type { Work } from '@/domain/work';
import type { DataPath } from '@/lib/prune';

type Stray = DataPath | false;

/**
 * Well-formed parts that don't belong to this work: parts of another document, annotations with wrong
 * positions, repeated entries, forms of missing structures.
 *
 * @param hash of the file under which the work is stored
 */
export function straysIn(work: Work, hash: string): DataPath[] {
  const found: Stray[] = [
    work.document.file.hash !== hash && ['document', 'file', 'hash'],
    ...ofAnotherDocument(work),
    ...outsideOfText(work),
    ...twice(work),
    ...astray(work),
    ...ofNoStructure(work),
  ];
  return found.filter((path) => path !== false);
}

/** Single parts may be foreign; if all are, the document's own id is wrong. */
function ofAnotherDocument({ document, annotations, segments, structures }: Work): DataPath[] {
  const parts: [DataPath, { readonly pdfId: string }][] = [
    ...structures.map((item, i): [DataPath, typeof item] => [['structures', i], item]),
    ...segments.items.map((item, i): [DataPath, typeof item] => [['segments', 'items', i], item]),
  ];
  if (annotations) parts.push([['annotations', 'pdfId'], annotations]);
  if (segments.info) parts.push([['segments', 'info'], segments.info]);
  const foreign = parts.filter(([, { pdfId }]) => pdfId !== document.pdfId);
  if (parts.length > 1 && foreign.length === parts.length) return [['document', 'pdfId']];
  return foreign.map(([path]) => path);
}

const liesIn = (content: string, annotation: Annotation): boolean =>
  isValidSpan(annotation, content.length) &&
  content.slice(annotation.start, annotation.end) === annotation.text;

function outsideOfText({ text: { extracted }, annotations }: Work): Stray[] {
  const content = extracted?.content ?? '';
  return (annotations?.annotations ?? []).map(
    (annotation, i): Stray => !liesIn(content, annotation) && ['annotations', 'annotations', i],
  );
}

function twice({ segments, structures }: Work): DataPath[] {
  return [
    ...repeated(segments.items.map(({ id }) => id)).map((i) => ['segments', 'items', i]),
    ...repeated(structures.map(({ uniqueKey }) => uniqueKey)).map((i) => ['structures', i]),
  ];
}

/** @returns the indexes of repeats */
function repeated(ids: readonly string[]): number[] {
  const seen = new Set<string>();
  return ids.flatMap((id, index) => {
    if (seen.has(id)) return [index];
    seen.add(id);
    return [];
  });
}

/** A structure stands where its segment stands. */
function astray({ segments, structures }: Work): Stray[] {
  const byId = new Map(segments.items.map((segment) => [segment.id, segment]));
  return structures.map((structure, i): Stray => {
    const segment = byId.get(structure.segmentId);
    return !!segment && standingAt(structure, segment) !== structure && ['structures', i];
  });
}

/** Where there is a segment a structure may come again, and finds its form as it was. */
function ofNoStructure({ document, segments, structures, submissionDrafts = {} }: Work): Stray[] {
  const keys = new Set([
    ...structures.map(({ uniqueKey }) => uniqueKey),
    ...segments.items.map(({ id }) => structureKey(document.pdfId, id)),
  ]);
  return Object.keys(submissionDrafts).map((key) => !keys.has(key) && ['submissionDrafts', key]);
}

import { isValidSpan, type Annotation } from '@/domain/annotation';
import { structureKey } from '@/domain/documentId';
import { standingAt } from '@/domain/structure';
import type { Work } from '@/domain/work';
import type { DataPath } from '@/lib/prune';

/**
 * Well-formed parts that don't belong to this work: parts of another document, annotations with wrong
 * positions, repeated entries, forms of missing structures.
 *
 * @param hash of the file under which the work is stored
 */
export function misplacedIn(work: Work, hash: string): DataPath[] {
  const { document, text, annotations, segments, structures, submissionDrafts = {} } = work;
  const content = text.extracted?.content ?? '';
  const byId = new Map(segments.items.map((segment) => [segment.id, segment]));
  // Where there is a segment a structure may come again, and finds its form as it was.
  const keys = new Set([
    ...structures.map(({ uniqueKey }) => uniqueKey),
    ...segments.items.map(({ id }) => structureKey(document.pdfId, id)),
  ]);
  return [
    ...(document.file.hash === hash ? [] : [['document', 'file', 'hash']]),
    ...ofAnotherDocument(work),
    ...indexesOf(annotations?.annotations ?? [], (one) => !liesIn(content, one)).map((i) => [
      ...['annotations', 'annotations', i],
    ]),
    ...repeats(segments.items.map(({ id }) => id)).map((i) => ['segments', 'items', i]),
    ...repeats(structures.map(({ uniqueKey }) => uniqueKey)).map((i) => ['structures', i]),
    // A structure stands where its segment stands.
    ...indexesOf(structures, (structure) => {
      const segment = byId.get(structure.segmentId);
      return segment !== undefined && standingAt(structure, segment) !== structure;
    }).map((i) => ['structures', i]),
    ...Object.keys(submissionDrafts)
      .filter((key) => !keys.has(key))
      .map((key) => ['submissionDrafts', key]),
  ];
}

const indexesOf = <T>(list: readonly T[], isMeant: (item: T) => boolean): number[] =>
  list.flatMap((item, index) => (isMeant(item) ? [index] : []));

function repeats(ids: readonly string[]): number[] {
  const seen = new Set<string>();
  return indexesOf(ids, (id) => seen.size === seen.add(id).size);
}

const liesIn = (content: string, annotation: Annotation): boolean =>
  isValidSpan(annotation, content.length) &&
  content.slice(annotation.start, annotation.end) === annotation.text;

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

import type { Article } from '../article';
import { curateAnnotations } from '../curatedAnnotations';
import { createExportFile, type ExportFile } from '../exportFile';
import type { CompoundRecord } from '../exports/compoundRecord';
import { compoundWords } from '../exports/compoundWords';
import { inScope, namedOnly } from '../exports/exportPlan';
import type { Work } from '../work';
import { drawingsOf } from '../workDrawings';

/**
 * An article that need not be open, as its own export of all compounds.
 *
 * @param article as it is cited
 * @param records of the article
 * @param timestamp ISO 8601, UTC
 */
export function articleFile(
  work: Work,
  article: Article,
  records: readonly CompoundRecord[],
  timestamp: string,
): ExportFile {
  const { extracted } = work.text;
  const byId = new Map(drawingsOf(work).map((drawing) => [drawing.segment.id, drawing]));
  const words = new Map(
    [...byId].map(([id, { segment, judgement, draft }]) => [
      id,
      { label: segment.label, judgement, draft },
    ]),
  );
  const written = inScope(records, 'all');
  return createExportFile({
    timestamp,
    pdfId: work.document.pdfId,
    pdfFilename: work.document.file.name,
    extractedAt: extracted?.metadata.extractedAt,
    article,
    text: extracted?.content,
    ...curateAnnotations(
      extracted?.content ?? '',
      work.annotations?.annotations ?? [],
      work.annotationWords ?? {},
    ),
    annotatedBy: work.annotations ?? undefined,
    structures: written.flatMap(({ id }) => byId.get(id)?.structure ?? []),
    drawings: namedOnly(records).flatMap(({ id }) => byId.get(id)?.segment ?? []),
    trail: work.history?.trail && { of: work.history.trail, segments: work.segments.items },
    words: new Map([...words, ...compoundWords(words, written)]),
    inchiKeys: new Map(
      written.flatMap(({ id, identifiers: { inchiKey } }) =>
        inchiKey === undefined ? [] : [[id, inchiKey] as const],
      ),
    ),
  });
}

import { createExportFile } from '@/domain/exportFile';
import { FORMATS } from '@/domain/exports/exportChoices';
import { structureText } from '@/domain/identifiers';
import { articleRecords } from '@/domain/library/articleRecords';
import { combinedRows, combinedText, type CombinedRow } from '@/domain/library/combinedExport';
import { hasStructure } from '@/domain/structure';
import { drawingsOf } from '@/domain/workDrawings';
import { raiseNotice } from '@/features/notices';
import { selectEngineLabel } from '@/features/recognition';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { knownIdentifiers, type ArticleIndex } from '../articleIndex';
import { taskCancelRequested, type combinedExportRequested } from '../library.actions';
import { taskProgressed, type LibraryTask } from '../library.slice';
import { identifyArticles } from './identifyArticles.saga';
import { readArticles, type IndexedArticle } from './readArticles.saga';

/** Saves the compounds of several articles as one file. */
export function* exportCombined(
  index: ArticleIndex,
  { payload }: ReturnType<typeof combinedExportRequested>,
): SagaGenerator<void> {
  yield* progressed('exporting')(0, payload.hashes.length);
  try {
    yield* race({
      written: call(writeFile, index, payload),
      cancelled: take(taskCancelRequested),
    });
  } catch (error) {
    const message = 'The articles could not be exported';
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
  yield* put(taskProgressed(null));
}

const progressed = (kind: LibraryTask['kind']) =>
  function* tell(done: number, total: number): SagaGenerator<void> {
    yield* put(taskProgressed({ kind, done, total }));
  };

type Order = ReturnType<typeof combinedExportRequested>['payload'];

function* writeFile(index: ArticleIndex, { hashes, format }: Order): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  const articles = yield* readArticles(index, hashes, progressed('exporting'));
  const isIdentified = yield* identifyArticles(index, articles, progressed('identifying'));
  const engineLabel = yield* select(selectEngineLabel);
  const rows = combinedRows(
    articles.map(({ summary, work }) => ({
      hash: summary.hash,
      fileName: summary.name,
      records: articleRecords(work, (text) => knownIdentifiers(index, text), engineLabel),
    })),
  );
  const timestamp = new Date(clock.now()).toISOString();
  const text =
    format === 'json'
      ? JSON.stringify(combinedJson(index, articles, rows, timestamp), null, 2)
      : combinedText(rows, format);
  const { ending, mediaType } = FORMATS[format];
  const name = `marcus-library_${rows.length}-compounds_${timestamp.slice(0, 10)}${ending}`;
  downloads.save(name, new Blob([text], { type: mediaType }));
  yield* tellWhatIsMissing(hashes.length - articles.length, isIdentified);
}

/** Each article as its own export would be, and what they have in common. */
function combinedJson(
  index: ArticleIndex,
  articles: readonly IndexedArticle[],
  rows: readonly CombinedRow[],
  timestamp: string,
) {
  const common = rows.filter(({ alsoIn }) => alsoIn.length > 0);
  return {
    timestamp,
    articles: articles.map((article) => ({
      ...exportFile(index, article, timestamp),
      alsoIn: common
        .filter(({ hash }) => hash === article.summary.hash)
        .flatMap(({ record, alsoIn }) =>
          record.drawings.map(({ label }) => ({ segmentId: label, articles: alsoIn })),
        ),
    })),
  };
}

function exportFile(index: ArticleIndex, { work }: IndexedArticle, timestamp: string) {
  const drawings = drawingsOf(work);
  const { extracted } = work.text;
  const keys = drawings.flatMap(({ segment, structure }) => {
    const text = structure && structureText(structure);
    const key = text === undefined ? undefined : knownIdentifiers(index, text)?.inchiKey;
    return key === undefined ? [] : [[segment.id, key] as const];
  });
  return createExportFile({
    timestamp,
    pdfId: work.document.pdfId,
    pdfFilename: work.document.file.name,
    extractedAt: extracted?.metadata.extractedAt,
    text: extracted?.content,
    annotations: work.annotations?.annotations ?? [],
    structures: drawings.flatMap(({ structure, judgement }) =>
      structure && hasStructure(structure) && judgement?.verdict !== 'rejected' ? [structure] : [],
    ),
    words: new Map(
      drawings.map(({ segment, judgement }) => [
        segment.id,
        { label: segment.label, judgement, draft: work.compoundDrafts?.[segment.id] },
      ]),
    ),
    inchiKeys: new Map(keys),
  });
}

function* tellWhatIsMissing(unread: number, isIdentified: boolean): SagaGenerator<void> {
  if (unread > 0) {
    const words = unread === 1 ? 'One article' : `${unread} articles`;
    const message = `${words} could not be read and ${unread === 1 ? 'is' : 'are'} not in the file`;
    yield* raiseNotice({ type: 'warning', message });
  }
  if (!isIdentified) {
    const message =
      'The services gave no InChIKeys: only compounds with the same SMILES are marked as the same';
    yield* raiseNotice({ type: 'warning', message });
  }
}

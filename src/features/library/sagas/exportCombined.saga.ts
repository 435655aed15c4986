import type { Article } from '@/domain/article';
import { articleOfWork } from '@/domain/articleOfWork';
import { citedArticle, parentIn } from '@/domain/citedArticle';
import { withTaxon, type CompoundRecord } from '@/domain/exports/compoundRecord';
import { FORMATS, isReference, type ReferenceFormat } from '@/domain/exports/exportFormats';
import { isHandOver } from '@/domain/exports/handOver';
import { fileWithoutNames, recordWithoutNames } from '@/domain/exports/withoutNames';
import { articleFile } from '@/domain/library/articleFile';
import { articleRecords, structureTexts } from '@/domain/library/articleRecords';
import {
  combinedRows,
  combinedText,
  type ArticleCompounds,
  type CombinedRow,
} from '@/domain/library/combinedExport';
import type { Work } from '@/domain/work';
import { selectIsNamed } from '@/features/exporting';
import { raiseNotice } from '@/features/notices';
import { selectEngineLabel } from '@/features/recognition';
import { selectSavedWorks } from '@/features/savedWork';
import { askForTaxa } from '@/features/taxa';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { knownIdentifiers, type ArticleIndex } from '../articleIndex';
import { taskCancelRequested, type combinedExportRequested } from '../library.actions';
import { taskProgressed } from '../library.slice';
import { identifyTexts } from './identifyTexts.saga';
import { progressed } from './progressed.saga';
import { readArticles, type IndexedArticle } from './readArticles.saga';
import { saveForWikidata, saveHandOver } from './saveHandOver.saga';
import { saveReferences } from './saveReferences.saga';

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

type Order = ReturnType<typeof combinedExportRequested>['payload'];

function* writeFile(index: ArticleIndex, { hashes, format }: Order): SagaGenerator<void> {
  const cited = yield* call(citedArticles, index, hashes);
  if (isReference(format)) {
    yield* saveReferences(
      cited.map(({ article }) => article),
      format,
    );
  } else yield* writeCompounds(index, cited, format);
  yield* tellUnread(hashes.length - cited.length);
}

/** An article of the library, as it is cited. */
interface CitedWork extends IndexedArticle {
  readonly article: Article;
}

function* citedArticles(
  index: ArticleIndex,
  hashes: readonly string[],
): SagaGenerator<readonly CitedWork[]> {
  const articles = yield* readArticles(index, hashes, progressed('exporting'));
  const listed = yield* select(selectSavedWorks);
  return articles.map(({ summary, work }) => {
    const parent = parentIn(listed, work.document.supplementOf);
    return { summary, work, article: citedArticle(articleOfWork(work), parent, summary.name) };
  });
}

function* writeCompounds(
  index: ArticleIndex,
  cited: readonly CitedWork[],
  format: Exclude<Order['format'], ReferenceFormat>,
): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  const texts = cited.flatMap(({ work }) => structureTexts(work));
  const isIdentified = yield* identifyTexts(index, texts, progressed('identifying'));
  const engineLabel = yield* select(selectEngineLabel);
  const recorded = cited.map(({ summary, work, article }) => ({
    ...{ hash: summary.hash, fileName: summary.name, work, article },
    records: articleRecords(work, article, (text) => knownIdentifiers(index, text), engineLabel),
  }));
  const taxa = yield* call(askForTaxa, organismsOf(recorded.flatMap(({ records }) => records)));
  const read = recorded.map(({ records, ...article }) => ({
    ...article,
    records: records.map((record) => withTaxon(record, taxa)),
  }));
  const isNamed = yield* select(selectIsNamed, format);
  const rows = combinedRows(isNamed ? read : read.map(articleWithoutNames));
  const timestamp = new Date(clock.now()).toISOString();
  if (format === 'wikidata') yield* saveForWikidata(rows);
  else if (isHandOver(format)) yield* saveHandOver(rows, format);
  else {
    const text =
      format === 'json'
        ? JSON.stringify(combinedJson(read, rows, timestamp, isNamed), null, 2)
        : combinedText(rows, format);
    const { ending, mediaType } = FORMATS[format];
    const name = `marcus-library_${rows.length}-compounds_${timestamp.slice(0, 10)}${ending}`;
    downloads.save(name, new Blob([text], { type: mediaType }));
  }
  if (!isIdentified) yield* tellUnidentified();
}

const organismsOf = (records: readonly CompoundRecord[]): string[] => [
  ...new Set(records.flatMap(({ stated: { organism } }) => organism?.value ?? [])),
];

const articleWithoutNames = (article: ArticleCompounds): ArticleCompounds => ({
  ...article,
  records: article.records.map(recordWithoutNames),
});

/** Each article as its own export would be, and what they have in common. */
function combinedJson(
  articles: readonly (ArticleCompounds & { readonly work: Work; readonly article: Article })[],
  rows: readonly CombinedRow[],
  timestamp: string,
  isNamed: boolean,
) {
  const fileOf = ({ work, article, records }: (typeof articles)[number]) => {
    const file = articleFile(work, article, records, timestamp);
    return isNamed ? file : fileWithoutNames(file);
  };
  const common = rows.filter(({ alsoIn }) => alsoIn.length > 0);
  return {
    timestamp,
    articles: articles.map((one) => ({
      ...fileOf(one),
      alsoIn: common
        .filter(({ hash }) => hash === one.hash)
        .flatMap(({ record, alsoIn }) =>
          record.drawings.map(({ label }) => ({ segmentId: label, articles: alsoIn })),
        ),
    })),
  };
}

function* tellUnread(unread: number): SagaGenerator<void> {
  if (unread === 0) return;
  const words = unread === 1 ? 'One article' : `${unread} articles`;
  const message = `${words} could not be read and ${unread === 1 ? 'is' : 'are'} not in the file`;
  yield* raiseNotice({ type: 'warning', message });
}

function* tellUnidentified(): SagaGenerator<void> {
  const message =
    'The services gave no InChIKeys: only compounds with the same SMILES are marked as the same';
  yield* raiseNotice({ type: 'warning', message });
}

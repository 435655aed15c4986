import type { Article } from '@/domain/article';
import { withTaxon, type CompoundRecord } from '@/domain/exports/compoundRecord';
import { isReference } from '@/domain/exports/exportFormats';
import { isHandOver } from '@/domain/exports/handOver';
import { recordWithoutNames } from '@/domain/exports/withoutNames';
import { articleRecords, structureTexts } from '@/domain/library/articleRecords';
import { combinedRows, type ArticleCompounds } from '@/domain/library/combinedExport';
import { combinedJson } from '@/domain/library/combinedJson';
import type { Work } from '@/domain/work';
import { selectIsNamed } from '@/features/exporting';
import { raiseNotice } from '@/features/notices';
import { selectEngineLabel } from '@/features/recognition';
import { askForTaxa } from '@/features/taxa';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { knownIdentifiers, type ArticleIndex } from '../articleIndex';
import { identifyTexts } from './identifyTexts.saga';
import { progressed } from './progressed.saga';
import { saveForWikidata, saveHandOver } from './saveHandOver.saga';
import { saveReferences } from './saveReferences.saga';
import { saveRows, saveText, type CombinedFile } from './saveRows.saga';

/** An article of a library, as it is cited. */
export interface CitedWork {
  /** Of the PDF. */
  readonly hash: string;
  readonly fileName: string;
  readonly work: Work;
  readonly article: Article;
}

/**
 * Saves articles as one file.
 *
 * @returns drawings whose compounds were there to be written; undefined of references, which have none
 */
export function* writeArticles(
  index: ArticleIndex,
  cited: readonly CitedWork[],
  { format, origin }: CombinedFile,
): SagaGenerator<number | undefined> {
  if (isReference(format)) {
    const articles = cited.map(({ article }) => article);
    yield* saveReferences(articles, format, origin);
    return undefined;
  }
  const texts = cited.flatMap(({ work }) => structureTexts(work));
  const isIdentified = yield* identifyTexts(index, texts, progressed('identifying'));
  const articles = yield* recordedArticles(index, cited);
  const isNamed = yield* select(selectIsNamed, format);
  const rows = combinedRows(isNamed ? articles : articles.map(articleWithoutNames));
  if (format === 'wikidata') yield* saveForWikidata(rows, origin);
  else if (isHandOver(format)) yield* saveHandOver(rows, format, origin);
  else if (format === 'json') {
    const { clock } = yield* getPlatform();
    const at = new Date(clock.now()).toISOString();
    const file = combinedJson(articles, rows, { at, isNamed });
    yield* saveText(JSON.stringify(file, null, 2), rows.length, { format, origin });
  } else yield* saveRows(rows, { format, origin });
  if (!isIdentified) yield* tellUnidentified();
  return rows.reduce((sum, { record: { drawings } }) => sum + drawings.length, 0);
}

type RecordedWork = CitedWork & ArticleCompounds;

function* recordedArticles(
  index: ArticleIndex,
  cited: readonly CitedWork[],
): SagaGenerator<readonly RecordedWork[]> {
  const engineLabel = yield* select(selectEngineLabel);
  const identifiersOf = (text: string) => knownIdentifiers(index, text);
  const recorded = cited.map((one) => ({
    ...one,
    records: articleRecords(one.work, one.article, identifiersOf, engineLabel),
  }));
  const taxa = yield* call(askForTaxa, organismsOf(recorded.flatMap(({ records }) => records)));
  return recorded.map(({ records, ...one }) => ({
    ...one,
    records: records.map((record) => withTaxon(record, taxa)),
  }));
}

const organismsOf = (records: readonly CompoundRecord[]): string[] => [
  ...new Set(records.flatMap(({ stated: { organism } }) => organism?.value ?? [])),
];

const articleWithoutNames = (article: RecordedWork): RecordedWork => ({
  ...article,
  records: article.records.map(recordWithoutNames),
});

function* tellUnidentified(): SagaGenerator<void> {
  const message =
    'The services gave no InChIKeys: only compounds with the same SMILES are marked as the same';
  yield* raiseNotice({ type: 'warning', message });
}

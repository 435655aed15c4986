import type { Article } from '../article';
import { fileWithoutNames } from '../exports/withoutNames';
import type { Work } from '../work';
import { articleFile } from './articleFile';
import type { ArticleCompounds, CombinedRow } from './combinedExport';

interface WorkedArticle extends ArticleCompounds {
  readonly work: Work;
  /** As it is cited. */
  readonly article: Article;
}

/**
 * Each article as its own export would be, and what they have in common.
 *
 * @param of.at ISO 8601, UTC
 * @param of.isNamed whether it says who checked and changed what
 */
export function combinedJson(
  articles: readonly WorkedArticle[],
  rows: readonly CombinedRow[],
  { at, isNamed }: { readonly at: string; readonly isNamed: boolean },
) {
  const fileOf = ({ work, article, records }: WorkedArticle) => {
    const file = articleFile(work, article, records, at);
    return isNamed ? file : fileWithoutNames(file);
  };
  const common = rows.filter(({ alsoIn }) => alsoIn.length > 0);
  return {
    timestamp: at,
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

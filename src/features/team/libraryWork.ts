import type { ArticleRecord } from '@/domain/articleRecord';
import type { FoundArticle } from '@/domain/team/foundArticles';
import type { Work } from '@/domain/work';
import { articleOf, blankWork, workOf, type ArticleState } from '@/features/savedWork';
import { applyParts } from './parts/applyParts';
import { readPartName } from './parts/partName';
import type { Parts } from './parts/sharedParts';
import { restoredWork } from './restoredWork';
import { workIn } from './takenParts';

interface Page {
  /** The article that is open in the page. */
  readonly open: ArticleState;
  readonly options: Work['recognition']['options'];
}

/**
 * Work on an article of the library as a page would save it that has it open, but of some drawings alone, and without
 * text and annotations, which the library does not have.
 *
 * @param article with its drawings
 * @param parts what stands of it
 */
export function libraryWork(
  { id, fileName, title, doi, segments }: FoundArticle,
  parts: Parts,
  { open, options }: Page,
): Work {
  // As the library lists it: what people said, else what programs found.
  const record: ArticleRecord = {
    ...{ authors: [], from: '' },
    ...(title !== null && { title }),
    ...(doi !== null && { doi }),
  };
  const file = { name: fileName, size: 0, type: 'application/pdf', hash: id };
  const blank = blankWork(
    { ...{ pdfId: id, file, pageCount: 1, openedAt: '' }, record, pdfIsHidden: false },
    options,
  );
  const article = articleOf(restoredWork(blank), open);
  const wanted = new Set(segments);
  const said = Object.entries(parts).filter(([part]) => isOf(wanted, part));
  const names = { pdfId: id, pdfFilename: fileName };
  const work = applyParts(workIn(article), Object.fromEntries(said), names);
  return workOf({ ...article, ...work }, options) ?? blank;
}

/** Whether a part is of one of these drawings, or of the article itself. */
function isOf(segments: ReadonlySet<string>, part: string): boolean {
  const name = readPartName(part);
  if (!name || name.kind === 'annotationWords') return false;
  return name.kind === 'article' || segments.has(name.of);
}

import { articleOfWork } from '@/domain/articleOfWork';
import { beginsAsSupplement } from '@/domain/library/proposeSupplements';
import { drawingFactsOf, type DrawingFacts } from '@/domain/segmentStatus';
import { hasResults, type Work } from '@/domain/work';
import { drawingsOf } from '@/domain/workDrawings';
import type { ArticleFacts } from '@/platform/workStore';

/** What the list of articles says of one, without reading its work. */
export function articleFacts(work: Work): ArticleFacts {
  const { pageCount, supplementOf } = work.document;
  const drawings = drawingsOf(work).map(({ structure, judgement, hasFailed }) =>
    drawingFactsOf(structure, judgement, hasFailed),
  );
  const left = drawings.filter(({ verdict }) => !verdict);
  const wasFound = work.segments.info !== null;
  return {
    ...articleOfWork(work),
    ...(supplementOf !== undefined && { supplementOf }),
    ...(beginsAsSupplement(work.text.extracted?.content ?? '') && { saysSupplement: true }),
    pageCount,
    isBegun: hasResults(work) || wasFound,
    isRead: wasFound && drawings.every(isSettled),
    checkedCount: drawings.length - left.length,
    doubtfulCount: left.filter(({ isDoubtful }) => isDoubtful).length,
    failedCount: left.filter(({ hasFailed }) => hasFailed).length,
  };
}

const isSettled = ({ isRead, verdict, hasFailed }: DrawingFacts): boolean =>
  hasFailed || verdict !== undefined || isRead;

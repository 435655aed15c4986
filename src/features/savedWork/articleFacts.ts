import { hasResults, type Work } from '@/domain/work';
import { drawingsOf, isDoubtful } from '@/domain/workDrawings';
import { hasStructure } from '@/domain/structure';
import type { ArticleFacts } from '@/platform/workStore';

/** What the list of articles says of one, without reading its work. */
export function articleFacts(work: Work): ArticleFacts {
  const { title, doi, pageCount } = work.document;
  const drawings = drawingsOf(work);
  const left = drawings.filter(({ judgement }) => !judgement);
  const wasFound = work.segments.info !== null;
  return {
    ...(title !== undefined && { title }),
    ...(typeof doi === 'string' && { doi }),
    pageCount,
    isBegun: hasResults(work) || wasFound,
    isRead: wasFound && drawings.every(isSettled),
    checkedCount: drawings.length - left.length,
    doubtfulCount: left.filter(isDoubtful).length,
    failedCount: left.filter(({ hasFailed }) => hasFailed).length,
  };
}

const isSettled = ({
  structure,
  judgement,
  hasFailed,
}: ReturnType<typeof drawingsOf>[number]): boolean =>
  hasFailed || judgement !== undefined || (structure !== undefined && hasStructure(structure));

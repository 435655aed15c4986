import { useDispatch, useSelector } from 'react-redux';
import {
  countsByStatus,
  inTens,
  type DrawingMark,
  type PageOfDrawings,
} from '@/domain/drawingsByPage';
import { selectSegmentCount } from '@/article';
import { drawingShown, pageFiltered, viewShown } from '@/features/review';
import { StatusIcon } from './CompoundStatusWord';
import { Mark, PageMarks, Strip } from './PageStrip.styles';
import { selectDrawingsByPage } from './selectDrawingsByPage';

/** Beyond as many drawings, a page has a count for each status instead of a mark for each drawing. */
const MOST_MARKS = 100;
/** Beyond as many pages, they stand in tens. */
const MOST_PAGES = 40;

/** The article at a glance: its pages, each with its drawings as marks of their status. */
export function PageStrip() {
  const dispatch = useDispatch();
  const pages = useSelector(selectDrawingsByPage);
  const isCounted = useSelector(selectSegmentCount) > MOST_MARKS;
  /** @param page to which the queue is limited; all without one */
  const show = ({ id }: DrawingMark, page?: number) => {
    dispatch(drawingShown(id));
    if (page !== undefined) dispatch(pageFiltered(page));
    dispatch(viewShown('drawings'));
  };
  const Marks = isCounted ? Counts : EachMark;
  return (
    <Strip label="Drawings by page">
      {(pages.length > MOST_PAGES ? inTens(pages) : pages).map(({ page, lastPage, marks }) => (
        <PageMarks key={page}>
          <button
            type="button"
            title={`Drawings of ${pagesInWords(page, lastPage)}`}
            onClick={() => marks[0] && show(marks[0], lastPage === undefined ? page : undefined)}
          >
            p. {lastPage === undefined ? page : `${page}–${lastPage}`}
          </button>
          <Marks page={page} lastPage={lastPage} marks={marks} show={show} />
        </PageMarks>
      ))}
    </Strip>
  );
}

/** The queue can be limited to one page only. */
const pagesInWords = (page: number, lastPage: number | undefined): string =>
  lastPage === undefined ? `page ${page}` : `pages ${page} to ${lastPage}`;

interface MarksProps extends Pick<PageOfDrawings, 'page' | 'marks'> {
  readonly lastPage: number | undefined;
  readonly show: (mark: DrawingMark, page?: number) => void;
}

const EachMark = ({ marks, show }: MarksProps) =>
  marks.map((mark) => {
    const name = `#${mark.ordinal}, ${mark.status}`;
    return (
      <Mark key={mark.id} type="button" aria-label={name} title={name} onClick={() => show(mark)}>
        <StatusIcon status={mark.status} />
      </Mark>
    );
  });

const Counts = ({ page, lastPage, marks, show }: MarksProps) =>
  countsByStatus(marks).map(({ status, count, first }) => {
    const where = pagesInWords(page, lastPage);
    const name = `${where[0]?.toUpperCase()}${where.slice(1)}: ${count} ${status}`;
    return (
      <Mark
        key={status}
        type="button"
        aria-label={name}
        title={name}
        onClick={() => show(first, lastPage === undefined ? page : undefined)}
      >
        <StatusIcon status={status} />
        {count}
      </Mark>
    );
  });

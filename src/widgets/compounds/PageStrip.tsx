import { useDispatch, useSelector } from 'react-redux';
import { judgedStatus, type SegmentStatus } from '@/domain/segmentStatus';
import { selectDrawingFacts, type ReadingRootState } from '@/features/recognition';
import { drawingShown, pageFiltered, viewShown } from '@/features/review';
import { selectAllSegments, selectOrdinal, selectSegmentById } from '@/features/segments';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { StatusIcon } from './CompoundStatusWord';
import { Mark, PageMarks, Strip } from './PageStrip.styles';

/** The article at a glance: its pages, each with its drawings as marks of their status. */
export function PageStrip() {
  const segments = useSelector(selectAllSegments);
  const pages = [...new Set(segments.map(({ pageNumber }) => pageNumber))].sort((a, b) => a - b);
  return (
    <Strip role="group" aria-label="Drawings by page" tabIndex={0}>
      {pages.map((page) => (
        <PageOfDrawings
          key={page}
          pageNumber={page}
          ids={segments.flatMap(({ id, pageNumber }) => (pageNumber === page ? [id] : []))}
        />
      ))}
    </Strip>
  );
}

interface PageOfDrawingsProps {
  readonly pageNumber: number;
  /** Of its drawings. */
  readonly ids: readonly string[];
}

function PageOfDrawings({ pageNumber, ids }: PageOfDrawingsProps) {
  const dispatch = useDispatch();
  const show = () => {
    if (ids[0] !== undefined) dispatch(drawingShown(ids[0]));
    dispatch(pageFiltered(pageNumber));
    dispatch(viewShown('drawings'));
  };
  return (
    <PageMarks>
      <button type="button" title={`Drawings of page ${pageNumber}`} onClick={show}>
        p. {pageNumber}
      </button>
      {ids.map((id) => (
        <DrawingMark key={id} id={id} />
      ))}
    </PageMarks>
  );
}

function selectJudgedStatus(state: ReadingRootState, id: string): SegmentStatus | undefined {
  const segment = selectSegmentById(state, id);
  return segment && judgedStatus(selectDrawingFacts(state, segment));
}

function DrawingMark({ id }: { readonly id: string }) {
  const dispatch = useDispatch();
  const status = useSelectorWith(selectJudgedStatus, id);
  const ordinal = useSelectorWith(selectOrdinal, id);
  if (status === undefined) return null;
  const name = `#${ordinal}, ${status}`;
  const open = () => {
    dispatch(drawingShown(id));
    dispatch(viewShown('drawings'));
  };
  return (
    <Mark type="button" aria-label={name} title={name} onClick={open}>
      <StatusIcon status={status} />
    </Mark>
  );
}

import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectSelectedCount, selectSelectedIds, type SegmentsRootState } from '@/article';
import { Button } from '@/ui/Button/Button';
import { submissionRequested } from '../../submission.slice';

interface PrepareForCoconutButtonProps {
  /** The segments that show the same compound as one of them. */
  readonly drawingsOf?: (segmentId: string) => readonly string[];
}

/** Opens the submission form for the one selected structure. */
export function PrepareForCoconutButton({ drawingsOf }: PrepareForCoconutButtonProps) {
  const dispatch = useDispatch();
  const store = useStore<SegmentsRootState>();
  const prepare = () => {
    const [id] = selectSelectedIds(store.getState());
    const drawingIds = id === undefined ? undefined : drawingsOf?.(id);
    dispatch(submissionRequested(drawingIds && { drawingIds }));
  };
  const selected = useSelector(selectSelectedCount);
  return (
    <Button
      disabledReason={selected === 1 ? undefined : 'Select exactly one structure'}
      onClick={prepare}
    >
      Prepare for COCONUT
    </Button>
  );
}

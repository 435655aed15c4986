import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { selectExtraction } from '../../segments.selectors';
import { extractionCancelRequested, extractionRequested } from '../../segments.slice';

/** Cuts the drawings out of the open document; primary until it was done once. */
export function ExtractStructuresButton() {
  const dispatch = useDispatch();
  const { status } = useSelector(selectExtraction);
  if (status === 'running') {
    return (
      <>
        <Button busy>Extracting Structures...</Button>
        <Button size="s" variant="quiet" onClick={() => dispatch(extractionCancelRequested())}>
          Cancel
        </Button>
      </>
    );
  }
  return (
    <Button
      variant={status === 'done' ? 'default' : 'primary'}
      onClick={() => dispatch(extractionRequested())}
    >
      Extract Structures
    </Button>
  );
}

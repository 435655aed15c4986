import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { selectExtraction } from '../../segments.selectors';
import { extractionRequested } from '../../segments.slice';

/** Cuts the drawings out of the open document; the primary button until it has been done once. */
export function ExtractStructuresButton() {
  const dispatch = useDispatch();
  const { status } = useSelector(selectExtraction);
  if (status === 'running') return <Button busy>Extracting Structures...</Button>;
  return (
    <Button
      variant={status === 'done' ? 'default' : 'primary'}
      onClick={() => dispatch(extractionRequested())}
    >
      Extract Structures
    </Button>
  );
}

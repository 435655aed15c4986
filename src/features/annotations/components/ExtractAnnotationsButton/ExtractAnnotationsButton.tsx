import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { selectAnnotationExtraction, selectAnnotationResult } from '../../annotations.selectors';
import { annotationRequested } from '../../annotations.slice';

/** Annotates the text; the primary button until it has been done once. */
export function ExtractAnnotationsButton() {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectAnnotationExtraction).status === 'running';
  const isDone = useSelector(selectAnnotationResult) !== null;
  return (
    <Button
      variant={isDone || isRunning ? 'default' : 'primary'}
      busy={isRunning}
      onClick={() => dispatch(annotationRequested())}
    >
      {isRunning ? 'Extracting...' : 'Extract Annotations'}
    </Button>
  );
}

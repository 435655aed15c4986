import { useDispatch, useSelector } from 'react-redux';
import { TaskButton } from '@/features/document';
import { selectAnnotationExtraction, selectAnnotationResult } from '../../annotations.selectors';
import { annotationRequested } from '../../annotations.slice';

export function ExtractAnnotationsButton() {
  const dispatch = useDispatch();
  return (
    <TaskButton
      isRunning={useSelector(selectAnnotationExtraction).status === 'running'}
      isDone={useSelector(selectAnnotationResult) !== null}
      label="Extract Annotations"
      runningLabel="Extracting..."
      onStart={() => dispatch(annotationRequested())}
    />
  );
}

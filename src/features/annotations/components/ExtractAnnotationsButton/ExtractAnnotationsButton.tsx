import { useDispatch, useSelector } from 'react-redux';
import { TaskButton } from '@/features/document';
import { selectAnnotationExtraction } from '../../annotationExtraction.slice';
import { annotationRequested } from '../../annotationExtraction.slice';

export function ExtractAnnotationsButton() {
  const dispatch = useDispatch();
  return (
    <TaskButton
      isRunning={useSelector(selectAnnotationExtraction).status === 'running'}
      label="Extract Annotations"
      runningLabel="Extracting..."
      onStart={() => dispatch(annotationRequested())}
    />
  );
}

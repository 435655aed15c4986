import { useDispatch, useSelector } from 'react-redux';
import { TaskProgress } from '@/features/document';
import { selectAnnotationExtraction } from '../../annotationExtraction.slice';
import { annotationCancelRequested, annotationRequested } from '../../annotationExtraction.slice';

const WORDS = {
  title: 'Extracting annotations',
  label: 'Extracting annotations',
  failure: 'Failed to extract annotations.',
};

/** The state of the annotation run. */
export function AnnotationProgress() {
  const dispatch = useDispatch();
  return (
    <TaskProgress
      task={useSelector(selectAnnotationExtraction)}
      words={WORDS}
      onRetry={() => dispatch(annotationRequested())}
      onCancel={() => dispatch(annotationCancelRequested())}
    />
  );
}

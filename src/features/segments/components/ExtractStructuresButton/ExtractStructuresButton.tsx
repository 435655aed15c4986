import { useDispatch, useSelector } from 'react-redux';
import { TaskButton } from '@/features/document';
import { selectExtraction } from '../../segmentation.selectors';
import { extractionRequested } from '../../segmentation.slice';

/** Extracts the drawings from the open document. */
export function ExtractStructuresButton() {
  const dispatch = useDispatch();
  const { status } = useSelector(selectExtraction);
  return (
    <TaskButton
      isRunning={status === 'running'}
      label="Extract Structures"
      runningLabel="Extracting Structures..."
      onStart={() => dispatch(extractionRequested())}
    />
  );
}

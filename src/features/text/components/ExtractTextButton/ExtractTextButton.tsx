import { useDispatch, useSelector } from 'react-redux';
import { TaskButton } from '@/features/document';
import { selectTextExtraction, textExtractionRequested } from '../../textExtraction.slice';

/** Starts extracting the open document's text. */
export function ExtractTextButton() {
  const dispatch = useDispatch();
  return (
    <TaskButton
      isRunning={useSelector(selectTextExtraction).status === 'running'}
      label="Extract Text"
      runningLabel="Extracting Text..."
      onStart={() => dispatch(textExtractionRequested())}
    />
  );
}

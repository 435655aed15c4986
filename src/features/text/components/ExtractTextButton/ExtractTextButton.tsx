import { useDispatch, useSelector } from 'react-redux';
import { TaskButton } from '@/features/document';
import { selectExtractedText } from '@/article';
import { selectTextExtraction, textExtractionRequested } from '../../textExtraction.slice';

/** Starts extracting the open document's text. */
export function ExtractTextButton() {
  const dispatch = useDispatch();
  return (
    <TaskButton
      isRunning={useSelector(selectTextExtraction).status === 'running'}
      isDone={useSelector(selectExtractedText) !== null}
      label="Extract Text"
      runningLabel="Extracting Text..."
      onStart={() => dispatch(textExtractionRequested())}
    />
  );
}

import { useDispatch, useSelector } from 'react-redux';
import { TaskButton } from '@/features/document';
import {
  selectExtractedText,
  selectTextExtraction,
  textExtractionRequested,
} from '../../text.slice';

/** Reads the text of the open document. */
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

import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import {
  selectExtractedText,
  selectTextExtraction,
  textExtractionRequested,
} from '../../text.slice';

/** Reads the text of the open document; primary until it was done once. */
export function ExtractTextButton() {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectTextExtraction).status === 'running';
  const hasText = useSelector(selectExtractedText) !== null;
  return (
    <Button
      variant={hasText || isRunning ? 'default' : 'primary'}
      busy={isRunning}
      onClick={() => dispatch(textExtractionRequested())}
    >
      {isRunning ? 'Extracting Text...' : 'Extract Text'}
    </Button>
  );
}

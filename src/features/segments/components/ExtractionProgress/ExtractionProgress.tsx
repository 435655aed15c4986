import { useDispatch, useSelector } from 'react-redux';
import { TaskProgress } from '@/features/document';
import { selectExtraction } from '../../segments.selectors';
import { extractionCancelRequested, extractionRequested } from '../../segments.slice';

const WORDS = {
  title: 'Extracting Structures...',
  label: 'Extracting structures',
  failure: 'Failed to extract segments.',
};

/** Why again is told by a message. */
const WORDS_AGAIN = { ...WORDS, title: 'Sending the article again...' };

/** How the extraction stands. */
export function ExtractionProgress() {
  const dispatch = useDispatch();
  const extraction = useSelector(selectExtraction);
  const isAgain = extraction.status === 'running' && extraction.isAgain;
  return (
    <TaskProgress
      task={extraction}
      words={isAgain ? WORDS_AGAIN : WORDS}
      onRetry={() => dispatch(extractionRequested())}
      onCancel={() => dispatch(extractionCancelRequested())}
    />
  );
}

/** The same line where the article is sent again: over a dialog, which covers the columns. */
export function SendingAgain() {
  const extraction = useSelector(selectExtraction);
  const isAgain = extraction.status === 'running' && extraction.isAgain;
  return isAgain ? <ExtractionProgress /> : null;
}

import { useDispatch, useSelector } from 'react-redux';
import { TaskProgress } from '@/features/document';
import { selectExtraction } from '../../segmentation.selectors';
import { extractionCancelRequested, extractionRequested } from '../../segmentation.slice';

const WORDS = {
  title: 'Extracting Structures...',
  label: 'Extracting structures',
  failure: 'Failed to extract segments.',
};

/** A separate message explains why the article is sent again. */
const WORDS_AGAIN = { ...WORDS, title: 'Sending the article again...' };

/** The state of the extraction. */
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

/** The same progress line while the article is sent again, shown in a dialog, which covers the columns. */
export function SendingAgain() {
  const extraction = useSelector(selectExtraction);
  const isAgain = extraction.status === 'running' && extraction.isAgain;
  return isAgain ? <ExtractionProgress /> : null;
}

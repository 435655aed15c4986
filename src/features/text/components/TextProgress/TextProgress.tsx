import { useDispatch, useSelector } from 'react-redux';
import { TaskProgress } from '@/features/document';
import {
  selectScanInWords,
  selectTextExtraction,
  textExtractionCancelRequested,
  textExtractionRequested,
} from '../../textExtraction.slice';

const WORDS = {
  title: 'Extracting Text...',
  label: 'Extracting text',
  failure: 'Failed to extract text.',
};

/** The status of the text extraction. */
export function TextProgress() {
  const dispatch = useDispatch();
  return (
    <TaskProgress
      task={useSelector(selectTextExtraction)}
      words={{ ...WORDS, detail: useSelector(selectScanInWords) }}
      onRetry={() => dispatch(textExtractionRequested())}
      onCancel={() => dispatch(textExtractionCancelRequested())}
    />
  );
}

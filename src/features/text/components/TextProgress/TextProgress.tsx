import { useDispatch, useSelector } from 'react-redux';
import { TaskProgress } from '@/features/document';
import {
  selectScanProgress,
  selectTextExtraction,
  type ScanProgress,
  textExtractionCancelRequested,
  textExtractionRequested,
} from '../../textExtraction.slice';

const WORDS = {
  title: 'Extracting Text...',
  label: 'Extracting text',
  failure: 'Failed to extract text.',
};

const scanText = ({ pageIndex, done, total }: ScanProgress) =>
  `Page ${pageIndex + 1} is a scan and is read by OCR (${done + 1} of ${total})`;

/** The status of the text extraction. */
export function TextProgress() {
  const dispatch = useDispatch();
  const scan = useSelector(selectScanProgress);
  return (
    <TaskProgress
      task={useSelector(selectTextExtraction)}
      words={{ ...WORDS, detail: scan ? scanText(scan) : undefined }}
      onRetry={() => dispatch(textExtractionRequested())}
      onCancel={() => dispatch(textExtractionCancelRequested())}
    />
  );
}

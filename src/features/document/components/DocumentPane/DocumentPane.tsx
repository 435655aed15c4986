import { useSelector } from 'react-redux';
import { selectOpenDocument, selectPdfIsHidden } from '../../document.selectors';
import { DocumentRow } from '../DocumentRow/DocumentRow';
import { PdfBar } from '../PdfBar/PdfBar';
import { PdfViewer } from '../PdfViewer/PdfViewer';
import { EmptyDocument } from './EmptyDocument';

interface DocumentPaneProps {
  /** Something was extracted from the open document. */
  readonly workWouldBeLost: boolean;
}

/** The first column: the way to a document, then the document. */
export function DocumentPane({ workWouldBeLost }: DocumentPaneProps) {
  const document = useSelector(selectOpenDocument);
  const pdfIsHidden = useSelector(selectPdfIsHidden);
  if (!document) return <EmptyDocument />;
  return (
    <>
      <DocumentRow document={document} workWouldBeLost={workWouldBeLost} />
      <PdfBar document={document} />
      <PdfViewer key={document.pdfId} fileId={document.file.fileId} isHidden={pdfIsHidden} />
    </>
  );
}

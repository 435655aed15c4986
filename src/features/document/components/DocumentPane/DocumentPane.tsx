import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectOpenDocument, selectPdfIsHidden } from '../../document.selectors';
import { DocumentRow } from '../DocumentRow/DocumentRow';
import { PdfBar } from '../PdfBar/PdfBar';
import { PdfViewer } from '../PdfViewer/PdfViewer';
import { EmptyDocument } from './EmptyDocument';

/** Hidden, the viewer keeps its document, page and zoom. */
const Kept = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

interface DocumentPaneProps {
  /** Something was extracted from the open document. */
  readonly workWouldBeLost: boolean;
  /** Shown instead of the PDF while it is there. */
  readonly inPlaceOfPdf?: ReactNode;
  /** What other features have to say of the article, beside its DOI. */
  readonly besideDoi?: ReactNode;
  /** How the work on the document is saved: one word, beside its name. */
  readonly savedMark?: ReactNode;
  /** A line on earlier work, above the pages. */
  readonly earlierWork?: ReactNode;
  /** Saved articles, where none is open. */
  readonly recentWork?: ReactNode;
}

/** The first column: the way to a document, then the document. */
export function DocumentPane({ inPlaceOfPdf, besideDoi, ...props }: DocumentPaneProps) {
  const { workWouldBeLost, savedMark, earlierWork, recentWork } = props;
  const document = useSelector(selectOpenDocument);
  const pdfIsHidden = useSelector(selectPdfIsHidden);
  if (!document) return <EmptyDocument recentWork={recentWork} />;
  return (
    <>
      <DocumentRow document={document} workWouldBeLost={workWouldBeLost} savedMark={savedMark} />
      {earlierWork}
      {inPlaceOfPdf}
      <Kept hidden={Boolean(inPlaceOfPdf)}>
        <PdfBar document={document} besideDoi={besideDoi} />
        <PdfViewer
          key={document.file.fileId}
          fileId={document.file.fileId}
          isHidden={pdfIsHidden}
        />
      </Kept>
    </>
  );
}

import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectPdfIsHidden, type OpenDocument as OpenedDocument } from '../../document.slice';
import { DocumentRow } from '../DocumentRow/DocumentRow';
import { RefusedFile } from '../DropZone/RefusedFile';
import { PdfBar } from '../PdfBar/PdfBar';
import { PdfViewer } from '../PdfViewer/PdfViewer';

/** Hidden, the viewer keeps its document, page and zoom. */
const Kept = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

export interface OpenDocumentProps {
  readonly document: OpenedDocument;
  /** Something was extracted from the open document. */
  readonly workWouldBeLost: boolean;
  /** Shown instead of the PDF while it is there. */
  readonly inPlaceOfPdf?: ReactNode;
  /** What other features show about the article, beside its DOI. */
  readonly besideDoi?: ReactNode;
  /** How the work on the document is saved: one word, beside its name. */
  readonly savedMark?: ReactNode;
  /** A line on earlier work, above the pages. */
  readonly earlierWork?: ReactNode;
}

/** What the document is, what can be done with it, and its pages. */
export function OpenDocument({ document, ...props }: OpenDocumentProps) {
  const { workWouldBeLost, inPlaceOfPdf, besideDoi, savedMark, earlierWork } = props;
  const pdfIsHidden = useSelector(selectPdfIsHidden);
  return (
    <>
      <DocumentRow document={document} workWouldBeLost={workWouldBeLost} savedMark={savedMark} />
      <RefusedFile />
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

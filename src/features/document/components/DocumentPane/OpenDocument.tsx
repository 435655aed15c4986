import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectPdfIsHidden, type OpenDocument as OpenedDocument } from '@/article';
import { DocumentRow } from '../DocumentRow/DocumentRow';
import { RefusedFile } from '../DropZone/RefusedFile';
import { PdfBar } from '../PdfBar/PdfBar';
import type { OutlineParts } from '../PdfViewer/outlineParts';
import { PdfViewer } from '../PdfViewer/PdfViewer';

/** The viewer keeps its document, page and zoom while hidden. */
const Kept = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

export interface OpenDocumentProps {
  readonly document: OpenedDocument;
  /** Whether anything has been extracted from the open document. */
  readonly workWouldBeLost: boolean;
  /** Shown instead of the PDF when present. */
  readonly inPlaceOfPdf?: ReactNode;
  /** The article's DOI and what is known by it, from other features. */
  readonly doi?: ReactNode;
  /** The save status of the document's work: one word, shown beside its name. */
  readonly savedMark?: ReactNode;
  /** A line about earlier work, shown above the pages. */
  readonly earlierWork?: ReactNode;
  /** What is drawn on the pages, and with what. */
  readonly outlines?: OutlineParts;
}

/** The open document: its description, its actions and its pages. */
export function OpenDocument({ document, ...props }: OpenDocumentProps) {
  const { workWouldBeLost, inPlaceOfPdf, doi, savedMark } = props;
  const { earlierWork, outlines } = props;
  const pdfIsHidden = useSelector(selectPdfIsHidden);
  return (
    <>
      <DocumentRow document={document} workWouldBeLost={workWouldBeLost} savedMark={savedMark} />
      <RefusedFile />
      {earlierWork}
      {inPlaceOfPdf}
      <Kept hidden={Boolean(inPlaceOfPdf)}>
        <PdfBar doi={doi} />
        <PdfViewer
          key={document.file.fileId}
          fileId={document.file.fileId}
          isHidden={pdfIsHidden}
          outlines={outlines}
        />
      </Kept>
    </>
  );
}

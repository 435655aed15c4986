import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { selectPdfIsHidden, type OpenDocument as OpenedDocument } from '@/article';
import { DocumentMenu } from '../DocumentMenu/DocumentMenu';
import { RefusedFile } from '../DropZone/RefusedFile';
import type { OutlineParts } from '../PdfViewer/outlineParts';
import { OnItsWay } from './OnItsWay';
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
  /** A line about earlier work, shown above the pages. */
  readonly earlierWork?: ReactNode;
  /** What is drawn on the pages, and with what. */
  readonly outlines?: OutlineParts;
}

/** The open document: its pages, and what is done with it as a whole. */
export function OpenDocument({ document, ...props }: OpenDocumentProps) {
  const { workWouldBeLost, inPlaceOfPdf, earlierWork, outlines } = props;
  const pdfIsHidden = useSelector(selectPdfIsHidden);
  return (
    <>
      <OnItsWay />
      <RefusedFile />
      {earlierWork}
      {inPlaceOfPdf}
      <Kept hidden={Boolean(inPlaceOfPdf)}>
        <VisuallyHidden as="h3">PDF Document</VisuallyHidden>
        <PdfViewer
          key={document.file.fileId}
          fileId={document.file.fileId}
          isHidden={pdfIsHidden}
          menu={(isShown) => <DocumentMenu {...{ document, workWouldBeLost, isShown }} />}
          outlines={outlines}
        />
      </Kept>
    </>
  );
}

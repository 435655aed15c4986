import { useSelector } from 'react-redux';
import { DocumentPane, selectOpenDocument, type DocumentRootState } from '@/features/document';
import {
  ExtractStructuresButton,
  selectSegmentCount,
  type SegmentsRootState,
} from '@/features/segments';
import { ExtractTextButton, selectExtractedText, type TextRootState } from '@/features/text';

/** Whether anything was made of the open document that closing it would throw away. */
const selectWorkWouldBeLost = (state: SegmentsRootState & TextRootState): boolean =>
  selectExtractedText(state) !== null || selectSegmentCount(state) > 0;

/** The two ways on from an open document. */
export function DocumentActions() {
  const isOpen = useSelector((state: DocumentRootState) => selectOpenDocument(state) !== null);
  if (!isOpen) return null;
  return (
    <>
      <ExtractTextButton />
      <ExtractStructuresButton />
    </>
  );
}

export function DocumentBody() {
  return <DocumentPane workWouldBeLost={useSelector(selectWorkWouldBeLost)} />;
}

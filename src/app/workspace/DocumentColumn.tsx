import { useRef } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { DocumentPane, selectOpenDocument, type DocumentRootState } from '@/features/document';
import {
  ExtractStructuresButton,
  selectSegmentCount,
  type SegmentsRootState,
} from '@/features/segments';
import { ExtractTextButton, selectExtractedText, type TextRootState } from '@/features/text';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';

const Actions = styled.div`
  display: contents;
`;

/** Whether anything was made of the open document that closing it would throw away. */
const selectWorkWouldBeLost = (state: SegmentsRootState & TextRootState): boolean =>
  selectExtractedText(state) !== null || selectSegmentCount(state) > 0;

/** The two ways on from an open document. */
export function DocumentActions() {
  const isOpen = useSelector((state: DocumentRootState) => selectOpenDocument(state) !== null);
  const actions = useRef<HTMLDivElement>(null);
  useFocusWhenLost(actions, isOpen);
  if (!isOpen) return null;
  return (
    <Actions ref={actions}>
      <ExtractTextButton />
      <ExtractStructuresButton />
    </Actions>
  );
}

export function DocumentBody() {
  return <DocumentPane workWouldBeLost={useSelector(selectWorkWouldBeLost)} />;
}

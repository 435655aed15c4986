import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { counted } from '@/lib/counted';
import { fileSizeText } from '@/domain/fileSize';
import { contextClosed, selectOpenContext } from '@/features/context';
import { DocumentPane } from '@/features/document';
import { selectExtractedText, selectOpenDocument, selectSegmentCount } from '@/article';
import { segmentOpened } from '@/features/inspector';
import { isForLibrary, selectRemoving, useArticleIntake } from '@/features/library';
import { overlayShown } from '@/features/overlays';
import { drawingToggled } from '@/features/outlines';
import { EarlierWorkNotice, RecentWork, SavedMark, selectWorkIsKept } from '@/features/savedWork';
import { ExtractStructuresButton } from '@/features/segments';
import { ExtractTextButton } from '@/features/text';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import type { RootState } from '../store';
import { useAppSelector } from '../useAppSelector';
import { TeamMarkPart } from './TeamMarkPart';
import { OutlinesPart, OutlineToolsPart } from './outlineParts';
import { ContextPart } from './ContextPart';

const Actions = styled.div`
  display: contents;
`;

/** Whether closing the open document would discard any work. */
const selectWorkWouldBeLost = (state: RootState): boolean =>
  !selectWorkIsKept(state) &&
  (selectExtractedText(state) !== null || selectSegmentCount(state) > 0);

/** The file that is open, and whether the work on it is saved. */
export function DocumentDetail() {
  const document = useAppSelector(selectOpenDocument);
  if (!document) return null;
  const { file, pageCount } = document;
  const pages = counted(pageCount, 'page');
  return <span title={`${file.name}, ${fileSizeText(file.size)}, ${pages}`}>{file.name}</span>;
}

/** The two next steps from an open document. */
export function DocumentActions() {
  const isOpen = useAppSelector((state) => selectOpenDocument(state) !== null);
  const actions = useRef<HTMLDivElement>(null);
  useFocusWhenLost(actions, isOpen);
  if (!isOpen) return null;
  return (
    <Actions ref={actions}>
      <SavedMark />
      <TeamMarkPart />
      <ExtractTextButton />
      <ExtractStructuresButton />
    </Actions>
  );
}

/** The page that a segment was cut from, while its context is open. */
function useOpenContext() {
  const dispatch = useDispatch();
  const context = useAppSelector(selectOpenContext);
  if (!context) return undefined;
  const { segmentId } = context;
  const back = () => {
    dispatch(contextClosed());
    dispatch(segmentOpened({ segmentId }));
  };
  return <ContextPart key={segmentId} context={context} onBack={back} />;
}

/** Several PDFs, and shared articles, are a matter for the library, which then shows what becomes of each. */
function useSeveral() {
  const dispatch = useDispatch();
  const intake = useArticleIntake();
  return useCallback(
    (files: readonly File[]) => {
      intake(files);
      dispatch(overlayShown('library'));
    },
    [intake, dispatch],
  );
}

export function DocumentBody() {
  const dispatch = useDispatch();
  const workWouldBeLost = useAppSelector(selectWorkWouldBeLost);
  const outlines = {
    Layer: OutlinesPart,
    Tools: OutlineToolsPart,
    onDrawBox: () => void dispatch(drawingToggled()),
  };
  return (
    <DocumentPane
      workWouldBeLost={workWouldBeLost}
      inPlaceOfPdf={useOpenContext()}
      earlierWork={<EarlierWorkNotice />}
      recentWork={<RecentWork hidden={useAppSelector(selectRemoving)} />}
      outlines={outlines}
      onSeveral={useSeveral()}
      isForSeveral={isForLibrary}
    />
  );
}

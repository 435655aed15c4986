import { useSelector } from 'react-redux';
import { TextAlignStart } from 'lucide-react';
import {
  AnnotatedText,
  AnnotationList,
  AnnotationProgress,
  ExtractAnnotationsButton,
  SavedResults,
  selectAnnotationResult,
} from '@/features/annotations';
import {
  DownloadTextButton,
  selectExtractedText,
  TextProgress,
  type TextRootState,
} from '@/features/text';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ListPanel, RowDivider, Rows, TextPanel } from './TextColumn.styles';

const selectHasText = (state: TextRootState): boolean => selectExtractedText(state) !== null;

/** What can be done with the text; without one, an earlier result can be taken up. */
export function TextActions() {
  const hasText = useSelector(selectHasText);
  return (
    <>
      <SavedResults />
      {hasText && <DownloadTextButton />}
      {hasText && <ExtractAnnotationsButton />}
    </>
  );
}

/** The text above, its annotations below, and a divider between that moves by pointer and keyboard. */
function TextAndAnnotations() {
  const hasAnnotations = useSelector(selectAnnotationResult) !== null;
  return (
    <Rows orientation="vertical">
      <TextPanel id="reading" defaultSize="64%" minSize={120}>
        <AnnotatedText />
      </TextPanel>
      {hasAnnotations && (
        <>
          <RowDivider aria-label="Height of the text" />
          <ListPanel id="annotations" defaultSize="36%" minSize={120}>
            <AnnotationList />
          </ListPanel>
        </>
      )}
    </Rows>
  );
}

export function TextBody() {
  const hasText = useSelector(selectHasText);
  return (
    <>
      <TextProgress />
      <AnnotationProgress />
      {hasText ? (
        <TextAndAnnotations />
      ) : (
        <EmptyState icon={TextAlignStart} title="No Text Extracted Yet">
          Upload a PDF and click Extract Text.
        </EmptyState>
      )}
    </>
  );
}

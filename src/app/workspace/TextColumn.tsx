import { TextAlignStart } from 'lucide-react';
import { AnnotationProgress, ExtractAnnotationsButton, SavedResults } from '@/features/annotations';
import { selectArticleIsBeingRead } from '@/features/articleReading';
import {
  DownloadTextButton,
  selectScanInWords,
  selectTextExtraction,
  TextProgress,
} from '@/features/text';
import { selectExtractedText, selectOpenDocument } from '@/article';
import { counted } from '@/lib/counted';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import type { RootState } from '../store';
import { useAppSelector } from '../useAppSelector';

/** Preloaded, because it is only needed with the first text. */
export const TextPart = lazyPart<object>({
  name: 'The text',
  load: async () =>
    (await import(/* webpackChunkName: "text" */ './TextAndAnnotations')).TextAndAnnotations,
  busy: () => <Waiting>Loading the text</Waiting>,
});

const selectHasText = (state: RootState): boolean => selectExtractedText(state) !== null;

/** How many pages the text has. */
export function TextDetail() {
  const pages = useAppSelector((state) =>
    selectHasText(state) ? selectOpenDocument(state)?.pageCount : undefined,
  );
  if (pages === undefined) return null;
  return <span>{counted(pages, 'page')} of text</span>;
}

/** The actions on the text; without one, an earlier result can be loaded. */
export function TextActions() {
  const hasText = useAppSelector(selectHasText);
  return (
    <>
      <SavedResults />
      {hasText && <DownloadTextButton />}
      {hasText && <ExtractAnnotationsButton />}
    </>
  );
}

export function TextBody() {
  const hasText = useAppSelector(selectHasText);
  const isBeingRead = useAppSelector(selectArticleIsBeingRead);
  return (
    <>
      {!isBeingRead && <TextProgress />}
      {!isBeingRead && <AnnotationProgress />}
      {hasText ? <TextPart /> : <NoText />}
    </>
  );
}

function NoText() {
  const { status } = useAppSelector(selectTextExtraction);
  const scan = useAppSelector(selectScanInWords);
  if (status === 'running') {
    return (
      <EmptyState icon={TextAlignStart} title="Reading the text">
        {scan ?? 'Every page is read in the order of its columns.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={TextAlignStart} title="No Text Extracted Yet">
      Upload a PDF and click Extract Text.
    </EmptyState>
  );
}

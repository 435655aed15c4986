import { AnnotationList, selectHasAnnotations } from '@/features/annotations';
import { ArticleHead, ScannedPages } from '@/features/text';
import { NamedText } from '@/widgets/naming';
import { useAppSelector } from '../useAppSelector';
import { ListPanel, RowDivider, Rows, TextPanel } from './TextColumn.styles';

/**
 * The text above, its annotations below, and a divider in between that can be moved by pointer and keyboard.
 */
export function TextAndAnnotations() {
  const hasAnnotations = useAppSelector(selectHasAnnotations);
  return (
    <>
      <ArticleHead />
      <ScannedPages />
      <Rows orientation="vertical">
        <TextPanel id="reading" defaultSize="64%" minSize={120}>
          <NamedText />
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
    </>
  );
}

import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { Annotation } from '@/domain/annotation';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import { selectExtractedText } from '@/article';
import { selectAnnotations } from '../../annotations.selectors';
import { selectPicked } from '../../annotationView.slice';
import type { PickedAnnotation } from '../../annotationView.slice';
import { textBlocks, type TextBlock } from '../../textBlocks';
import { Reading } from './AnnotatedText.styles';
import { TextBlockView } from './TextBlockView';
import { AnnotationBar } from '../AnnotationBar/AnnotationBar';
import { useTextKeys } from './useTextKeys';
import { usePicking } from './usePicking';

/** Off-screen blocks have an estimated height; in each frame after a scroll, a few get their real one. */
const SETTLING_FRAMES = 10;

/** Scrolls to the annotation picked in the list, and keeps it in view until the blocks around it settle. */
function useFollowList(area: RefObject<HTMLDivElement | null>, picked: PickedAnnotation | null) {
  useEffect(() => {
    if (picked?.from !== 'list') return undefined;
    const mark = area.current?.querySelector(`mark[data-marks~="${picked.index}"]`);
    let frame = 0;
    const bring = (framesLeft: number) => {
      // jsdom has no layout, so there is nothing to scroll.
      mark?.scrollIntoView?.({ block: 'center' });
      if (framesLeft > 0) frame = requestAnimationFrame(() => bring(framesLeft - 1));
    };
    bring(SETTLING_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [area, picked]);
}

function useBlocks(annotations: readonly Annotation[]): TextBlock[] {
  const { content = '', article } = useSelector(selectExtractedText) ?? {};
  const title = article?.title;
  return useMemo(() => textBlocks(content, annotations, title), [content, annotations, title]);
}

interface AnnotatedTextProps {
  /** What else can be done with the annotation that is picked. */
  readonly children?: ReactNode;
}

/** The extracted text with its annotations, rendered as plain text nodes: it is never parsed as markup. */
export function AnnotatedText({ children }: AnnotatedTextProps) {
  const annotations = useSelector(selectAnnotations);
  const picked = useSelector(selectPicked);
  const area = useRef<HTMLDivElement>(null);
  const blocks = useBlocks(annotations);
  const { onClick, onKeyDown } = usePicking();
  const onTextKey = useTextKeys(area, picked?.index);
  useFocusWhenLost(area, picked === null);
  useFollowList(area, picked);
  const touching = (index: number | undefined, { start, end }: TextBlock) => {
    const annotation = index === undefined ? undefined : annotations[index];
    return annotation && annotation.start < end && annotation.end > start ? index : undefined;
  };
  return (
    <>
      <Reading
        ref={area}
        label="Extracted text"
        onClick={onClick}
        onKeyDown={(event) => {
          if (onTextKey(event)) event.preventDefault();
          else onKeyDown(event);
        }}
      >
        {blocks.map((block) => (
          <TextBlockView
            key={block.start}
            block={block}
            picked={touching(picked?.index, block)}
            tabStop={touching(picked?.index ?? 0, block)}
          />
        ))}
      </Reading>
      <AnnotationBar area={area}>{children}</AnnotationBar>
    </>
  );
}

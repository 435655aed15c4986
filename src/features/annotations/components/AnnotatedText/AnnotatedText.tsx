import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectExtractedText } from '@/features/text';
import { selectAnnotations, selectPicked } from '../../annotations.selectors';
import type { PickedAnnotation } from '../../annotations.slice';
import { textBlocks, type TextBlock } from '../../textBlocks';
import { Reading } from './AnnotatedText.styles';
import { TextBlockView } from './TextBlockView';
import { usePicking } from './usePicking';

/** Brings what was picked in the list into sight. */
function useFollowList(area: RefObject<HTMLDivElement | null>, picked: PickedAnnotation | null) {
  useEffect(() => {
    if (picked?.from !== 'list') return;
    const mark = area.current?.querySelector(`mark[data-marks~="${picked.index}"]`);
    // jsdom has no layout and nothing to scroll.
    mark?.scrollIntoView?.({ block: 'center' });
  }, [area, picked]);
}

/** The extracted text with its annotations, as plain text nodes: nothing in it is ever markup. */
export function AnnotatedText() {
  const content = useSelector(selectExtractedText)?.content ?? '';
  const annotations = useSelector(selectAnnotations);
  const picked = useSelector(selectPicked);
  const area = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => textBlocks(content, annotations), [content, annotations]);
  const picking = usePicking();
  useFollowList(area, picked);
  const touching = (index: number | undefined, { start, end }: TextBlock) => {
    const annotation = index === undefined ? undefined : annotations[index];
    return annotation && annotation.start < end && annotation.end > start ? index : undefined;
  };
  return (
    <Reading ref={area} label="Extracted text" {...picking}>
      {blocks.map((block) => (
        <TextBlockView
          key={block.start}
          block={block}
          picked={touching(picked?.index, block)}
          tabStop={touching(picked?.index ?? 0, block)}
        />
      ))}
    </Reading>
  );
}

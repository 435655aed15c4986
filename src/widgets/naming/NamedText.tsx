import { useRef, type DragEvent } from 'react';
import { useSelector } from 'react-redux';
import { WORD_TYPE } from '@/domain/givenName';
import { AnnotatedText, selectAnnotations } from '@/features/annotations';
import { selectExtractedText, selectSegmentCount } from '@/article';
import { Column } from './Naming.styles';
import { AddFromName } from './AddFromName';
import { DrawingMenu } from './DrawingMenu';
import { NamingBar } from './NamingBar';
import { PickedName } from './PickedName';
import { useNamingKey } from './useNamingKey';
import { wordOfMark, wordOfSelection } from './wordsOfText';

/** The annotated text, whose names can be given to drawings: dragged there, or by a menu. */
export function NamedText() {
  const content = useSelector(selectExtractedText)?.content ?? '';
  const annotations = useSelector(selectAnnotations);
  const hasDrawings = useSelector(selectSegmentCount) > 0;
  const column = useRef<HTMLDivElement>(null);
  const onDragStart = ({ target, currentTarget, dataTransfer }: DragEvent) => {
    const given = wordOfSelection(currentTarget) ?? wordOfMark(target, content, annotations);
    if (!given || !hasDrawings) return;
    dataTransfer.setData(WORD_TYPE, JSON.stringify(given.word));
    dataTransfer.effectAllowed = 'copy';
  };
  const { menu, onKeyDown } = useNamingKey(hasDrawings);
  return (
    <Column ref={column} onDragStart={onDragStart} onKeyDown={onKeyDown}>
      <AnnotatedText>
        {hasDrawings && <PickedName content={content} />}
        <AddFromName />
      </AnnotatedText>
      <NamingBar onClose={() => focusText(column.current)} />
      {menu && <DrawingMenu {...menu} />}
    </Column>
  );
}

const focusText = (column: Element | null) =>
  column?.querySelector<HTMLElement>('[data-scroll-area]')?.focus({ preventScroll: true });

import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { isNameLabel, WORD_TYPE, type GivenWord } from '@/domain/givenName';
import { sentenceAt } from '@/domain/submission/sentenceAt';
import { AnnotatedText, selectAnnotations, selectPickedAnnotation } from '@/features/annotations';
import { selectSegmentCount } from '@/features/segments';
import { TEXT_KEYS, useKeyCommand, KeyHint } from '@/features/shortcuts';
import { selectExtractedText } from '@/features/text';
import { Button } from '@/ui/Button/Button';
import { DrawingMenu } from './DrawingMenu';
import { Bar, Column } from './Naming.styles';
import { NamingBar } from './NamingBar';
import { wordOfMark, wordOfSelection } from './wordsOfText';

/** Which drawing has the words is asked. */
interface Asked {
  readonly word: GivenWord;
  /** They are selected, whether or not an annotation marks them. */
  readonly isSelected: boolean;
}

/** The annotated text, whose names can be given to drawings: dragged there, or by a menu. */
export function NamedText() {
  const content = useSelector(selectExtractedText)?.content ?? '';
  const annotations = useSelector(selectAnnotations);
  const hasDrawings = useSelector(selectSegmentCount) > 0;
  const commandOf = useKeyCommand(TEXT_KEYS);
  const column = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  const selected = useRef<Range>(null);
  const focused = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const onDragStart = ({ target, currentTarget, dataTransfer }: DragEvent) => {
    const given = wordOfSelection(currentTarget) ?? wordOfMark(target, content, annotations);
    if (!given || !hasDrawings) return;
    dataTransfer.setData(WORD_TYPE, JSON.stringify(given.word));
    dataTransfer.effectAllowed = 'copy';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasDrawings || asked || commandOf(event) !== 'name') return;
    const selection = wordOfSelection(event.currentTarget);
    const marked = wordOfMark(event.target, content, annotations);
    const word = selection?.word ?? marked?.word;
    if (!word) return;
    event.preventDefault();
    mark.current = marked?.mark ?? null;
    selected.current = selection?.range ?? null;
    focused.current = event.target instanceof HTMLElement ? event.target : null;
    setAsked({ word, isSelected: selection !== undefined });
  };
  return (
    <Column ref={column} onDragStart={onDragStart} onKeyDown={onKeyDown}>
      <AnnotatedText />
      {hasDrawings && <PickedName content={content} />}
      <NamingBar onClose={() => focusText(column.current)} />
      {asked && (
        <DrawingMenu
          anchor={asked.isSelected ? selected : mark}
          focusBack={asked.isSelected ? focused : mark}
          word={asked.word}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Column>
  );
}

const focusText = (column: Element | null) =>
  column?.querySelector<HTMLElement>('[data-scroll-area]')?.focus({ preventScroll: true });

/** The name that is picked, and a button that does what dragging does. */
function PickedName({ content }: { readonly content: string }) {
  const picked = useSelector(selectPickedAnnotation);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!picked || !isNameLabel(picked.label)) return null;
  const word = { text: picked.text, sentence: sentenceAt(content, picked) };
  return (
    <Bar>
      <p>“{picked.text}”</p>
      <Button
        ref={button}
        size="s"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Name of… <KeyHint of={TEXT_KEYS.name} />
      </Button>
      {isOpen && (
        <DrawingMenu
          anchor={button}
          focusBack={button}
          word={word}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Bar>
  );
}

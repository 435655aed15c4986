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
import { Column } from './Naming.styles';
import { NamingBar } from './NamingBar';
import { wordOfMark, wordOfSelection } from './wordsOfText';

/** The annotated text, whose names can be given to drawings: dragged there, or by a menu. */
export function NamedText() {
  const content = useSelector(selectExtractedText)?.content ?? '';
  const annotations = useSelector(selectAnnotations);
  const hasDrawings = useSelector(selectSegmentCount) > 0;
  const commandOf = useKeyCommand(TEXT_KEYS);
  const anchor = useRef<HTMLElement>(null);
  const [word, setWord] = useState<GivenWord>();
  const onDragStart = ({ target, dataTransfer }: DragEvent) => {
    const given = wordOfSelection() ?? wordOfMark(target, content, annotations)?.word;
    if (!given || !hasDrawings) return;
    dataTransfer.setData(WORD_TYPE, JSON.stringify(given));
    dataTransfer.effectAllowed = 'copy';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const marked = wordOfMark(event.target, content, annotations);
    if (!marked || !hasDrawings || commandOf(event) !== 'name') return;
    event.preventDefault();
    anchor.current = marked.mark;
    setWord(marked.word);
  };
  return (
    <Column onDragStart={onDragStart} onKeyDown={onKeyDown}>
      <AnnotatedText>{hasDrawings && <PickedName content={content} />}</AnnotatedText>
      <NamingBar />
      {word && <DrawingMenu anchor={anchor} word={word} onClose={() => setWord(undefined)} />}
    </Column>
  );
}

/** The name that is picked, and a button that does what dragging does. */
function PickedName({ content }: { readonly content: string }) {
  const picked = useSelector(selectPickedAnnotation);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!picked || !isNameLabel(picked.label)) return null;
  const word = { text: picked.text, sentence: sentenceAt(content, picked) };
  return (
    <>
      <Button
        ref={button}
        size="s"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Name of… <KeyHint of={TEXT_KEYS.name} />
      </Button>
      {isOpen && <DrawingMenu anchor={button} word={word} onClose={() => setIsOpen(false)} />}
    </>
  );
}

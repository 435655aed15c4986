import { useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import type { GivenWord } from '@/domain/givenName';
import { selectAnnotations } from '@/features/annotations';
import { TEXT_KEYS, useKeyCommand } from '@/features/shortcuts';
import { selectExtractedText } from '@/article';
import type { DrawingMenuProps } from './DrawingMenu';
import { wordOfMark, wordOfSelection } from './wordsOfText';

/** Which drawing has the words is asked. */
interface Asked {
  readonly word: GivenWord;
  /** They are selected, whether or not an annotation marks them. */
  readonly isSelected: boolean;
}

/** The key that asks which drawing has the selected words, or the name that has the focus. */
export function useNamingKey(hasDrawings: boolean) {
  const content = useSelector(selectExtractedText)?.content ?? '';
  const annotations = useSelector(selectAnnotations);
  const commandOf = useKeyCommand(TEXT_KEYS);
  const mark = useRef<HTMLElement>(null);
  const selected = useRef<Range>(null);
  const focused = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Asked>();
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
  const menu: DrawingMenuProps | undefined = asked && {
    anchor: asked.isSelected ? selected : mark,
    focusBack: asked.isSelected ? focused : mark,
    word: asked.word,
    onClose: () => setAsked(undefined),
  };
  return { onKeyDown, menu };
}

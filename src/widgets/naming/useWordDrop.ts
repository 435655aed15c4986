import { useState, type DragEvent } from 'react';
import { readGivenWord, WORD_TYPE } from '@/domain/givenName';
import { useGiveWord } from './useGiveWord';

/** A place where words of the text can be dropped; `data-word-target` while they are over it. */
export function useWordDrop(segmentId: string) {
  const give = useGiveWord();
  const [isOver, setIsOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(WORD_TYPE)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setIsOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setIsOver(false);
    const word = readGivenWord(event.dataTransfer.getData(WORD_TYPE));
    if (!word) return;
    event.preventDefault();
    give(segmentId, word);
  };
  return { onDragOver, onDragLeave, onDrop, 'data-word-target': isOver || undefined };
}

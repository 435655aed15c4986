import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { isNameLabel } from '@/domain/givenName';
import { sentenceAt } from '@/domain/submission/sentenceAt';
import { selectPickedAnnotation } from '@/features/annotations';
import { KeyHint, TEXT_KEYS } from '@/features/shortcuts';
import { Button } from '@/ui/Button/Button';
import { DrawingMenu } from './DrawingMenu';

/** The name that is picked, and a button that does what dragging does. */
export function PickedName({ content }: { readonly content: string }) {
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
      {isOpen && (
        <DrawingMenu
          anchor={button}
          focusBack={button}
          word={word}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { truncate } from '@/domain/truncate';
import { ANNOTATION_KEYS, KeyHint } from '@/features/shortcuts';
import { selectExtractedText } from '@/article';
import { Button } from '@/ui/Button/Button';
import { FootBar } from '@/ui/Panel/FootBar';
import { Muted } from '@/ui/Text/Text';
import { annotationTitle } from '../../annotationWording';
import { selectPicked } from '../../annotationView.slice';
import { selectPickedAnnotation } from '../../annotations.selectors';
import { annotationAddRequested, annotationsJudgeRequested } from '../../annotations.actions';
import type { TextRange } from '../AnnotatedText/selectedRange';
import { useSelectedRange } from '../AnnotatedText/useSelectedRange';
import { LabelMenu } from './LabelMenu';

/** Characters of the words that the bar repeats. */
const SHOWN_LENGTH = 80;

interface AnnotationBarProps {
  /** Contains the text. */
  readonly area: RefObject<HTMLElement | null>;
  /** What else can be done with the annotation that is picked. */
  readonly children?: ReactNode;
}

/** Below the text: what can be done with the words that are selected, or else with the name that is picked. */
export function AnnotationBar({ area, children }: AnnotationBarProps) {
  const selected = useSelectedRange(area);
  // Pressing an entry of the menu ends the selection.
  const [held, setHeld] = useState<TextRange>();
  const range = held ?? selected;
  const content = useSelector(selectExtractedText)?.content ?? '';
  const hasPicked = useSelector(selectPicked) !== null;
  const dispatch = useDispatch();
  if (range) {
    const text = content.slice(range.start, range.end);
    return (
      <FootBar role="group" aria-label="Selected words">
        <p>“{truncate(text, SHOWN_LENGTH)}”</p>
        <LabelButton
          text={text}
          words="Mark as…"
          onOpen={(isOpen) => setHeld(isOpen ? range : undefined)}
          onChoose={(label) => {
            dispatch(annotationAddRequested({ ...range, label }));
            window.getSelection()?.removeAllRanges();
          }}
        />
      </FootBar>
    );
  }
  return hasPicked ? <PickedBar>{children}</PickedBar> : null;
}

function PickedBar({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  const picked = useSelector(selectPicked);
  const annotation = useSelector(selectPickedAnnotation);
  if (!picked || !annotation) return null;
  const indices = [picked.index];
  return (
    <FootBar role="group" aria-label="Picked annotation">
      <p>
        “{truncate(annotation.text, SHOWN_LENGTH)}” <Muted>{annotationTitle(annotation)}</Muted>
      </p>
      {!annotation.said && (
        <Button
          size="s"
          title="Accept this place"
          onClick={() => dispatch(annotationsJudgeRequested({ act: 'accept', indices }))}
        >
          Accept <KeyHint of={ANNOTATION_KEYS.accept} />
        </Button>
      )}
      <LabelButton
        text={annotation.text}
        words="Label…"
        onChoose={(label) =>
          dispatch(annotationsJudgeRequested({ act: 'relabel', indices, label }))
        }
      />
      <Button
        size="s"
        title="Remove the annotation of this place"
        onClick={() => dispatch(annotationsJudgeRequested({ act: 'remove', indices }))}
      >
        Remove <KeyHint of={ANNOTATION_KEYS.remove} />
      </Button>
      {children}
    </FootBar>
  );
}

interface LabelButtonProps {
  readonly text: string;
  readonly words: string;
  readonly onOpen?: (isOpen: boolean) => void;
  readonly onChoose: (label: string) => void;
}

function LabelButton({ text, words, onOpen, onChoose }: LabelButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const turn = (opens: boolean) => {
    setIsOpen(opens);
    onOpen?.(opens);
  };
  return (
    <>
      <Button
        ref={button}
        size="s"
        data-choose-label=""
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // The selection stays, and with it the bar.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => turn(!isOpen)}
      >
        {words} <KeyHint of={ANNOTATION_KEYS.choose} />
      </Button>
      {isOpen && (
        <LabelMenu anchor={button} text={text} onChoose={onChoose} onClose={() => turn(false)} />
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Notice } from '@/ui/Notice/Notice';
import { applyRequested, closeRequested, type OpenEditor } from '../../editor.slice';
import { EditorCover } from './EditorCover';
import { Canvas, Problem, Stage } from './EditorDialog.styles';
import { EditorFrame } from './EditorFrame';
import { EditorQuestions } from './EditorQuestions';

interface EditorShellProps {
  readonly editor: OpenEditor;
  readonly title: string;
  /** Of the button that takes the drawing. */
  readonly words: { readonly apply: string; readonly applying: string };
  /** What the drawing belongs to, in the head. */
  readonly details?: ReactNode;
  /** What stands beside the editor; without it, the editor takes all the room. */
  readonly children?: ReactNode;
}

/** The editor in its dialog, with its questions and what went wrong. */
export function EditorShell({ editor, title, words, details, children }: EditorShellProps) {
  const { phase, attempt, question } = editor;
  const dispatch = useDispatch();
  const close = () => dispatch(closeRequested());
  return (
    <Dialog
      open
      size="l"
      title={title}
      onClose={close}
      headActions={details}
      footer={<EditorFoot editor={editor} words={words} onCancel={close} />}
    >
      <Stage $isAlone={children === undefined}>
        {children}
        <Canvas aria-busy={phase === 'starting' || phase === 'applying'}>
          {phase !== 'failed' && <EditorFrame key={attempt} />}
          <EditorCover editor={editor} />
        </Canvas>
      </Stage>
      <EditorQuestions question={question} />
    </Dialog>
  );
}

const CANNOT_APPLY = {
  starting: 'The editor is starting',
  failed: 'The editor did not load',
  editing: undefined,
  applying: undefined,
} as const;

interface EditorFootProps extends Pick<EditorShellProps, 'editor' | 'words'> {
  readonly onCancel: () => void;
}

function EditorFoot({ editor: { phase, problem }, words, onCancel }: EditorFootProps) {
  const dispatch = useDispatch();
  return (
    <>
      <Problem role="alert">
        {problem && phase !== 'failed' && (
          <Notice tone="warning">
            {problem.message}
            {problem.cause !== undefined && `: ${problem.cause}`}
          </Notice>
        )}
      </Problem>
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        variant="primary"
        busy={phase === 'applying'}
        disabledReason={CANNOT_APPLY[phase]}
        onClick={() => dispatch(applyRequested())}
      >
        {phase === 'applying' ? words.applying : words.apply}
      </Button>
    </>
  );
}

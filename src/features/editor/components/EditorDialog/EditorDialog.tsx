import { useDispatch } from 'react-redux';
import { SegmentPicture } from '@/features/segments';
import { selectOrdinal, selectSegmentById } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Text } from '@/ui/Layout/Layout';
import { Notice } from '@/ui/Notice/Notice';
import { applyRequested, closeRequested, type OpenEditor } from '../../editor.slice';
import { DoubtfulPlaces } from './DoubtfulPlaces';
import { EditorCover } from './EditorCover';
import { Canvas, OriginalPicture, Original, Problem, Stage } from './EditorDialog.styles';
import { EditorFrame } from './EditorFrame';
import { EditorQuestions } from './EditorQuestions';

export interface EditorDialogProps {
  readonly editor: OpenEditor;
}

/** 'Edit Structure': the original drawing, and what may have been misread of it, next to the editor. */
export default function EditorDialog({ editor }: EditorDialogProps) {
  const { segmentId, phase, attempt, question } = editor;
  const dispatch = useDispatch();
  const segment = useSelectorWith(selectSegmentById, segmentId);
  const ordinal = useSelectorWith(selectOrdinal, segmentId);
  const close = () => dispatch(closeRequested());
  if (!segment) return null;
  return (
    <Dialog
      open
      size="l"
      title="Edit Structure"
      onClose={close}
      headActions={
        <Text $ink="text-2" $size="s" $num $nowrap>
          Segment #{ordinal}, page {segment.pageNumber}
        </Text>
      }
      footer={<EditorFoot editor={editor} onCancel={close} />}
    >
      <Stage>
        <Original>
          <figcaption>As in the paper</figcaption>
          <OriginalPicture>
            <SegmentPicture segment={segment} />
          </OriginalPicture>
          <DoubtfulPlaces segment={segment} />
        </Original>
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

interface EditorFootProps extends EditorDialogProps {
  readonly onCancel: () => void;
}

function EditorFoot({ editor: { phase, problem }, onCancel }: EditorFootProps) {
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
        {phase === 'applying' ? 'Applying...' : 'Apply'}
      </Button>
    </>
  );
}

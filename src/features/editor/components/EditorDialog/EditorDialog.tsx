import type { OpenEditor } from '../../editor.slice';
import { EditorShell } from './EditorShell';
import { SegmentDialog } from './SegmentDialog';

export interface EditorDialogProps {
  readonly editor: OpenEditor;
}

/** The structure editor, for a drawing of the article or for one to search for. */
export default function EditorDialog({ editor }: EditorDialogProps) {
  const { segmentId } = editor;
  if (segmentId !== null) return <SegmentDialog editor={editor} segmentId={segmentId} />;
  return <EditorShell editor={editor} title="Draw Structure" words={WORDS} />;
}

const WORDS = { apply: 'Use drawing', applying: 'Reading...' };

import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenEditor } from '../editor.selectors';

/** Few sessions edit: the dialog comes when it is first opened, and Ketcher only then, in its frame. */
const EditorDialog = lazy(() => import('./EditorDialog/EditorDialog'));

/** The structure editor, while it is open. */
export function StructureEditor() {
  const open = useSelector(selectOpenEditor);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <EditorDialog editor={open} />
    </Suspense>
  );
}

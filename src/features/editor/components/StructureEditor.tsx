import { useDispatch, useSelector } from 'react-redux';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import { closeRequested, selectOpenEditor } from '../editor.slice';
import type { EditorDialogProps } from './EditorDialog/EditorDialog';

/** Few sessions edit, so the dialog is not part of the first load, and Ketcher loads only in its frame. */
export const EditorPart = lazyDialog<EditorDialogProps>({
  name: 'The structure editor',
  load: async () =>
    (await import(/* webpackChunkName: "editor" */ './EditorDialog/EditorDialog')).default,
  title: 'Structure editor',
  size: 'l',
  loading: 'Loading the editor',
  useClose: () => {
    const dispatch = useDispatch();
    return () => dispatch(closeRequested());
  },
});

/** The structure editor, while it is open. */
export function StructureEditor() {
  const open = useSelector(selectOpenEditor);
  return open && <EditorPart editor={open} />;
}

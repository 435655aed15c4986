import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '@/ui/Dialog/Dialog';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import { selectOpenEditor } from '../editor.selectors';
import { closeRequested } from '../editor.slice';
import type { EditorDialogProps } from './EditorDialog/EditorDialog';

/** Few sessions edit: the dialog is no part of the first load, and Ketcher comes only in its frame. */
export const EditorPart = lazyPart<EditorDialogProps>({
  name: 'The structure editor',
  load: async () =>
    (await import(/* webpackChunkName: "editor" */ './EditorDialog/EditorDialog')).default,
  busy: () => (
    <Frame>
      <Waiting>Loading the editor</Waiting>
    </Frame>
  ),
  failed: (_props, words) => <Frame>{words}</Frame>,
});

/** The structure editor, while it is open. */
export function StructureEditor() {
  const open = useSelector(selectOpenEditor);
  return open && <EditorPart editor={open} />;
}

/** In the place of the dialog until its code is there. */
function Frame({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  return (
    <Dialog open size="l" title="Edit Structure" onClose={() => dispatch(closeRequested())}>
      {children}
    </Dialog>
  );
}

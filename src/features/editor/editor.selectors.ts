import type { EditorRootState, OpenEditor } from './editor.slice';

/** `null` while the editor is closed. */
export const selectOpenEditor = (state: EditorRootState): OpenEditor | null => state.editor.open;

export const selectEditorIsClosed = (state: EditorRootState): boolean => state.editor.open === null;

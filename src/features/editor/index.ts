export { EditButton } from './components/EditButton/EditButton';
export { EditorPart, StructureEditor } from './components/StructureEditor';
export { UndoEditButton } from './components/EditButton/UndoEditButton';
export { editorSaga } from './editor.saga';
export { selectOpenEditor } from './editor.selectors';
export { editorReducer, editRequested, type EditorRootState } from './editor.slice';
export { applyRequested } from './editor.slice';

export { EditButton } from './components/EditButton/EditButton';
export { EditorPart, StructureEditor } from './components/StructureEditor';
export { UndoEditButton } from './components/EditButton/UndoEditButton';
export { editorSaga } from './sagas/editor.saga';
export { readDrawing } from './sagas/readDrawing.saga';
export { runEditor } from './sagas/runEditor.saga';
export type { EditorChannel } from './sagas/editorChannel';
export {
  applyRefused,
  editorOpened,
  editorReducer,
  editRequested,
  placeFixRequested,
  selectOpenEditor,
} from './editor.slice';
export { applyRequested } from './editor.slice';

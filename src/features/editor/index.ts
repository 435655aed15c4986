export { EditButton } from './components/EditButton/EditButton';
export { EditorPart, StructureEditor } from './components/StructureEditor';
export { UndoEditButton } from './components/EditButton/UndoEditButton';
export { editorSaga } from './sagas/editStructure.saga';
export {
  editorOpened,
  editorReducer,
  editRequested,
  placeFixRequested,
  selectOpenEditor,
} from './editor.slice';
export { applyRequested } from './editor.slice';

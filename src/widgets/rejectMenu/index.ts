export { RejectMenu } from './RejectMenu';
export { NoteForm } from './RejectMenu.styles';

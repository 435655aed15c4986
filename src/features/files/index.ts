export type { MadeDocument } from './sagas/makeDocument.saga';
export { documentOfFile } from './sagas/documentOfFile.saga';
export { filesSaga } from './files.saga';

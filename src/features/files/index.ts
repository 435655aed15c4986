export { filesSaga } from './files.saga';

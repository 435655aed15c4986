export { LibraryFileError, type PackedArticle } from './manifest';
export { libraryFile, packArticle, type Packed } from './packLibrary';
export {
  openLibrary,
  unpackArticle,
  type OpenLibrary,
  type UnpackedArticle,
} from './unpackLibrary';

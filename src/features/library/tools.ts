export { checkArticles } from './sagas/checkArticles.saga';
export { exportCombined } from './sagas/exportCombined.saga';
export { findElsewhere } from './sagas/findElsewhere.saga';
export { importLibrary } from './sagas/importLibrary.saga';
export { lookThrough } from './sagas/lookThrough.saga';
export { packLibrary } from './sagas/packLibrary.saga';
export { searchLibrary } from './sagas/searchLibrary.saga';

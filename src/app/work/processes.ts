export { workSagas } from './workSagas';
export { preloadParts } from './preloadParts.saga';

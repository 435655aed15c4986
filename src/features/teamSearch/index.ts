export { teamSearchSaga } from './exportFound.saga';
export { foundExportRequested, type FoundFormat } from './teamSearch.actions';

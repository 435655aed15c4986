export { teamSearchSaga } from './exportFound.saga';
export { foundExportRequested } from './teamSearch.actions';

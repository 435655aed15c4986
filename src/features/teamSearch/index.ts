export { foundExportRequested } from './teamSearch.actions';
export { teamSearchSaga } from './teamSearch.saga';
export {
  queryChanged,
  queryCleared,
  selectQuery,
  soughtDrawRequested,
  teamSearchReducer,
} from './teamSearch.slice';

export {
  newVersionChanged,
  offlineReducer,
  selectOffline,
  type OfflineRootState,
} from './offline.slice';
export { offlineSaga } from './offline.saga';
export { NewVersionNotice } from './components/NewVersionNotice/NewVersionNotice';
export { OfflineUse } from './components/OfflineUse/OfflineUse';

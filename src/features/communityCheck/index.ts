export { CommunityCheck } from './components/CommunityCheck/CommunityCheck';
export { communityCheckSaga } from './sagas/countMolecules.saga';
export { communityCheckReducer } from './communityCheck.slice';
export { communityCheckRequested } from './communityCheck.slice';

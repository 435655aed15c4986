export { CommunityCheck } from './components/CommunityCheck/CommunityCheck';
export { communityCheckSaga } from './communityCheck.saga';
export { communityCheckReducer, type CommunityCheckRootState } from './communityCheck.slice';
export { communityCheckRequested } from './communityCheck.slice';

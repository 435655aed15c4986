import type { CommunityCheckRootState, CommunityCheckState } from './communityCheck.slice';

export const selectCommunityCheck = (state: CommunityCheckRootState): CommunityCheckState =>
  state.communityCheck;

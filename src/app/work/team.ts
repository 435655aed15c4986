export { TeamMark, teamJoined, teamSaga } from '@/features/team';
export { teamReducers } from '../teamReducers';
export { teamSearchSaga } from '@/features/teamSearch';

export { TeamMark, teamJoined, teamSaga } from '@/features/team';
export { teamReducers } from '../teamReducers';

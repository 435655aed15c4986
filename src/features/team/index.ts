export { selectReplica, selectUnsentCount } from './team.selectors';
export {
  newsHeard,
  partSaidByUser,
  selectRefusedEvents,
  selectTeamLink,
  selectTeamUser,
  teamArticleOpenRequested,
  teamJoined,
  teamReducer,
  teamRetryRequested,
  type TeamRootState,
} from './team.slice';
export { teamSaga } from './team.saga';
export { withTeam } from './withTeam';

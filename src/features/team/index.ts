export { selectHasTeam } from './hasTeam';
export { selectReplica, selectUnsentCount } from './team.selectors';
export {
  selectArticleState,
  selectComments,
  selectContested,
  selectIsBlind,
  selectOpinion,
  selectSecondOpinions,
  selectTeamNames,
  selectWhoIsHere,
  type SecondOpinion,
} from './teamwork.selectors';
export {
  articlesAssignCancelled,
  articlesAssignRequested,
  assignmentsClosed,
  partSaidByUser,
  selectAssignments,
  selectNews,
  selectOpening,
  selectPeople,
  selectTeamUser,
  teamArticleOpenCancelled,
  teamArticleOpenRequested,
  teamJoined,
  teamReducer,
  teamRetryRequested,
  teamUserKnown,
  type ArticleToOpen,
  type TeamRootState,
} from './team.slice';
export { commentTyped, selectUnsent, unsentCommentsReducer } from './unsentComments.slice';
export { teamSaga } from './team.saga';
export { libraryWork } from './libraryWork';
export { partName } from './parts/partName';
export { TeamMark } from './components/TeamMark/TeamMark';
export { withTeam } from './withTeam';

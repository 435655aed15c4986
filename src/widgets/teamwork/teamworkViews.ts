export { ArticleTeamwork } from './ArticleTeamwork';
export { DrawingTeamwork } from './DrawingTeamwork';
export { PeopleHere } from './PeopleHere';

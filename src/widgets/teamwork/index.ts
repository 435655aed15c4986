export { ArticleTeamworkPart, DrawingTeamworkPart, PeopleHerePart } from './parts';

export { fieldInWords, KAPPA_MEANS, kappaInWords } from './agreementWords';
export { AssignField } from './AssignField';
export { OpenArticle } from './OpenArticle';
export { ArticleTeamworkPart, DrawingTeamworkPart, PeopleHerePart } from './parts';
export { partInWords, valuesInWords } from './partWords';
export { stateInWords } from './stateWords';
export { useMayAct, useMayWrite, useTeamUser } from './useTeamUser';

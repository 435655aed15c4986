export { fieldInWords, KAPPA_MEANS, kappaInWords } from './agreementWords';
export { ArticleTeamworkPart, DrawingTeamworkPart, PeopleHerePart } from './parts';
export { partInWords, valuesInWords } from './partWords';
export { stateInWords } from './stateWords';
export { useMayWrite, useTeamUser } from './useTeamUser';

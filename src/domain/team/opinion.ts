import { valueOf, type Replica } from './replica';
import { teamPart } from './teamPart';

/** Whose second opinion a page gives; `null`: what it says is said for all. */
export type Opinion = string | null;

/** What a second opinion is about. All else, such as the drawings, is everybody's. */
const KINDS = ['judgements/', 'drafts/'];

const isOfOpinions = (part: string): boolean => KINDS.some((kind) => part.startsWith(kind));

/** Whether somebody is asked for a second opinion, and may see what others say meanwhile: `blind` or `open`. */
export const askedPart = (name: string): string => teamPart('article', 'opinions', name);

const prefixOf = (name: string): string => `${teamPart('opinions', name)}/`;

/** Whose second opinion the page gives that has this of the article. */
export const opinionIn = (replica: Replica): Opinion =>
  replica.as !== undefined && typeof valueOf(replica, askedPart(replica.as)) === 'string'
    ? replica.as
    : null;

/** Whether it gives one without seeing what others say. */
export const isBlind = (replica: Replica): boolean =>
  replica.as !== undefined && valueOf(replica, askedPart(replica.as)) === 'blind';

/** Whether the page shows what somebody said: of a blind opinion, the user's own words alone. @param by nobody: the user */
export const isShownOf = (replica: Replica, by: string | undefined): boolean =>
  by === undefined || by === replica.as || !isBlind(replica);

/** The name in the library of a part of the article in the page. */
export const partThere = (part: string, opinion: Opinion): string =>
  opinion !== null && isOfOpinions(part) ? prefixOf(opinion) + part : part;

/** @returns undefined for what the page does not show: others' opinions, and in an opinion of its own the first one */
export function partHere(part: string, opinion: Opinion): string | undefined {
  if (part.startsWith('opinions/')) {
    const prefix = opinion === null ? undefined : prefixOf(opinion);
    return prefix !== undefined && part.startsWith(prefix) ? part.slice(prefix.length) : undefined;
  }
  return opinion !== null && isOfOpinions(part) ? undefined : part;
}

import { presentText } from './missing';

/**
 * The address of a page about a compound, as the browser would write it; `undefined` for what is no address of a
 * page, and for one with a user's name or password, which are not to be handed on.
 */
export function pageAddress(text: string | undefined): string | undefined {
  const typed = presentText(text);
  if (typed === undefined || /\s/.test(typed) || !URL.canParse(typed)) return undefined;
  const { protocol, username, password, href } = new URL(typed);
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && username === '' && password === '' ? href : undefined;
}

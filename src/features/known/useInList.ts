import { useSelector } from 'react-redux';
import { knownInWords, type KnownState } from '@/domain/knownList';
import { selectInList } from './knownHere.selectors';

/** What the services' list says of a compound, and what that is worth; `undefined` as long as it has said nothing. */
export function useInList(
  inchiKey: string | undefined,
): { readonly state: KnownState; readonly words: string } | undefined {
  const { list, states } = useSelector(selectInList);
  const state = inchiKey === undefined ? undefined : states[inchiKey];
  return list && state ? { state, words: knownInWords(state, list) } : undefined;
}

import { toApiError } from '@/api/apiError';
import type { CompoundQuery, FoundCompound, FoundPage } from '@/domain/team/foundCompound';

export interface CompoundSearchState {
  /** What was looked for; null before the first search. */
  readonly query: CompoundQuery | null;
  readonly compounds: readonly FoundCompound[];
  /** Where to go on; null: there are no more; undefined: from the beginning, since nothing was answered. */
  readonly cursor: string | null | undefined;
  readonly isBusy: boolean;
  /** Why the search ended, in words. */
  readonly failure: string | undefined;
}

export type Ask = (cursor: string | null, limit: number) => Promise<FoundPage>;

/** Compounds that the library tells in one answer. */
const AN_ANSWER = 1000;

interface Filling {
  /** Compounds in all, with those that were there. */
  readonly most: number;
  readonly ask: Ask;
  /** @returns false if the search was replaced */
  readonly show: (state: CompoundSearchState) => boolean;
}

/** Asks until there are enough compounds, there are no more, or the search was replaced. */
export async function fillPage(
  begun: CompoundSearchState,
  { most, ask, show }: Filling,
): Promise<void> {
  let state: CompoundSearchState = { ...begun, isBusy: true, failure: undefined };
  let goesOn = show(state);
  try {
    while (goesOn && state.isBusy) {
      const limit = Math.min(AN_ANSWER, most - state.compounds.length);
      const found = await ask(state.cursor ?? null, limit);
      const compounds = [...state.compounds, ...found.compounds];
      const isBusy = found.cursor !== null && compounds.length < most;
      state = { ...state, compounds, cursor: found.cursor, isBusy };
      goesOn = show(state);
    }
  } catch (thrown) {
    show({ ...state, isBusy: false, failure: toApiError(thrown).message });
  }
}

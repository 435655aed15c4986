import { createSelector } from '@reduxjs/toolkit';
import type { RecordKnown } from '@/domain/exports/compoundRecord';
import { selectInList, selectSeen, type KnownRootState } from '@/features/known';
import { selectSavedWorks, type SavedWorkRootState } from '@/features/savedWork';

export type KnownRecordsRootState = KnownRootState & SavedWorkRootState;

/** By InChIKey: what the services' list has of compounds, and in which other articles they are, as far as it is known. */
export const selectKnownByKey = createSelector(
  [selectInList, selectSeen, selectSavedWorks],
  ({ list, states }, seen, works): ReadonlyMap<string, RecordKnown> => {
    const titles = new Map(works.map(({ hash, facts, name }) => [hash, facts?.title ?? name]));
    const keys = new Set([...Object.keys(list ? states : {}), ...Object.keys(seen)]);
    return new Map(
      [...keys].map((key) => {
        const coconut = list ? states[key] : undefined;
        const articles = (seen[key] ?? []).flatMap(({ hash }) => titles.get(hash) ?? []);
        const known = {
          ...(coconut && { coconut }),
          ...(articles.length > 0 && { articles }),
        };
        return [key, known];
      }),
    );
  },
);

import { useState } from 'react';
import type { TeamArticle } from '@/domain/team/team';

/** Which of the articles whose rows are there are selected. @param shown those */
export function useSelection(shown: readonly TeamArticle[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    selected: shown.filter(({ id }) => ids.includes(id)),
    onSelect: setIds,
    /** What a row says and does. */
    of: (id: string) => ({
      isSelected: ids.includes(id),
      onSelect: (is: boolean) => {
        const others = ids.filter((each) => each !== id);
        setIds(is ? [...others, id] : others);
      },
    }),
  };
}

import { useDispatch, useSelector } from 'react-redux';
import type { TeamArticle } from '@/domain/team/team';
import { articlesAssignRequested, selectAssignments } from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Box } from '@/ui/Layout/Layout';
import { AssignField } from '@/widgets/teamwork';
import { BarOfField } from '../List.styles';

interface AssignBarProps {
  /** Articles whose rows are there. */
  readonly shown: readonly TeamArticle[];
  readonly selected: readonly TeamArticle[];
  readonly onSelect: (ids: readonly string[]) => void;
}

/** For reviewers: gives the selected articles to somebody, or takes them away. It stays, so that it keeps the focus. */
export function AssignBar({ shown, selected, onSelect }: AssignBarProps) {
  const dispatch = useDispatch();
  const isBusy = useSelector(selectAssignments)?.isBusy === true;
  const assign = (articles: readonly TeamArticle[], to: string | null) =>
    dispatch(articlesAssignRequested(articles.map((article) => ({ article, to }))));
  const owned = selected.filter(({ assigned }) => assigned !== null);
  const reason = isBusy ? 'Articles are being assigned' : undefined;
  return (
    <BarOfField role="group" aria-label="Assign the selected articles">
      <Checkbox
        checked={selected.length > 0 && selected.length === shown.length}
        indeterminate={selected.length > 0 && selected.length < shown.length}
        onChange={(isAll) => onSelect(isAll ? shown.map(({ id }) => id) : [])}
      >
        {selected.length === 0 ? `Select all ${shown.length}` : `${selected.length} selected`}
      </Checkbox>
      <Box $flex="0 1 320px" $minWidth={0}>
        <AssignField
          label="Assign to"
          verb="Assign"
          disabledReason={reason ?? (selected.length === 0 ? 'No article is selected' : undefined)}
          onAssign={(name) => assign(selected, name)}
        />
      </Box>
      <Button
        disabledReason={reason ?? (owned.length === 0 ? 'None of them is anybody’s' : undefined)}
        onClick={() => assign(owned, null)}
      >
        Make free
      </Button>
    </BarOfField>
  );
}

import { ChevronDown } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { recognitionRetryRequested, selectIsRunning } from '@/features/recognition';
import { Menu } from '@/ui/Menu/Menu';
import { selectReadingGroups, type ReadingGroups } from '../../readingGroups.selectors';

const CHOICES: readonly {
  readonly id: string;
  readonly words: string;
  readonly of: (groups: ReadingGroups) => readonly string[];
}[] = [
  {
    id: 'all',
    words: 'Read all but verified and edited',
    of: ({ unread, failed, processed }) => [...unread, ...failed, ...processed],
  },
  { id: 'unread', words: 'Read unread', of: ({ unread }) => unread },
  { id: 'failed', words: 'Read failed again', of: ({ failed }) => failed },
  { id: 'settled', words: 'Read verified and edited again', of: ({ settled }) => settled },
];

/** Beside 'Get Structures', which goes by the selection: what else the chosen engine can read. */
export function ReadMenu() {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectIsRunning);
  const groups = useSelector(selectReadingGroups);
  const items = CHOICES.map(({ id, words, of }) => {
    const ids = of(groups);
    return {
      id,
      label: `${words} (${ids.length})`,
      disabled: isRunning || ids.length === 0,
      onSelect: () => void dispatch(recognitionRetryRequested({ ids })),
    };
  });
  return (
    <Menu label="Read other drawings" icon={ChevronDown} iconOnly alignment="end" items={items} />
  );
}

import { useDispatch, useSelector } from 'react-redux';
import { KNOWN_STATES, KNOWN_WORDS } from '@/domain/knownList';
import { INBOX_GROUPS } from '@/domain/library/inbox';
import {
  inboxTurned,
  selectInboxKnown,
  selectInboxPlace,
  type ArticleToCheck,
} from '@/features/library';
import { titleOf } from '../sortArticles';
import { Select } from './Inbox.styles';
import { GROUP_WORDS } from './inboxWords';

interface InboxFiltersProps {
  readonly articles: readonly ArticleToCheck[];
}

/** Which drawings the inbox shows. */
export function InboxFilters({ articles }: InboxFiltersProps) {
  const { hash, group, reader } = useSelector(selectInboxPlace);
  const read = articles.flatMap(({ left }) => left.flatMap((one) => one.reader ?? []));
  const readers = [...new Set([...read, ...(reader === null ? [] : [reader])])].toSorted();
  return (
    <>
      <Filter
        name="Article"
        all="All articles"
        chosen={hash}
        choices={articles.map(({ summary }) => [summary.hash, titleOf(summary)])}
        isNarrow
        turnTo={(chosen) => ({ hash: chosen })}
      />
      <Filter
        name="How sure"
        all="Sure or not"
        chosen={group}
        choices={INBOX_GROUPS.map((one) => [one, GROUP_WORDS[one]])}
        turnTo={(chosen) => ({ group: INBOX_GROUPS.find((one) => one === chosen) ?? null })}
      />
      {readers.length > 1 && (
        <Filter
          name="Read by"
          all="Read by any"
          chosen={reader}
          choices={readers.map((one) => [one, one])}
          turnTo={(chosen) => ({ reader: chosen })}
        />
      )}
      <KnownFilter />
    </>
  );
}

/** There once the services have answered from a list of known compounds. */
function KnownFilter() {
  const { list } = useSelector(selectInboxKnown);
  const { known } = useSelector(selectInboxPlace);
  return (
    list && (
      <Filter
        name={`In ${list.name}`}
        all="Known or new"
        chosen={known}
        choices={KNOWN_STATES.map((one) => [one, KNOWN_WORDS[one]])}
        turnTo={(chosen) => ({ known: KNOWN_STATES.find((one) => one === chosen) ?? null })}
      />
    )
  );
}

interface FilterProps {
  readonly name: string;
  /** Shows everything. */
  readonly all: string;
  readonly chosen: string | null;
  readonly choices: readonly (readonly [value: string, words: string])[];
  /** There only while there is no room for the list of articles. */
  readonly isNarrow?: boolean;
  readonly turnTo: (chosen: string | null) => Parameters<typeof inboxTurned>[0];
}

function Filter({ name, all, chosen, choices, isNarrow = false, turnTo }: FilterProps) {
  const dispatch = useDispatch();
  return (
    <Select
      aria-label={name}
      data-narrow={isNarrow || undefined}
      value={chosen ?? ''}
      onChange={({ target: { value } }) =>
        dispatch(inboxTurned({ ...turnTo(value === '' ? null : value), current: null }))
      }
    >
      <option value="">{all}</option>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}

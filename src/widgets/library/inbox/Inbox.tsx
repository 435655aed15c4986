import { useRef } from 'react';
import { counted } from '@/lib/counted';
import { Inbox as InboxIcon } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import {
  articleOpenRequested,
  inboxTurned,
  selectArticlesToCheck,
  selectInboxKnown,
  selectInboxPlace,
  selectInboxRows,
  selectUntold,
  type ArticleToCheck,
  type InboxEntry,
} from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { AcceptSureAcross } from './AcceptSureAcross';
import { InboxGrid, List, Part, PartHead, ROW_HEIGHT } from './Inbox.styles';
import { InboxArticles } from './InboxArticles';
import { InboxFilters } from './InboxFilters';
import { InboxRow } from './InboxRow';
import { groupsInWords, nothingInWords } from './inboxWords';
import { useInboxKeys } from './useInboxKeys';
import { useInboxList } from './useInboxList';

/** The drawings of all articles that nobody has judged, the doubtful first; each leads to its review. */
export function Inbox() {
  const articles = useSelector(selectArticlesToCheck);
  const rows = useSelector(selectInboxRows);
  const looked = articles.filter(({ known }) => known).length;
  const isBusy = looked < articles.length;
  const asking = useAskingInWords();
  const busy = `Looking through the articles, ${looked} of ${articles.length}`;
  return (
    <InboxGrid>
      <InboxArticles articles={articles} />
      <Part aria-labelledby="inbox-drawings">
        <PartHead>
          <div>
            <h2 id="inbox-drawings">Drawings to check</h2>
            <small>
              {[isBusy ? busy : groupsInWords(rows), asking].filter((words) => words).join(' · ')}
            </small>
          </div>
          <InboxFilters articles={articles} />
          <AcceptSureAcross isBusy={isBusy} />
        </PartHead>
        <LiveRegion>{isBusy ? 'Looking through the articles' : groupsInWords(rows)}</LiveRegion>
        {rows.length > 0 ? (
          <InboxList articles={articles} rows={rows} />
        ) : (
          <NoRows articles={articles} busy={isBusy ? busy : asking} />
        )}
      </Part>
    </InboxGrid>
  );
}

/** While only known or new drawings are wanted, and the services' list has not said of each which it is. */
function useAskingInWords(): string | undefined {
  const { list } = useSelector(selectInboxKnown);
  const { known } = useSelector(selectInboxPlace);
  const left = useSelector(selectUntold)?.length;
  return known !== null && list && left !== undefined
    ? `Asking ${list.name}, ${counted(left, 'structure')} left`
    : undefined;
}

interface InboxListProps {
  readonly articles: readonly ArticleToCheck[];
  readonly rows: readonly InboxEntry[];
}

function InboxList({ articles, rows }: InboxListProps) {
  const dispatch = useDispatch();
  const scroller = useRef<HTMLDivElement>(null);
  const { indexes, currentIndex, goTo } = useInboxList(scroller, rows);
  useInboxKeys({ count: rows.length, currentIndex, goTo });
  const open = ({ hash, id }: InboxEntry, index: number) => {
    dispatch(inboxTurned({ current: { hash, id, index } }));
    dispatch(articleOpenRequested({ hash, review: { segmentId: id } }));
  };
  return (
    <List ref={scroller}>
      <ul
        data-rows=""
        aria-label="Drawings, doubtful first"
        style={{ height: rows.length * ROW_HEIGHT }}
      >
        {indexes.map((index) => {
          const entry = rows[index];
          return (
            entry && (
              <li
                key={`${entry.hash} ${entry.id}`}
                aria-posinset={index + 1}
                aria-setsize={rows.length}
                style={{ top: index * ROW_HEIGHT }}
              >
                <InboxRow
                  entry={entry}
                  article={articles.find(({ summary }) => summary.hash === entry.hash)}
                  // One row can be reached by Tab.
                  isCurrent={index === Math.max(0, currentIndex)}
                  onOpen={() => open(entry, index)}
                />
              </li>
            )
          );
        })}
      </ul>
    </List>
  );
}

interface NoRowsProps {
  readonly articles: readonly ArticleToCheck[];
  /** While articles are looked through, or the list of known compounds is asked. */
  readonly busy: string | undefined;
}

function NoRows({ articles, busy }: NoRowsProps) {
  const dispatch = useDispatch();
  const { hash, group, reader, known } = useSelector(selectInboxPlace);
  const isFiltered = [hash, group, reader, known].some((filter) => filter !== null);
  const isAllChecked = articles.every(({ left }) => left.length === 0);
  if (busy !== undefined) return <EmptyState icon={InboxIcon} title={busy} />;
  if (isFiltered && !isAllChecked) {
    const showAll = () =>
      dispatch(inboxTurned({ hash: null, group: null, reader: null, known: null }));
    return (
      <EmptyState
        icon={InboxIcon}
        title="Nothing to check here"
        action={<Button onClick={showAll}>Show all drawings</Button>}
      >
        Other articles, or drawings that are more or less sure, known or new, are left to check.
      </EmptyState>
    );
  }
  return <EmptyState icon={InboxIcon} title={nothingInWords(articles)} />;
}

import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  articleOpenRequested,
  inboxTurned,
  selectCheckedArticles,
  selectInboxPlace,
  selectLibraryFindings,
} from '@/features/library';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { FindingList, WHAT_IS_CHECKED } from '@/widgets/structureCheck';
import { Part, PartHead } from '../inbox/Inbox.styles';
import { titleOf } from '../sortArticles';
import { checkInWords } from './checkInWords';

/** What the checks find in the structures of all articles, as they are saved; each finding leads to its drawing. */
export function LibraryCheck() {
  const dispatch = useDispatch();
  const articles = useSelector(selectCheckedArticles);
  const findings = useSelector(selectLibraryFindings);
  const { current } = useSelector(selectInboxPlace);
  const rows = useMemo(() => {
    const titles = new Map(articles.map(({ summary }) => [summary.hash, titleOf(summary)]));
    return findings.map((row) => ({ ...row, article: titles.get(row.hash) ?? '' }));
  }, [articles, findings]);
  const { busy, found, gaps } = checkInWords(articles, rows);
  const open = ({ hash, id }: (typeof rows)[number]) => {
    dispatch(inboxTurned({ current: { hash, id, index: 0 } }));
    dispatch(articleOpenRequested({ hash, review: { segmentId: id } }));
  };
  return (
    <Part aria-labelledby="library-check" style={{ flex: 1 }}>
      <PartHead>
        <div>
          <h2 id="library-check">Structure check</h2>
          <small>{[busy, found, gaps].filter((words) => words !== '').join(' ')}</small>
        </div>
      </PartHead>
      <LiveRegion>{busy === '' ? found : 'Checking the articles'}</LiveRegion>
      {rows.length > 0 ? (
        <FindingList
          rows={rows}
          beginsWith={({ hash, id }) => hash === current?.hash && id === current.id}
          onOpen={open}
        />
      ) : busy === '' ? (
        <EmptyState icon={ShieldCheck} title={found}>
          {WHAT_IS_CHECKED} {gaps}
        </EmptyState>
      ) : (
        <EmptyState icon={ShieldCheck} title={busy} />
      )}
    </Part>
  );
}

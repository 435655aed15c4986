import { Paperclip } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectArticles,
  selectSupplementTold,
  supplementSet,
  supplementTold,
} from '@/features/library';
import type { WorkSummary } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Notice } from '@/ui/Notice/Notice';
import { titleOf } from './sortArticles';

/** Whose supplement an article was said to be, until that is taken back or the line is closed. */
export function SupplementNotice() {
  const dispatch = useDispatch();
  const told = useSelector(selectSupplementTold);
  const articles = useSelector(selectArticles);
  const work = articles.find(({ hash }) => hash === told?.hash);
  const words = work ? inWords(work, articles) : '';
  return (
    <>
      <LiveRegion>{words}</LiveRegion>
      {told && work && (
        <Notice
          icon={Paperclip}
          wraps
          tone="success"
          onDismiss={() => dispatch(supplementTold(null))}
          actions={
            <Button
              size="s"
              onClick={() =>
                dispatch(supplementSet({ hash: told.hash, of: told.before, isUndo: true }))
              }
            >
              Undo
            </Button>
          }
        >
          {words}
        </Notice>
      )}
    </>
  );
}

function inWords({ name, facts }: WorkSummary, articles: readonly WorkSummary[]): string {
  const parent = articles.find(({ hash }) => hash === facts?.supplementOf);
  return parent
    ? `“${name}” is a supplement of “${titleOf(parent)}”.`
    : `“${name}” is no supplement.`;
}

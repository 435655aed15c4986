import { CircleCheck } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { counted } from '@/lib/counted';
import {
  acceptanceTakenBack,
  selectAccepted,
  selectArticles,
  selectLibraryTask,
  sureJudged,
  type AcceptedAcross,
} from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Notice } from '@/ui/Notice/Notice';
import { titleOf } from './sortArticles';

/** What was accepted together, until that is taken back or the line is closed. */
export function AcceptedNotice() {
  const dispatch = useDispatch();
  const accepted = useSelector(selectAccepted);
  const articles = useSelector(selectArticles);
  const isAtWork = useSelector(selectLibraryTask) !== null;
  const titles = new Map(articles.map((summary) => [summary.hash, titleOf(summary)]));
  const words = accepted ? inWords(accepted, titles) : '';
  return (
    <>
      <LiveRegion>{words}</LiveRegion>
      {accepted && (
        <Notice
          icon={CircleCheck}
          wraps
          tone={accepted.failed.length > 0 ? 'warning' : 'success'}
          onDismiss={() => dispatch(sureJudged(null))}
          actions={
            accepted.articles.length > 0 && (
              <Button
                size="s"
                disabledReason={isAtWork ? 'The library is at work' : undefined}
                onClick={() => dispatch(acceptanceTakenBack())}
              >
                Undo
              </Button>
            )
          }
        >
          {words}
        </Notice>
      )}
    </>
  );
}

function inWords(
  { articles, failed, passedOver, isTakenBack }: AcceptedAcross,
  titles: ReadonlyMap<string, string>,
): string {
  const count = articles.reduce((sum, one) => sum + Object.keys(one.judgements).length, 0);
  const what = `${counted(count, 'reading')} in ${counted(articles.length, 'article')}`;
  return [
    `${what} ${isTakenBack ? 'could not be taken back' : 'verified'}.`,
    passedOver > 0 && `${counted(passedOver, 'reading')} judged or changed meanwhile, and left.`,
    ...failed.map(({ hash, why }) => `Not in “${titles.get(hash) ?? 'a removed article'}”: ${why}`),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { QUEUE_GROUP_NAMES, QUEUE_GROUPS, type QueueGroup } from '@/domain/reviewQueue';
import { drawingShown, selectReviewedId, selectShownQueue } from '@/features/review';
import { Num } from '@/ui/Text/Text';
import { focusIsLost } from '@/ui/focusPlaces';
import { GroupHead, Groups, Nothing, QueueBox } from './Queue.styles';
import { QueueFilters } from './QueueFilters';
import { QueueRow } from './QueueRow';

/** The drawings to decide, the doubtful first; one of them can be reached by Tab. */
export function Queue() {
  const shown = useSelector(selectShownQueue);
  const currentId = useSelector(selectReviewedId);
  useFollowedFocus(currentId);
  return (
    <QueueBox>
      <QueueFilters />
      <Groups tabIndex={-1} role="region" aria-label="Queue" data-queue="">
        {shown.length === 0 && <Nothing>Nothing to check here</Nothing>}
        {QUEUE_GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            ids={shown.filter((entry) => entry.group === group).map(({ id }) => id)}
            currentId={currentId}
          />
        ))}
      </Groups>
    </QueueBox>
  );
}

interface GroupProps {
  readonly group: QueueGroup;
  readonly ids: readonly string[];
  readonly currentId: string | null;
}

function Group({ group, ids, currentId }: GroupProps) {
  const dispatch = useDispatch();
  if (ids.length === 0) return null;
  return (
    <section aria-label={`${QUEUE_GROUP_NAMES[group]}, ${ids.length}`}>
      <GroupHead>
        {QUEUE_GROUP_NAMES[group]} <Num>{ids.length}</Num>
      </GroupHead>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <QueueRow
              id={id}
              isSlim={group === 'done'}
              isCurrent={id === currentId}
              onShow={() => dispatch(drawingShown(id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The focus moves with the drawing, unless the hand is elsewhere, as in a field. */
function useFollowedFocus(currentId: string | null): void {
  useLayoutEffect(() => {
    const row = document.querySelector<HTMLElement>('[data-queue] [aria-current="true"]');
    if (!row) return;
    row.scrollIntoView?.({ block: 'nearest' });
    const isInQueue = document.activeElement?.closest('[data-queue]') !== null;
    if (isInQueue) row.focus({ preventScroll: true });
  }, [currentId]);
  // Its element may go without another drawing being shown: the keys of the window need a place to be heard.
  useLayoutEffect(() => {
    if (!focusIsLost()) return;
    const queue = document.querySelector<HTMLElement>('[data-queue]');
    const row = queue?.querySelector<HTMLElement>('[aria-current="true"]') ?? queue;
    row?.focus({ preventScroll: true });
  });
}

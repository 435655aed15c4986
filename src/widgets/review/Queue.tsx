import {
  CheckCheck,
  CircleCheck,
  CircleDashed,
  OctagonAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { QUEUE_GROUP_NAMES, type QueueGroup } from '@/domain/reviewQueue';
import {
  drawingShown,
  selectReviewedId,
  selectShownQueue,
  selectSureDrawings,
} from '@/features/review';
import { KeyHint, REVIEW_KEYS } from '@/features/shortcuts';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Box, Text } from '@/ui/Layout/Layout';
import { Num } from '@/ui/Text/Text';
import { GroupHead, Groups } from './Queue.styles';
import { QueueFilters } from './QueueFilters';
import { QueueRow } from './QueueRow';
import { QueueSheet } from './QueueSheet';
import { useFocusKept } from './useFocusKept';
import { rowHeight, useQueueRows, type QueueGroupRows } from './useQueueRows';

/** The drawings to decide, the doubtful first; one of them can be reached by Tab. */
export function Queue({ onAcceptSure }: { readonly onAcceptSure: () => void }) {
  const dispatch = useDispatch();
  const shown = useSelector(selectShownQueue);
  const currentId = useSelector(selectReviewedId);
  const scroller = useRef<HTMLDivElement>(null);
  const { groups, indexes } = useQueueRows(scroller, shown, currentId);
  useFollowedFocus(currentId);
  useFocusKept(scroller);
  return (
    <QueueSheet>
      {(close) => (
        <>
          <QueueFilters />
          <AcceptSureButton onClick={onAcceptSure} />
          <Groups ref={scroller} tabIndex={-1} role="region" aria-label="Queue" data-queue="">
            {shown.length === 0 && (
              <Text as="p" $pad="4 3" $ink="text-2">
                Nothing to check here
              </Text>
            )}
            {groups.map((group) => (
              <Group
                key={group.group}
                {...{ ...group, indexes, currentId }}
                onShow={(id) => {
                  dispatch(drawingShown(id));
                  close();
                }}
              />
            ))}
          </Groups>
        </>
      )}
    </QueueSheet>
  );
}

function AcceptSureButton({ onClick }: { readonly onClick: () => void }) {
  const count = useSelector(selectSureDrawings).length;
  if (count < FEWEST_SURE) return null;
  return (
    <Box $pad="1 2" $edge="bottom">
      <Button size="s" icon={CheckCheck} aria-haspopup="dialog" onClick={onClick}>
        Accept {count} sure … <KeyHint of={REVIEW_KEYS.sure} />
      </Button>
    </Box>
  );
}

/** A single one is as soon approved by itself. */
const FEWEST_SURE = 2;

const GROUP_ICONS: Readonly<Record<QueueGroup, LucideIcon>> = {
  doubtful: TriangleAlert,
  failed: OctagonAlert,
  unchecked: CircleDashed,
  done: CircleCheck,
};

interface GroupProps extends QueueGroupRows {
  /** The rendered ones, of all groups. */
  readonly indexes: readonly number[];
  readonly currentId: string | null;
  readonly onShow: (id: string) => void;
}

function Group({ group, ids, first, indexes, currentId, onShow }: GroupProps) {
  const rows = indexes.filter((index) => index >= first && index < first + ids.length);
  return (
    <section aria-label={`${QUEUE_GROUP_NAMES[group]}, ${ids.length}`}>
      <GroupHead data-group={group}>
        <Icon of={GROUP_ICONS[group]} size={14} /> {QUEUE_GROUP_NAMES[group]}{' '}
        <Num>{ids.length}</Num>
      </GroupHead>
      <ul style={{ height: ids.length * rowHeight(group) }}>
        {rows.map((index) => {
          const id = ids[index - first];
          if (id === undefined) return null;
          return (
            <li
              key={id}
              aria-posinset={index - first + 1}
              aria-setsize={ids.length}
              style={{ top: (index - first) * rowHeight(group), height: rowHeight(group) }}
            >
              <QueueRow
                id={id}
                isSlim={group === 'done'}
                isCurrent={id === currentId}
                onShow={() => onShow(id)}
              />
            </li>
          );
        })}
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
}

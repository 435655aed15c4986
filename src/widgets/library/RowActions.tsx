import { useState } from 'react';
import { BookOpen, Ellipsis, ListChecks, Play, Share2, Trash2, X } from 'lucide-react';
import { useDispatch } from 'react-redux';
import {
  articleOpenRequested,
  articlePutFirst,
  readingCancelRequested,
  readingRequested,
} from '@/features/library';
import type { WorkSummary } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { Menu } from '@/ui/Menu/Menu';
import { RemoveDialog } from './RemoveDialog';
import type { RowState } from './rowState';
import { ShareDialog } from './ShareDialog';
import { SupplementDialog } from './SupplementDialog';
import { useSupplementActs } from './useSupplementActs';

interface RowActionsProps {
  readonly work: WorkSummary;
  readonly state: RowState;
  readonly title: string;
}

/** The next step with an article on its button, all others in the menu. */
export function RowActions({ work, state, title }: RowActionsProps) {
  const [asked, setAsked] = useState<'share' | 'remove' | 'supplement' | null>(null);
  const close = () => setAsked(null);
  const acts = useActs(work);
  const share = { id: 'share', label: 'Share…', icon: Share2, onSelect: () => setAsked('share') };
  const remove = {
    ...{ id: 'remove', label: 'Remove…', icon: Trash2 },
    onSelect: () => setAsked('remove'),
  };
  const main = state.kind === 'lost' ? remove : mainAct(state, acts);
  const belongs = useSupplementActs(work, () => setAsked('supplement'));
  const items =
    state.kind === 'lost' ? [] : [...menuActs(work, state, acts), ...belongs, share, remove];
  return (
    <Row $gap={1} $justify="flex-end">
      <span data-control="main">
        <Button size="s" aria-label={`${main.label}: ${title}`} onClick={main.onSelect}>
          {main.label}
        </Button>
      </span>
      <span data-control="menu">
        {items.length > 0 && (
          <Menu
            label={`More about ${title}`}
            icon={Ellipsis}
            iconOnly
            size="s"
            alignment="end"
            items={items}
          />
        )}
      </span>
      {asked === 'share' && <ShareDialog work={work} onClose={close} />}
      {asked === 'supplement' && <SupplementDialog work={work} onClose={close} />}
      {asked === 'remove' && <RemoveDialog works={[work]} onClose={close} />}
    </Row>
  );
}

function useActs({ hash }: WorkSummary) {
  const dispatch = useDispatch();
  return {
    open: {
      id: 'open',
      label: 'Open',
      icon: BookOpen,
      onSelect: () => dispatch(articleOpenRequested({ hash })),
    },
    review: {
      id: 'review',
      label: 'Review',
      icon: ListChecks,
      onSelect: () => dispatch(articleOpenRequested({ hash, review: {} })),
    },
    read: (label: string) => ({
      id: 'read',
      label,
      icon: Play,
      onSelect: () => dispatch(readingRequested([hash])),
    }),
    first: {
      id: 'first',
      label: 'Read first',
      icon: Play,
      onSelect: () => dispatch(articlePutFirst(hash)),
    },
    cancel: {
      id: 'cancel',
      label: 'Cancel',
      icon: X,
      onSelect: () => dispatch(readingCancelRequested(hash)),
    },
  };
}

type Acts = ReturnType<typeof useActs>;

function mainAct(
  state: Exclude<RowState, { kind: 'lost' }>,
  { open, review, read, first, cancel }: Acts,
) {
  switch (state.kind) {
    case 'reading':
      return cancel;
    case 'waiting':
      return state.place === 1 ? cancel : first;
    case 'failed':
      return read('Retry');
    case 'unread':
      return read('Read');
    case 'partly':
      return read('Go on');
    case 'toCheck':
      return review;
    case 'checked':
    case 'noDrawings':
    case 'unknown':
      return open;
  }
}

function menuActs(work: WorkSummary, state: RowState, { open, review, read, cancel }: Acts) {
  const isQueued = state.kind === 'waiting' || state.kind === 'reading';
  return [
    open,
    ...(work.segmentCount > 0 ? [review] : []),
    ...(isQueued ? [cancel] : work.facts?.isRead || work.hasNoFile ? [] : [read('Read')]),
  ];
}

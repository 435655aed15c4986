import { useEffect, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isEmptyDraft } from '@/domain/compoundDraft';
import { unconfirmedProposals } from '@/domain/compoundLabel';
import type { Segment } from '@/domain/segment';
import { compoundFieldsSet, selectCompoundDraft, selectStructureOf } from '@/article';
import { editRequested } from '@/features/editor';
import { redoRequested, undoRequested } from '@/features/history';
import { comparisonShown, segmentOpened } from '@/features/inspector';
import { laterChosen, nextChosen, previousChosen } from '@/features/review';
import { isKeyLetGo, isTypedInto, REVIEW_KEYS, useKeyCommand } from '@/features/shortcuts';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useBackToInbox } from './BackToInbox';
import { usePlaceChoices } from './PlaceChoices';
import { useReadings } from './useReadings';
import { useShowPage } from './useShowPage';
import type { Zoom } from './useZoom';

type Command = keyof typeof REVIEW_KEYS;

/** The button at the end of the queue; it gets the focus, too, so that Enter stops what takes too long. */
function pressExport() {
  const button = document.querySelector<HTMLElement>('[data-checked-export]');
  button?.focus();
  button?.click();
}

interface Places {
  readonly zoom: Zoom;
  readonly onReject: (isRejecting: boolean) => void;
  readonly approve: () => void;
  readonly acceptSure: () => void;
}

/** These may be held. */
const REPEATED: readonly Command[] = ['next', 'previous', 'zoomIn', 'zoomOut'];

/** Controls that use arrows and letters themselves. */
const OWN_KEYS = '[role="radiogroup"], [role="menu"], input[type="range"]';

const isForControl = ({ target }: KeyboardEvent): boolean =>
  isTypedInto(target) || (target instanceof Element && target.closest(OWN_KEYS) !== null);

/** Enter presses other buttons, so it confirms only in the queue and outside of controls. */
const pressesControl = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  target instanceof Element &&
  target.closest('button, a, input') !== null &&
  target.closest('[data-queue]') === null;

const useDoubtCount = (segment: Segment | undefined): number =>
  useSelector((state: Parameters<typeof selectStructureOf>[0]) =>
    segment ? (selectStructureOf(state, segment)?.doubts?.length ?? 0) : 0,
  );

/** Whether a key is held; one that is let go in another window is not heard. */
function useHeld() {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const letGo = () => setIsHeld(false);
    window.addEventListener('blur', letGo);
    return () => window.removeEventListener('blur', letGo);
  }, []);
  return [isHeld, setIsHeld] as const;
}

/** The keys of the review; `isOverlaid` while the key that shows them in turn is held. */
export function useReviewKeys(segment: Segment | undefined, places: Places) {
  const dispatch = useDispatch();
  const [isOverlaid, setIsOverlaid] = useHeld();
  const commandOf = useKeyCommand(REVIEW_KEYS);
  const { take } = useReadings(segment);
  const draft = useSelectorWith(selectCompoundDraft, segment?.id ?? '');
  const showPage = useShowPage();
  const backToInbox = useBackToInbox();
  const doubtCount = useDoubtCount(segment);
  const { zoom, onReject, approve, acceptSure } = places;
  const { choices, choose } = usePlaceChoices(segment, zoom);
  const acts: Readonly<Record<Command, (key: string) => unknown>> = {
    approve,
    sure: acceptSure,
    confirm: () => {
      const fields = unconfirmedProposals(segment?.label, draft);
      if (segment && !isEmptyDraft(fields)) {
        dispatch(compoundFieldsSet({ ids: [segment.id], fields }));
      }
    },
    reject: () => onReject(true),
    edit: () => segment && dispatch(editRequested({ segmentId: segment.id })),
    later: () => dispatch(laterChosen()),
    undo: () => dispatch(undoRequested()),
    redo: () => dispatch(redoRequested()),
    take: (key) => (choices.length > 0 ? choose : take)(Number(key) - 1),
    next: () => dispatch(nextChosen()),
    previous: () => dispatch(previousChosen()),
    doubt: () => zoom.nextDoubt(doubtCount),
    page: () => segment && showPage(segment.id),
    overlay: () => setIsOverlaid(true),
    fit: zoom.fit,
    zoomIn: zoom.zoomIn,
    zoomOut: zoom.zoomOut,
    export: pressExport,
    inbox: () => backToInbox?.(),
    compare: () => {
      if (!segment) return;
      dispatch(segmentOpened({ segmentId: segment.id }));
      dispatch(comparisonShown());
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTypedInto(event.target)) return;
    const isOwn = isForControl(event) || pressesControl(event);
    const command = isOwn ? undefined : commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    if (!event.repeat || REPEATED.includes(command)) acts[command](event.key);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (isKeyLetGo(REVIEW_KEYS.overlay, event)) setIsOverlaid(false);
  };
  return { isOverlaid, onKeyDown, onKeyUp };
}

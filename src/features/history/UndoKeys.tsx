import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isTypedInto, PAGE_KEYS, useKeyCommand } from '@/features/shortcuts';
import { useTopModal } from '@/ui/layer/modalLayers';
import { redoRequested, undoRequested } from './history.actions';

const INTENTS = { undo: undoRequested, redo: redoRequested };

const isIntent = (command: string | undefined): command is keyof typeof INTENTS =>
  command !== undefined && Object.hasOwn(INTENTS, command);

/** Text fields have an undo of their own; a sheet over the page has the keys to itself, like a dialog. */
const isForOthers = (target: EventTarget | null): boolean =>
  isTypedInto(target) || (target instanceof Element && target.closest('[role="dialog"]') !== null);

/**
 * The keys of the undo list in the layer that this is put in, the page or a dialog, wherever the focus is there.
 * Another dialog on top has the keys to itself, and work that is covered is not changed unseen.
 */
export function UndoKeys() {
  const dispatch = useDispatch();
  const place = useRef<HTMLSpanElement>(null);
  const topModal = useTopModal();
  const commandOf = useKeyCommand(PAGE_KEYS);
  useEffect(() => {
    const isOnTop = () =>
      place.current?.closest('dialog') === topModal && place.current.closest('[inert]') === null;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!isIntent(command) || event.defaultPrevented) return;
      if (isForOthers(event.target) || !isOnTop()) return;
      event.preventDefault();
      // Steps that a held key takes back are not seen.
      if (!event.repeat) dispatch(INTENTS[command]());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, commandOf, topModal]);
  return <span ref={place} hidden />;
}

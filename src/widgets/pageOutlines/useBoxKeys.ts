import type { KeyboardEvent, RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { PageBoxView } from '@/features/boxes';
import { choiceCleared, drawingChosen } from '@/features/outlines';
import { reviewRequested } from '@/features/review';
import { BOX_KEYS, useKeyCommand } from '@/features/shortcuts';
import { BOX_ID } from './BoxOutline';
import { stepped } from './DrawSurface';
import { focusPages, outlineOf } from './focusing';
import { isStep } from './keySteps';
import type { BoxActs } from './useBoxActs';
import type { Page } from './usePage';

type Command = keyof typeof BOX_KEYS;

/** The box that a key leads to; the ends hold. */
function neighbour(boxes: readonly PageBoxView[], id: string, command: Command) {
  const index = boxes.findIndex((one) => one.id === id);
  if (command === 'next') return boxes[index + 1];
  if (command === 'previous') return boxes[index - 1];
  if (command === 'first') return boxes[0];
  return command === 'last' ? boxes.at(-1) : undefined;
}

interface Places {
  readonly page: Page;
  readonly layer: RefObject<HTMLElement | null>;
  readonly boxes: readonly PageBoxView[];
  readonly chosen: PageBoxView | undefined;
  readonly acts: BoxActs;
}

/** Takes a box away and leaves the focus on its neighbour, or on the pages. */
function removeAndMoveOn({ layer, boxes, acts }: Places, id: string) {
  const next = neighbour(boxes, id, 'next') ?? neighbour(boxes, id, 'previous');
  const outline = next && outlineOf(layer.current, next.id);
  if (outline) outline.focus({ preventScroll: true });
  else if (layer.current) focusPages(layer.current);
  acts.remove(id);
}

export function useBoxKeys(places: Places) {
  const { page, layer, boxes, chosen, acts } = places;
  const dispatch = useDispatch();
  const commandOf = useKeyCommand(BOX_KEYS);
  const leave = () => {
    if (acts.draftBox) acts.draw(undefined);
    else if (acts.mode === 'idle') dispatch(choiceCleared());
    else acts.begin('idle');
  };
  const act = (command: Command, view: PageBoxView) => {
    if (isStep(command)) {
      const from = view.id === chosen?.id ? acts.draftBox : undefined;
      if (view.id !== chosen?.id) dispatch(drawingChosen({ segmentId: view.id, on: 'page' }));
      acts.draw(stepped(from ?? view.box, command, page), view.id);
    } else if (command === 'review') {
      if (acts.draftBox) acts.keep();
      else if (acts.mode === 'merging') acts.choose(view.id);
      else dispatch(reviewRequested({ view: 'drawings', segmentId: view.id }));
    } else if (command === 'choose') acts.choose(view.id);
    else if (command === 'remove') removeAndMoveOn(places, view.id);
    else if (command === 'leave') leave();
    else {
      const next = neighbour(boxes, view.id, command);
      if (next) outlineOf(layer.current, next.id)?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof Element ? event.target.getAttribute(BOX_ID) : null;
    const view = boxes.find((one) => one.id === id);
    const command = commandOf(event);
    if (command === undefined) return;
    // In the menu of the box, keys press its buttons; leaving works there, too.
    if (!view && command !== 'leave') return;
    event.preventDefault();
    event.stopPropagation();
    const of = view ?? chosen;
    if (of) act(command, of);
  };
  return { onKeyDown, remove: (id: string) => removeAndMoveOn(places, id) };
}

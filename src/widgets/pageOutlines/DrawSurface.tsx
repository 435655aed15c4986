import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { boxBetween, movedBox, resizedBox } from '@/domain/boxGeometry';
import type { SegmentBox } from '@/domain/segment';
import { boxDrawRequested } from '@/features/boxes';
import { selectShownPage } from '@/features/document';
import { drawingToggled } from '@/features/outlines';
import { DRAW_KEYS, useKeyCommand } from '@/features/shortcuts';
import { boxStyle } from './boxStyle';
import { focusPages } from './focusing';
import { STEPS } from './keySteps';
import { Draft, ON_WHITE, Surface } from './PageOutlines.styles';
import { useDrag } from './useDrag';
import type { Page } from './usePage';
import { visibleMiddle } from './visibleMiddle';

const HOW =
  'Enter places one, arrows move it, Shift and arrows size it, Enter makes it, Escape leaves.';

/** PDF points: about a small drawing. */
const PLACED = { width: 100, height: 80 };

function boxPlacedOn(page: Page, surface: HTMLElement): SegmentBox {
  const { x, y } = page.pointAt(visibleMiddle(surface));
  const box = { page: page.index, x, y, ...PLACED };
  return movedBox(box, { x: -PLACED.width / 2, y: -PLACED.height / 2 }, page.size);
}

/** The box that is being drawn, and what ends drawing it. */
function useDraft(page: Page) {
  const dispatch = useDispatch();
  const [draft, setDraft] = useState<SegmentBox>();
  const make = (box: SegmentBox) => {
    const least = page.leastSide();
    if (box.width >= least && box.height >= least) dispatch(boxDrawRequested({ box }));
    setDraft(undefined);
  };
  return { draft, setDraft, make, leave: () => dispatch(drawingToggled()) };
}

function useDrawKeys(page: Page, { draft, setDraft, make, leave }: ReturnType<typeof useDraft>) {
  const commandOf = useKeyCommand(DRAW_KEYS);
  return (event: KeyboardEvent<HTMLElement>) => {
    const command = commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === 'leave') {
      focusPages(event.currentTarget);
      leave();
    } else if (command === 'make' && draft) make(draft);
    else if (command === 'make') setDraft(boxPlacedOn(page, event.currentTarget));
    else if (draft) setDraft(stepped(draft, command, page));
  };
}

/** Takes the pointer and the keys of a page while a box is drawn. */
export function DrawSurface({ page }: { readonly page: Page }) {
  const surface = useRef<HTMLDivElement>(null);
  const drawing = useDraft(page);
  const { draft, setDraft, make } = drawing;
  const onKeyDown = useDrawKeys(page, drawing);
  const isCurrent = useSelector(selectShownPage) === page.index + 1;
  useEffect(() => {
    if (isCurrent) surface.current?.focus({ preventScroll: true });
    // Only when drawing begins: scrolling must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const dragging = useDrag(page, {
    onDrag: (from, to) => setDraft(boxBetween(page.index, from, to, page.size)),
    onDrop: (from, to) => make(boxBetween(page.index, from, to, page.size)),
    onCancel: () => setDraft(undefined),
  });
  return (
    <Surface
      {...{ ...ON_WHITE, ...dragging, onKeyDown }}
      ref={surface}
      role="application"
      aria-label={`Draw a box on page ${page.index + 1}. ${HOW}`}
      tabIndex={0}
    >
      {draft && <Draft data-draft="" style={boxStyle(draft)} />}
    </Surface>
  );
}

/** The box after one press of a key that moves or sizes it. */
export function stepped(box: SegmentBox, command: keyof typeof STEPS, page: Page): SegmentBox {
  const { by, sizes } = STEPS[command];
  if (!sizes) return movedBox(box, by, page.size);
  return resizedBox(box, 'se', by, { size: page.size, least: page.leastSide() });
}

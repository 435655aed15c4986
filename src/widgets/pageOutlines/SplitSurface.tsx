import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { lineBetween, lineInside, middleOf, partsOf, type SplitLine } from '@/domain/boxGeometry';
import { boxSplitRequested, type PageBoxView } from '@/features/boxes';
import { SPLIT_KEYS, useKeyCommand } from '@/features/shortcuts';
import { boxStyle } from './boxStyle';
import { Cut, ON_WHITE, Surface } from './PageOutlines.styles';
import { useDrag } from './useDrag';
import type { Page } from './usePage';

/** PDF points for each press. */
const STEP = 2;

const MOVES = {
  left: { direction: 'upright', by: -STEP },
  right: { direction: 'upright', by: STEP },
  up: { direction: 'level', by: -STEP },
  down: { direction: 'level', by: STEP },
} as const;

interface SplitSurfaceProps {
  readonly page: Page;
  readonly view: PageBoxView;
  readonly onLeave: () => void;
}

function useSplitKeys({ page, view: { box }, onLeave }: SplitSurfaceProps, splitting: Splitting) {
  const { line, setLine, split } = splitting;
  const commandOf = useKeyCommand(SPLIT_KEYS);
  return (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === 'leave') onLeave();
    else if (command === 'split') split(line);
    else {
      const { direction, by } = MOVES[command];
      // A line in the other direction begins in the middle.
      const at = line.direction === direction ? line.at + by : middleOf(box, direction).at;
      setLine(lineInside({ direction, at }, box, page.leastSide()));
    }
  };
}

/** Begins with halves, across the longer side. */
function useSplitting({ view: { id, box }, onLeave }: SplitSurfaceProps) {
  const dispatch = useDispatch();
  const [line, setLine] = useState(() =>
    middleOf(box, box.width >= box.height ? 'upright' : 'level'),
  );
  const split = (at: SplitLine) => {
    dispatch(boxSplitRequested({ segmentId: id, parts: partsOf(box, at) }));
    onLeave();
  };
  return { line, setLine, split };
}

type Splitting = ReturnType<typeof useSplitting>;

/** Over a box that is being split: the line follows a drag or the arrows. */
export function SplitSurface(props: SplitSurfaceProps) {
  const { page, view } = props;
  const { box, ordinal } = view;
  const surface = useRef<HTMLDivElement>(null);
  const splitting = useSplitting(props);
  const { line, setLine, split } = splitting;
  const onKeyDown = useSplitKeys(props, splitting);
  useEffect(() => surface.current?.focus({ preventScroll: true }), []);
  const dragging = useDrag(page, {
    onDrag: (from, to) => setLine(lineBetween(from, to, box, page.leastSide())),
    onDrop: (from, to) => split(lineBetween(from, to, box, page.leastSide())),
    onCancel: () => undefined,
  });
  return (
    <Surface
      {...{ ...ON_WHITE, ...dragging, onKeyDown }}
      ref={surface}
      role="application"
      aria-label={`Split drawing ${ordinal}. Drag a line, or move it by arrows; Enter splits, Escape leaves.`}
      tabIndex={0}
      style={boxStyle(box)}
    >
      <Cut data-direction={line.direction} style={cutStyle(line, box)} />
    </Surface>
  );
}

const cutStyle = ({ direction, at }: SplitLine, box: PageBoxView['box']) =>
  direction === 'upright'
    ? boxStyle({ page: 0, x: at - box.x, y: 0, width: 0, height: box.height })
    : boxStyle({ page: 0, x: 0, y: at - box.y, width: box.width, height: 0 });

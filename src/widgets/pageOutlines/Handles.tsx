import { HANDLES, resizedBox, type Handle, type PagePoint } from '@/domain/boxGeometry';
import type { SegmentBox } from '@/domain/segment';
import { placeStyle } from './boxStyle';
import { Grip, ON_WHITE } from './PageOutlines.styles';
import { useDrag } from './useDrag';
import type { Page } from './usePage';

interface HandlesProps {
  readonly page: Page;
  /** As it is without the drag. */
  readonly box: SegmentBox;
  /** As it is shown. */
  readonly draft: SegmentBox;
  readonly onDraft: (draft: SegmentBox | undefined) => void;
  readonly onDone: (box: SegmentBox) => void;
}

const placeOf = (handle: Handle, { x, y, width, height }: SegmentBox) => {
  const west = handle.includes('w');
  const north = handle.includes('n');
  return placeStyle({
    left: x + (west ? 0 : handle.includes('e') ? width : width / 2),
    top: y + (north ? 0 : handle.includes('s') ? height : height / 2),
  });
};

/** The eight handles of the chosen box, for pointers; the outline has keys for the same. */
export function Handles(props: HandlesProps) {
  return HANDLES.map((handle) => <OneHandle key={handle} handle={handle} {...props} />);
}

function OneHandle({
  handle,
  page,
  box,
  draft,
  onDraft,
  onDone,
}: HandlesProps & { handle: Handle }) {
  const resized = (from: PagePoint, to: PagePoint) => {
    const by = { x: to.x - from.x, y: to.y - from.y };
    return resizedBox(box, handle, by, { size: page.size, least: page.leastSide() });
  };
  const dragging = useDrag(page, {
    onDrag: (from, to) => onDraft(resized(from, to)),
    onDrop: (from, to) => onDone(resized(from, to)),
    onCancel: () => onDraft(undefined),
  });
  return (
    <Grip
      {...{ ...ON_WHITE, ...dragging }}
      aria-hidden="true"
      data-handle={handle}
      $cursor={handle}
      style={placeOf(handle, draft)}
    />
  );
}

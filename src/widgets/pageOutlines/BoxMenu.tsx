import styled from 'styled-components';
import { Combine, ScanText, SquareSplitHorizontal, Trash2 } from 'lucide-react';
import type { PageSize } from '@/domain/boxGeometry';
import type { SegmentBox } from '@/domain/segment';
import { Button } from '@/ui/Button/Button';
import { Toolbar } from '@/ui/Toolbar/Toolbar';

const Floating = styled(Toolbar)`
  position: absolute;
  z-index: 2;
  display: flex;
  gap: 2px;
  padding: 3px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-2);
  box-shadow: var(--shadow-float);
  white-space: nowrap;
  pointer-events: auto;
`;

const GAP_PX = 8;

interface BoxMenuProps {
  readonly ordinal: number;
  readonly box: SegmentBox;
  readonly size: PageSize;
  readonly isBeingRead: boolean;
  readonly isMerging: boolean;
  readonly onRead: () => void;
  readonly onMerge: () => void;
  readonly onSplit: () => void;
  readonly onDelete: () => void;
}

/** Below the box, and at its side that is further from the page's edge. */
function placeOf({ x, y, width, height }: SegmentBox, size: PageSize) {
  const top = `calc(var(--scale-factor) * ${y + height}px + ${GAP_PX}px)`;
  return x + width / 2 > size.width / 2
    ? { top, right: `calc(var(--scale-factor) * ${size.width - x - width}px)` }
    : { top, left: `calc(var(--scale-factor) * ${x}px)` };
}

/** What can be done with the chosen box. */
export function BoxMenu(props: BoxMenuProps) {
  const { ordinal, box, size, isBeingRead, isMerging } = props;
  return (
    <Floating label={`Box of drawing ${ordinal}`} style={placeOf(box, size)}>
      <Button
        variant="primary"
        size="s"
        icon={ScanText}
        disabledReason={isBeingRead ? 'It is being read' : undefined}
        onClick={props.onRead}
      >
        Read this
      </Button>
      <Button
        variant="quiet"
        size="s"
        icon={Combine}
        aria-pressed={isMerging}
        onClick={props.onMerge}
      >
        Merge
      </Button>
      <Button variant="quiet" size="s" icon={SquareSplitHorizontal} onClick={props.onSplit}>
        Split
      </Button>
      <Button variant="quiet" size="s" icon={Trash2} onClick={props.onDelete}>
        Delete
      </Button>
    </Floating>
  );
}

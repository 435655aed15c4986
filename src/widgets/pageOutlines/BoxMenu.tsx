import styled from 'styled-components';
import { Combine, ScanText, SquareSplitHorizontal, Trash2 } from 'lucide-react';
import type { SegmentBox } from '@/domain/segment';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Layout/Layout';
import { look, row } from '@/ui/Layout/look';
import { Toolbar } from '@/ui/Toolbar/Toolbar';

/** As wide as the page; what it holds begins at the box, or further left if that leaves no room. */
const Line = styled.div`
  position: absolute;
  z-index: 2;
  right: 0;
  left: 0;
  display: flex;
`;

const Floating = styled(Toolbar)`
  ${row({ gap: '2px', pad: '3px', align: 'normal', flex: 'none', maxWidth: '100%' })}
  ${look({ ground: 'surface-2', corners: 'radius', edge: 'all', nowrap: true })}
  box-shadow: var(--shadow-float);
  pointer-events: auto;
`;

const GAP_PX = 8;

interface BoxMenuProps {
  readonly ordinal: string;
  readonly box: SegmentBox;
  readonly isBeingRead: boolean;
  readonly isMerging: boolean;
  readonly onRead: () => void;
  readonly onMerge: () => void;
  readonly onSplit: () => void;
  readonly onDelete: () => void;
}

/** What can be done with the chosen box. */
export function BoxMenu(props: BoxMenuProps) {
  const { ordinal, box, isBeingRead, isMerging } = props;
  return (
    <Line style={{ top: `calc(var(--scale-factor) * ${box.y + box.height}px + ${GAP_PX}px)` }}>
      <Text
        $flex="0 1 auto"
        $minWidth={0}
        style={{ width: `calc(var(--scale-factor) * ${box.x}px)` }}
      />
      <Floating label={`Box of drawing ${ordinal}`}>
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
    </Line>
  );
}

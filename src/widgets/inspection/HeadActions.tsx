import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Maximize2,
  Minimize2,
} from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { ComparisonHeaderActions } from '@/features/comparison';
import { KeyHint, SEGMENT_KEYS, useShortcut } from '@/features/shortcuts';
import { detailsShown, segmentOpened } from '@/features/inspector';
import { selectNeighbours } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Box, Text } from '@/ui/Layout/Layout';
import { useMarking } from '@/widgets/segmentCard';
import { Compared, Mark, Rule, Steps } from './Head.styles';

interface HeadActionsProps {
  readonly segment: Segment;
  readonly isCompared: boolean;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
}

/** In the details, steps to other segments; in the comparison, the way back to the details. */
export function HeadActions(props: HeadActionsProps) {
  const { segment, isCompared, isFullScreen, onFullScreen } = props;
  return (
    <>
      {isCompared ? <ComparisonActions /> : <DetailsActions segment={segment} />}
      <Box as="span" $contents $notOnPhone>
        <IconButton
          icon={isFullScreen ? Minimize2 : Maximize2}
          label={isFullScreen ? 'Leave full screen' : 'Fullscreen'}
          pressed={isFullScreen}
          onClick={onFullScreen}
        />
      </Box>
    </>
  );
}

function ComparisonActions() {
  const dispatch = useDispatch();
  return (
    <Compared>
      <ComparisonHeaderActions />
      <Button icon={ArrowLeft} onClick={() => dispatch(detailsShown())}>
        Back to Details
      </Button>
    </Compared>
  );
}

function DetailsActions({ segment }: { readonly segment: Segment }) {
  const { isMarked, reason, toggle } = useMarking(segment);
  return (
    <>
      <Neighbours id={segment.id} />
      <Rule />
      <Mark>
        <Button icon={CircleCheck} aria-pressed={isMarked} disabledReason={reason} onClick={toggle}>
          {isMarked ? 'Verified as correct' : 'Mark as correct'}{' '}
          <KeyHint of={SEGMENT_KEYS.markCorrect} />
        </Button>
      </Mark>
    </>
  );
}

/** Previous and next in the current order of the grid. */
function Neighbours({ id }: { readonly id: string }) {
  const dispatch = useDispatch();
  const { previous, next, position, total } = useSelectorWith(selectNeighbours, id);
  const previousKey = useShortcut(SEGMENT_KEYS.previous);
  const nextKey = useShortcut(SEGMENT_KEYS.next);
  const go = (segmentId: string | undefined) => () => {
    if (segmentId !== undefined) dispatch(segmentOpened({ segmentId }));
  };
  return (
    <Steps>
      <IconButton
        icon={ChevronLeft}
        label="Previous segment"
        shortcut={previousKey}
        aria-disabled={previous === undefined || undefined}
        onClick={go(previous)}
      />
      {/* As wide as its longest text, so that stepping moves no button. */}
      <Text $ink="text-2" $minWidth="64px" $num $nowrap $centred>
        {position === undefined ? `hidden, ${total} shown` : `${position} of ${total}`}
      </Text>
      <IconButton
        icon={ChevronRight}
        label="Next segment"
        shortcut={nextKey}
        aria-disabled={next === undefined || undefined}
        onClick={go(next)}
      />
    </Steps>
  );
}

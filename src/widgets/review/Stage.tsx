import { useState } from 'react';
import { ChevronLeft, ChevronRight, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { nextChosen, previousChosen } from '@/features/review';
import { selectOrdinal } from '@/features/segments';
import { selectStructureOf } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { IconButton } from '@/ui/Button/IconButton';
import { Switch } from '@/ui/Switch/Switch';
import { Num, Spacer } from '@/ui/Text/Text';
import { StatusBadge } from '@/widgets/segmentStatus';
import { overlayRefusal } from '@/widgets/inspection';
import { selectCompoundName } from './compoundName';
import { Panes } from './Panes';
import { Readings } from './Readings';
import { Bar, StageBox } from './Stage.styles';
import type { Zoom } from './useZoom';
import { WhyLine } from './WhyLine';

interface StageProps {
  readonly segment: Segment;
  readonly zoom: Zoom;
  /** While its key is held. */
  readonly isOverlaid: boolean;
}

/** The drawing before the curator: the original beside its reading, why to look, and the other readings. */
export function Stage({ segment, zoom, isOverlaid }: StageProps) {
  const [isPinned, setIsPinned] = useState(false);
  const [showsDoubts, setShowsDoubts] = useState(true);
  const structure = useSelectorWith(selectStructureOf, segment);
  const refusal = structure ? overlayRefusal(structure) : 'There is no reading';
  const isOver = refusal === undefined && (isPinned || isOverlaid);
  return (
    <StageBox>
      <Bar>
        <Position segment={segment} />
        <Spacer />
        <span title={refusal}>
          <Switch checked={isOver} disabled={refusal !== undefined} onChange={setIsPinned}>
            Overlay
          </Switch>
        </span>
        <Switch checked={showsDoubts} onChange={setShowsDoubts}>
          Doubts
        </Switch>
        <IconButton icon={ZoomOut} label="Zoom out" shortcut="-" onClick={zoom.zoomOut} />
        <Num>{zoom.percent} %</Num>
        <IconButton icon={ZoomIn} label="Zoom in" shortcut="+" onClick={zoom.zoomIn} />
        <IconButton icon={Maximize2} label="Fit both" shortcut="0" onClick={zoom.fit} />
      </Bar>
      <Panes
        segment={segment}
        structure={structure}
        zoom={zoom}
        isOverlaid={isOver}
        showsDoubts={showsDoubts}
      />
      <WhyLine segment={segment} structure={structure} />
      <Readings segment={segment} />
    </StageBox>
  );
}

function Position({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const ordinal = useSelectorWith(selectOrdinal, segment.id);
  const name = useSelectorWith(selectCompoundName, segment);
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label="Previous drawing"
        shortcut="K"
        onClick={() => dispatch(previousChosen())}
      />
      <IconButton
        icon={ChevronRight}
        label="Next drawing"
        shortcut="J"
        onClick={() => dispatch(nextChosen())}
      />
      <b>
        #{ordinal} {name}
      </b>
      <StatusBadge segment={segment} onlyJudged />
      <span>page {segment.pageNumber}</span>
    </>
  );
}

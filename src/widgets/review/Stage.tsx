import { useState } from 'react';
import { FileText, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { selectStereoLetters, stereoLettersSwitched } from '@/features/review';
import { REVIEW_KEYS, useShortcut } from '@/features/shortcuts';
import { selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { IconButton } from '@/ui/Button/IconButton';
import { Text } from '@/ui/Layout/Layout';
import { Switch } from '@/ui/Switch/Switch';
import { Spacer } from '@/ui/Text/Text';
import { overlayRefusal } from '@/widgets/inspection';
import { ApprovalQuestion } from './ApprovalQuestion';
import { Panes } from './Panes';
import { Position } from './Position';
import { PlaceChoices } from './PlaceChoices';
import { Readings } from './Readings';
import { Bar, Lines, Range, StageBox } from './Stage.styles';
import { ReviewLines } from './ReviewLines';
import { useFlicker } from './useFlicker';
import { useShowPage } from './useShowPage';
import type { Zoom } from './useZoom';
import { WhyLine } from './WhyLine';

/** Of the slider from original to reading. */
const WHOLE = 100;
const HALF = 50;

interface StageProps {
  readonly segment: Segment;
  readonly zoom: Zoom;
  /** While its key is held. */
  readonly isOverlaid: boolean;
  /** Told whether the drawing and its reading are before the curator. */
  readonly onSeen: (isSeen: boolean) => void;
}

/** The drawing before the curator: the original beside its reading, why to look, and the other readings. */
export function Stage({ segment, zoom, isOverlaid, onSeen }: StageProps) {
  const [isPinned, setIsPinned] = useState(false);
  const [showsDoubts, setShowsDoubts] = useState(true);
  const structure = useSelectorWith(selectStructureOf, segment);
  const refusal = structure ? overlayRefusal(structure) : 'There is no reading';
  const [share, setShare] = useState(HALF);
  const flicker = useFlicker(isOverlaid && refusal === undefined);
  const isOver = refusal === undefined && isPinned;
  const overlay = flicker ?? (isOver ? share / WHOLE : undefined);
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
        {isOver && (
          <Range
            type="range"
            aria-label="Original against reading"
            min={0}
            max={WHOLE}
            value={share}
            onChange={({ target: { value } }) => setShare(Number(value))}
          />
        )}
        <Switch checked={showsDoubts} onChange={setShowsDoubts}>
          Doubts
        </Switch>
        <Text $notOnPhone>
          <StereoLetters />
        </Text>
        <IconButton icon={ZoomOut} label="Zoom out" shortcut="-" onClick={zoom.zoomOut} />
        <Text $num $notOnPhone>
          {zoom.percent} %
        </Text>
        <IconButton icon={ZoomIn} label="Zoom in" shortcut="+" onClick={zoom.zoomIn} />
        <IconButton icon={Maximize2} label="Fit both" shortcut="0" onClick={zoom.fit} />
        <ShowPage id={segment.id} />
      </Bar>
      <Panes
        segment={segment}
        structure={structure}
        zoom={zoom}
        overlay={overlay}
        showsDoubts={showsDoubts}
        onSeen={onSeen}
      />
      <Lines>
        <ReviewLines />
        <WhyLine segment={segment} structure={structure} doubt={zoom.doubt} />
        <PlaceChoices segment={segment} zoom={zoom} />
        <ApprovalQuestion id={segment.id} />
      </Lines>
      <Readings segment={segment} />
    </StageBox>
  );
}

function StereoLetters() {
  const dispatch = useDispatch();
  return (
    <Switch
      checked={useSelector(selectStereoLetters)}
      onChange={(on) => dispatch(stereoLettersSwitched(on))}
    >
      <span title="Letters of the stereo centres and double bonds, by the rules of Cahn, Ingold and Prelog">
        (R)/(S)
      </span>
    </Switch>
  );
}

/** Leads out of the review, to the page in the viewer's place. */
function ShowPage({ id }: { readonly id: string }) {
  const show = useShowPage();
  return (
    <IconButton
      icon={FileText}
      label="Show on the page"
      shortcut={useShortcut(REVIEW_KEYS.page)}
      onClick={() => show(id)}
    />
  );
}

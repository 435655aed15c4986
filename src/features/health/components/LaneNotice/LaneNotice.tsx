import { useSelector } from 'react-redux';
import type { LaneHealth } from '@/api/health';
import { FramedNotice } from '@/ui/Notice/FramedNotice';
import { selectLanesDown } from '../../health.slice';

/** Says which work the services cannot do at the moment; nothing if they can do everything. */
export function LaneNotice() {
  const lanesDown = useSelector(selectLanesDown);
  if (!lanesDown) return null;
  return (
    <FramedNotice tone="warning">
      {lanesInWords(lanesDown)} The services are recovering automatically.
    </FramedNotice>
  );
}

function lanesInWords({ shortLaneIsDown, longLanes, longLanesDown }: LaneHealth): string {
  const drawing = shortLaneIsDown ? 'Structures cannot be drawn or compared at the moment.' : '';
  const reading =
    longLanesDown === 0
      ? ''
      : longLanesDown < longLanes
        ? `Articles take longer to read at the moment: ${longLanesDown} of ${longLanes} workers ${longLanesDown === 1 ? 'is' : 'are'} down.`
        : 'Articles cannot be read at the moment.';
  return [drawing, reading].filter((sentence) => sentence !== '').join(' ');
}

import { useSelector } from 'react-redux';
import type { LaneHealth } from '@/api/health';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';
import { selectLanesDown } from '../../health.slice';

/** Says which work the services cannot do at the moment; nothing if they can do everything. */
export function LaneNotice() {
  const lanesDown = useSelector(selectLanesDown);
  if (!lanesDown) return null;
  return (
    <Framed>
      <Notice tone="warning" wraps>
        {lanesInWords(lanesDown)} The services are recovering automatically.
      </Notice>
    </Framed>
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

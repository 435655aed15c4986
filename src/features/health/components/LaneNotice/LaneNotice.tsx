import { useSelector } from 'react-redux';
import type { LaneHealth } from '@/api/health';
import { Notice } from '@/ui/Notice/Notice';
import { selectLanesDown } from '../../health.selectors';

/** Says which work the services do not take at the moment; nothing while they take all. */
export function LaneNotice() {
  const lanesDown = useSelector(selectLanesDown);
  if (!lanesDown) return null;
  return (
    <Notice tone="warning" wraps>
      {lanesInWords(lanesDown)} The services are starting again what is missing.
    </Notice>
  );
}

function lanesInWords({ shortLaneIsDown, longLanes, longLanesDown }: LaneHealth): string {
  const drawing = shortLaneIsDown ? 'Structures cannot be drawn or compared at the moment.' : '';
  const reading =
    longLanesDown === 0
      ? ''
      : longLanesDown < longLanes
        ? `Articles are read more slowly: of ${longLanes} lanes of work, ${longLanesDown} cannot be used at the moment.`
        : 'Articles cannot be read at the moment.';
  return [drawing, reading].filter((sentence) => sentence !== '').join(' ');
}

import type { WorkSummary } from '@/platform/workStore';
import { Shares } from '@/ui/Progress/Shares';
import { Sub } from './Library.styles';

interface CheckedShareProps {
  readonly work: WorkSummary;
  readonly isReading: boolean;
}

/** How many drawings a person has checked, and how the others are. */
export function CheckedShare({ work, isReading }: CheckedShareProps) {
  const { facts, segmentCount } = work;
  if (work.isUnreadable) return null;
  if (segmentCount === 0) {
    const words = facts?.isRead ? '0 drawings' : isReading ? 'none found so far' : 'not read';
    return <Sub>{words}</Sub>;
  }
  if (!facts) return <Sub>{segmentCount} drawings</Sub>;
  const { checkedCount, doubtfulCount, failedCount } = facts;
  return (
    <>
      <Shares
        $maxWidth="150px"
        total={segmentCount}
        counts={[
          ['success', checkedCount],
          ['warning', doubtfulCount],
          ['danger', failedCount],
        ]}
      />
      <Sub>
        {facts.isRead
          ? `${checkedCount} of ${segmentCount} checked`
          : `${segmentCount} found so far`}
      </Sub>
    </>
  );
}

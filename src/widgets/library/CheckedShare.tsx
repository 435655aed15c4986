import type { WorkSummary } from '@/platform/workStore';
import { ShareBar, Sub } from './Library.styles';

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
  const parts = [
    ['success', facts.checkedCount],
    ['warning', facts.doubtfulCount],
    ['danger', facts.failedCount],
  ] as const;
  return (
    <>
      <ShareBar aria-hidden="true">
        {parts.map(([tone, count]) => (
          <i
            key={tone}
            style={{
              width: `${Math.min(100, (count / segmentCount) * 100)}%`,
              background: `var(--${tone})`,
            }}
          />
        ))}
      </ShareBar>
      <Sub>
        {facts.isRead
          ? `${facts.checkedCount} of ${segmentCount} checked`
          : `${segmentCount} found so far`}
      </Sub>
    </>
  );
}

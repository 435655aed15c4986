import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

interface LiveRegionProps {
  /** `assertive` interrupts the screen reader: for errors only. */
  readonly politeness?: 'polite' | 'assertive';
  readonly children?: ReactNode;
}

/**
 * Announces its text whenever it changes. Keep it mounted while it is empty: screen readers only report
 * changes in regions that existed before.
 */
export function LiveRegion({ politeness = 'polite', children }: LiveRegionProps) {
  return (
    <VisuallyHidden
      as="div"
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic="true"
    >
      {children}
    </VisuallyHidden>
  );
}

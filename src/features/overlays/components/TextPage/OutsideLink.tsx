import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Leaves the application, so it opens in a new tab and the work stays. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (another website, opens in a new tab)</VisuallyHidden>
    </a>
  );
}

import type { HTMLAttributes, Ref } from 'react';
import { Scroll } from '@/ui/Layout/Layout';

interface ScrollAreaProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Takes the rest of a panel and scrolls independently, with the keyboard too (WCAG 2.1.1). */
export function ScrollArea({ label, children, ...rest }: ScrollAreaProps) {
  return (
    <Scroll role="group" aria-label={label} tabIndex={0} data-scroll-area="" {...rest}>
      {children}
    </Scroll>
  );
}

import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';

const Area = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

interface ScrollAreaProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Takes the rest of a panel and scrolls independently, with the keyboard too (WCAG 2.1.1). */
export function ScrollArea({ label, children, ...rest }: ScrollAreaProps) {
  return (
    <Area role="group" aria-label={label} tabIndex={0} data-scroll-area="" {...rest}>
      {children}
    </Area>
  );
}

import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { Row } from '@/ui/Layout/Layout';

interface TextVerdictProps {
  /** Speaks against the reading. */
  readonly isAgainst: boolean;
  readonly children: ReactNode;
}

/** What the article's text says of the structure that was read. */
export function TextVerdict({ isAgainst, children }: TextVerdictProps) {
  return (
    <Row
      as="p"
      $gap="6px"
      $align="start"
      $ink={isAgainst ? 'warning' : 'success'}
      $size="s"
      role="status"
    >
      <Icon of={isAgainst ? TriangleAlert : CircleCheck} />
      <span>{children}</span>
    </Row>
  );
}

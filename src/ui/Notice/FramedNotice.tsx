import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '@/ui/Badge/Badge';
import { Notice } from './Notice';

const Frame = styled.div`
  overflow: hidden;
  border-radius: var(--radius-s);

  > div {
    padding-block: var(--s-2);
    border: 0;
    align-items: start;
  }
  a {
    color: inherit;
    white-space: nowrap;
  }
`;

/** A `Notice` as a box in a dialog, not as a line across its column. */
export function FramedNotice(props: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <Frame>
      <Notice {...props} wraps />
    </Frame>
  );
}

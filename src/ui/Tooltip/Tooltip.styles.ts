import styled from 'styled-components';
import { Kbd } from '@/ui/Text/Text';

/** Takes no part in layout, so that a wrapped control keeps its place in its row. */
export const Wrapper = styled.span`
  display: contents;
`;

export const Tip = styled.span`
  display: inline-block;
  max-width: 260px;
  padding: 4px 8px;
  border-radius: var(--radius-s);
  background: var(--text);
  color: var(--surface-2);
  font-size: var(--t-s);
  font-weight: 400;
  white-space: normal;
  box-shadow: var(--shadow-float);
  pointer-events: none;

  ${Kbd} {
    margin-left: 4px;
    border-color: currentColor;
    background: transparent;
    color: inherit;
  }
`;

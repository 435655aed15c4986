import styled from 'styled-components';
import { visuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

export const Status = styled.span`
  display: inline-flex;

  > span > button {
    padding: 0 8px;
    color: var(--text-2);
    font-size: var(--t-s);
    font-weight: 400;
  }
  &[data-active] > span > button > svg {
    color: var(--success);
  }
`;

/** The session's status. Visually hidden in a tight header if the timer is shown, which is enough then. */
export const Words = styled.span`
  @container column (max-width: 350px) or ((min-width: 735px) and (max-width: 830px)) {
    &:has(+ *) {
      ${visuallyHidden}
    }
  }
`;

export const Timer = styled.span`
  font-variant-numeric: tabular-nums;
`;

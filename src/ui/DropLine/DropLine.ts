import styled from 'styled-components';
import { row } from '@/ui/Layout/look';

/** A dashed line of a list, such as one where files can be dropped, or that tells of a task. */
export const DropLine = styled.div`
  ${row({ wrap: true, gap: '2 3', pad: '3 4', margin: '3 4', corners: 'radius' })}
  border: 1px dashed var(--border-control);

  > svg {
    color: var(--accent);
  }
  @media (max-width: 767px) {
    margin-inline: var(--s-3);
  }
`;

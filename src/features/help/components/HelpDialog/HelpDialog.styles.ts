import styled from 'styled-components';
import { row, stack } from '@/ui/Layout/look';

/** Guide and keys side by side if both fit, otherwise one below the other. */
export const Halves = styled.div`
  container: help / inline-size;
  ${stack({ gap: '6 8', align: 'start', columns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))' })}

  h3 {
    margin-bottom: var(--s-2);
    font-size: var(--t-xl);
  }
  h4 {
    font-size: var(--t-l);
  }
`;

export const Way = styled.section`
  min-width: 0;
  font-size: var(--t-l);
  line-height: var(--lh-read);

  > h3:not(:first-child) {
    margin-top: var(--s-5);
  }
  > p + p {
    margin-top: var(--s-2);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--s-4);
  counter-reset: step;
`;

export const Step = styled.li`
  counter-increment: step;

  h4::before {
    content: counter(step) '. ';
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  h4 span {
    color: var(--text-2);
    font-weight: 400;
  }
  dl {
    ${stack({ margin: '2px 0 0', columns: '76px minmax(0, 1fr)' })}
    column-gap: var(--s-2);
  }
  dt {
    color: var(--text-2);
  }
  @container help (max-width: 340px) {
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Keys = styled.section`
  min-width: 0;

  > p {
    margin-top: 2px;
    color: var(--text-2);
  }
`;

export const KeyRows = styled.dl`
  ${stack({ gap: '3px 3', margin: '1 0 0', align: 'baseline', columns: 'minmax(0, 7fr) minmax(0, 12fr)' })}

  dt {
    ${row({ wrap: true, gap: '2px 6px', align: 'normal', nowrap: true })}
  }
  dt[data-off] {
    text-decoration: line-through;
  }
`;

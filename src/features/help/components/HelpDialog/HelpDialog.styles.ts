import styled from 'styled-components';

/** Guide and keys side by side if both fit, otherwise one below the other. */
export const Halves = styled.div`
  container: help / inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: var(--s-6) var(--s-8);
  align-items: start;

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
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr);
    column-gap: var(--s-2);
    margin-top: 2px;
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

export const Place = styled.section`
  margin: var(--s-4) 0;
`;

export const KeyRows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 12fr);
  gap: 3px var(--s-3);
  align-items: baseline;
  margin-top: var(--s-1);

  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    white-space: nowrap;
  }
  dt[data-off] {
    text-decoration: line-through;
  }
`;

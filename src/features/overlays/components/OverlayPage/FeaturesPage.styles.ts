import styled from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: var(--s-3);

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: var(--s-2) var(--s-2);
    padding: var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface-1);
  }
  svg {
    margin-top: 3px;
    color: var(--text-2);
  }
  p {
    grid-column: 1 / -1;
    text-wrap: pretty;
  }
`;

export const Technologies = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 180px minmax(0, 1fr);
    gap: 2px var(--s-8);
    padding: var(--s-3) 0;
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
  p {
    max-width: 34em;
    text-wrap: pretty;
  }
  b {
    display: block;
    font-weight: 500;
  }
  @media (max-width: 767px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: var(--s-5);
  counter-reset: step;

  > li {
    display: grid;
    align-content: start;
    gap: 2px;
    padding-top: var(--s-2);
    border-top: 2px solid var(--border-control);
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  p {
    text-wrap: pretty;
  }
`;

import styled from 'styled-components';
import { look, stack } from '@/ui/Layout/look';

export const Cards = styled.ul`
  ${stack({ gap: 3, columns: 'repeat(auto-fill, minmax(240px, 1fr))' })}

  > li {
    ${stack({ gap: 2, pad: 4, content: 'start', columns: 'auto minmax(0, 1fr)' })}
    ${look({ ground: 'surface-1', corners: 'radius', edge: 'all' })}
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
    ${stack({ gap: '2px 8', pad: '3 0', columns: '180px minmax(0, 1fr)', foldsBelow: 768 })}
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
`;

export const Steps = styled.ol`
  ${stack({ gap: 5, columns: 'repeat(auto-fit, minmax(170px, 1fr))' })}
  counter-reset: step;

  > li {
    ${stack({ gap: '2px', pad: '2 0 0', content: 'start' })}
    border-top: 2px solid var(--border-control);
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    ${look({ ink: 'text-2', num: true })}
  }
  p {
    text-wrap: pretty;
  }
`;

import styled from 'styled-components';
import { look, row, stack } from '@/ui/Layout/look';

/** Buttons and links in a row. */
export const Actions = styled.div`
  ${row({ wrap: true, gap: '2 3' })}

  @media print {
    button {
      display: none;
    }
  }
`;

export const PlainList = styled.ul`
  ${stack({ gap: 1 })}

  b {
    font-weight: 600;
  }
`;

/** Of publications: title, authors and source below each other. */
export const NumberedList = styled.ol`
  ${stack({ gap: 4, maxWidth: '34em' })}

  > li {
    ${stack({ gap: '1px' })}
  }
  b {
    font-weight: 500;
    text-wrap: pretty;
  }
  a {
    ${look({ display: 'inline-block', breaks: true })}
    font: 0.93em var(--font-mono);
  }
`;

export const Quote = styled.blockquote`
  ${look({ pad: '2 3', margin: 0, maxWidth: '34em', breaks: true })}
  ${look({ ground: 'surface-1', corners: 'radius', edge: 'all' })}
`;

/** Its lines wrap if necessary, but are copied whole. */
export const Code = styled(Quote).attrs({ as: 'pre' })`
  font-family: var(--font-mono);
  white-space: pre-wrap;
`;

import styled, { createGlobalStyle } from 'styled-components';
import { look, stack } from '@/ui/Layout/look';

/** Paper in both themes, on the screen and printed. */
export const Page = styled.article`
  ${look({ pad: 4, margin: '0 auto', maxWidth: '800px' })}
  ${look({ ink: 'text', ground: 'paper', edge: 'all' })}
  color-scheme: light;

  @media print {
    ${look({ pad: 0, maxWidth: 'none', edge: 'none' })}
  }
`;

export const Head = styled.div`
  padding-bottom: var(--s-3);

  h3 {
    font-size: 20px;
  }
  p {
    ${look({ margin: '1 0 0', ink: 'text-2', breaks: true })}
  }
`;

/** For paper: the screen says the same beside the button. */
export const PrintedOnly = styled.p`
  @media screen {
    display: none;
  }
`;

export const Entry = styled.li`
  ${stack({ gap: 4, pad: '3 0', columns: '220px minmax(0, 1fr)', foldsBelow: 600, edge: 'top' })}
  break-inside: avoid;

  &[data-unchecked] {
    border-top-style: dashed;
  }
`;

export const Drawing = styled.div`
  display: grid;
  place-items: center;
  min-height: 150px;

  img {
    ${look({ width: '100%', height: '150px', maxHeight: '150px' })}
    object-fit: contain;
  }
`;

/** Of a structure that could not be drawn. */
export const Instead = styled.div`
  ${stack({ gap: 1, maxHeight: '150px', overflow: 'auto', size: 's', breaks: true })}

  code {
    font-family: var(--font-mono);
  }
  small {
    color: var(--text-2);
  }
  @media print {
    max-height: none;
  }
`;

export const Name = styled.h4`
  font-size: 16px;

  small {
    color: var(--text-2);
    font-weight: 400;
  }
`;

export const Facts = styled.dl`
  margin: var(--s-1) 0 0;

  div {
    ${stack({ gap: 2, columns: '130px minmax(0, 1fr)' })}
  }
  dt {
    color: var(--text-2);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The report is printed without the window in which it stands, over as many sheets as it needs. */
export const PrintAlone = createGlobalStyle`
  @media print {
    html,
    body,
    html:has([data-report]) :has([data-report]) {
      position: static;
      display: block;
      width: auto;
      max-width: none;
      height: auto;
      max-height: none;
      margin: 0;
      padding: 0;
      border: 0;
      overflow: visible;
      background: var(--paper);
      color-scheme: light;
    }
    html:has([data-report]) body :not(:has([data-report]), [data-report], [data-report] *) {
      display: none;
    }
  }
`;

import styled, { css } from 'styled-components';
import { below, look, stack } from '@/ui/Layout/look';

/** A page of text: headings in a separate column, next to lines of about 70 characters. */
export const Article = styled.article`
  ${look({ pad: 'calc(var(--s-10) + var(--under-head)) 6 12', margin: '0 auto', maxWidth: '860px', size: 'l' })}
  line-height: var(--lh-read);

  small {
    color: var(--text-2);
    font-size: inherit;
  }
  code {
    font: 0.93em var(--font-mono);
  }
  ${below(768, { pad: 'calc(var(--s-6) + var(--under-head)) 4 10' })}
  @media print {
    padding: 0;
  }
`;

export const Head = styled.header`
  ${stack({ gap: 3, pad: '0 0 6' })}

  h1 {
    font-size: calc(var(--t-2xl) * 1.4);
    line-height: 1.2;
    outline: none;
  }
  > p {
    max-width: 36em;
    font-size: var(--t-xl);
    text-wrap: pretty;
  }
`;

/** The target of a jump is below the bar with the way back. */
const underTheBar = css`
  scroll-margin-top: calc(var(--bar) + var(--s-4));
`;

export const Row = styled.section`
  ${stack({ gap: '2 8', pad: '5 0', columns: '180px minmax(0, 1fr)', foldsBelow: 768, edge: 'top' })}

  > h2 {
    ${underTheBar}
    font-size: var(--t-l);
    line-height: var(--lh-read);
    outline: none;
    text-wrap: balance;
  }
  @media print {
    break-inside: avoid-page;
  }
`;

/** The full width, for content with columns of its own. */
export const Wide = styled.section`
  ${stack({ gap: 4, pad: '6 0', edge: 'top' })}

  > h2 {
    ${underTheBar}
    font-size: var(--t-xl);
    outline: none;
  }
`;

export const Prose = styled.div`
  ${stack({ gap: 3, minWidth: 0 })}
  overflow-wrap: break-word;

  > p {
    max-width: 34em;
    text-wrap: pretty;
  }
`;

/** What applies to whom, one below the other. */
export const Cases = styled.ul`
  ${stack({ gap: 1, pad: '0 0 0 3', maxWidth: '34em' })}
  border-left: 2px solid var(--border);

  > li {
    ${stack({ gap: '0 4', columns: '130px minmax(0, 1fr)' })}
  }
  h3 {
    color: var(--text-2);
    font-weight: 400;
  }
  @media (max-width: 767px) {
    gap: calc(var(--s-1) + var(--s-2));

    > li {
      ${look({ gap: 1, columns: 1 })}
    }
  }
`;

export const Foot = styled.footer`
  ${look({ pad: '5 0 0', edge: 'top', notPrinted: true })}
`;

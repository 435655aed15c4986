import styled, { css } from 'styled-components';

/** A page of text: headings in a separate column, next to lines of about 70 characters. */
export const Article = styled.article`
  max-width: 860px;
  margin: 0 auto;
  padding: calc(var(--s-10) + var(--under-head)) var(--s-6) var(--s-12);
  font-size: var(--t-l);
  line-height: var(--lh-read);

  small {
    color: var(--text-2);
    font-size: inherit;
  }
  code {
    font: 0.93em var(--font-mono);
  }
  @media (max-width: 767px) {
    padding: calc(var(--s-6) + var(--under-head)) var(--s-4) var(--s-10);
  }
  @media print {
    padding: 0;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: var(--s-3);
  padding-bottom: var(--s-6);

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
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  gap: var(--s-2) var(--s-8);
  padding: var(--s-5) 0;
  border-top: 1px solid var(--border);

  > h2 {
    ${underTheBar}
    font-size: var(--t-l);
    line-height: var(--lh-read);
    outline: none;
    text-wrap: balance;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    break-inside: avoid-page;
  }
`;

/** The full width, for content with columns of its own. */
export const Wide = styled.section`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-6) 0;
  border-top: 1px solid var(--border);

  > h2 {
    ${underTheBar}
    font-size: var(--t-xl);
    outline: none;
  }
`;

export const Prose = styled.div`
  display: grid;
  gap: var(--s-3);
  min-width: 0;
  overflow-wrap: break-word;

  > p {
    max-width: 34em;
    text-wrap: pretty;
  }
`;

/** What applies to whom, one below the other. */
export const Cases = styled.ul`
  display: grid;
  gap: var(--s-1);
  max-width: 34em;
  padding-left: var(--s-3);
  border-left: 2px solid var(--border);

  > li {
    display: grid;
    grid-template-columns: 130px minmax(0, 1fr);
    gap: 0 var(--s-4);
  }
  h3 {
    color: var(--text-2);
    font-weight: 400;
  }
  @media (max-width: 767px) {
    gap: calc(var(--s-1) + var(--s-2));

    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-1);
    }
  }
`;

export const Foot = styled.footer`
  padding-top: var(--s-5);
  border-top: 1px solid var(--border);

  @media print {
    display: none;
  }
`;

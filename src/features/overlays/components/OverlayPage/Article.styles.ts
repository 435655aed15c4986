import styled, { css } from 'styled-components';

/** A page of text: headings in a separate column, next to lines of about 70 characters. */
export const Article = styled.article`
  max-width: 860px;
  margin: 0 auto;
  padding: calc(var(--s-10) + var(--under-head)) var(--s-6) var(--s-12);
  font-size: var(--t-l);
  line-height: var(--lh-read);

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
`;

export const Lead = styled.p`
  max-width: 36em;
  font-size: var(--t-xl);
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);

  @media print {
    display: none;
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
export const Block = styled.section`
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
  code {
    font: 0.93em var(--font-mono);
  }
`;

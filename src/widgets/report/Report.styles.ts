import styled, { createGlobalStyle } from 'styled-components';

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: var(--s-4);
  background: var(--surface-1);
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s-3);
  max-width: 800px;
  margin: 0 auto var(--s-3);
`;

/** Paper in both themes, on the screen and printed. */
export const Page = styled.article`
  max-width: 800px;
  margin: 0 auto;
  padding: var(--s-4);
  border: 1px solid var(--border);
  background: var(--paper);
  color: var(--text);
  color-scheme: light;

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
  }
`;

export const Head = styled.div`
  padding-bottom: var(--s-3);

  h3 {
    margin: 0;
    font-size: 20px;
  }
  p {
    margin: var(--s-1) 0 0;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;

/** For paper: the screen says the same beside the button. */
export const PrintedOnly = styled.p`
  @media screen {
    display: none;
  }
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-3) 0;
  border-top: 1px solid var(--border);
  break-inside: avoid;

  &[data-unchecked] {
    border-top-style: dashed;
  }
  p {
    margin: 0;
  }
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Drawing = styled.div`
  display: grid;
  place-items: center;
  min-height: 150px;

  img {
    width: 100%;
    height: 150px;
    max-height: 150px;
    object-fit: contain;
  }
`;

/** Of a structure that could not be drawn. */
export const Instead = styled.div`
  display: grid;
  gap: var(--s-1);
  overflow: auto;
  max-height: 150px;
  overflow-wrap: anywhere;
  font-size: var(--t-s);

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
  margin: 0;
  font-size: 16px;

  small {
    color: var(--text-2);
    font-weight: 400;
  }
`;

export const Facts = styled.dl`
  margin: var(--s-1) 0 0;

  div {
    display: grid;
    grid-template-columns: 130px minmax(0, 1fr);
    gap: var(--s-2);
  }
  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
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

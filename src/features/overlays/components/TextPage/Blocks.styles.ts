import styled from 'styled-components';

/** Buttons and links in a row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);

  @media print {
    button {
      display: none;
    }
  }
`;

export const PlainList = styled.ul`
  display: grid;
  gap: var(--s-1);

  b {
    font-weight: 600;
  }
`;

/** Of publications: title, authors and source below each other. */
export const NumberedList = styled.ol`
  display: grid;
  gap: var(--s-4);
  max-width: 34em;

  > li {
    display: grid;
    gap: 1px;
  }
  b {
    font-weight: 500;
    text-wrap: pretty;
  }
  a {
    display: inline-block;
    font: 0.93em var(--font-mono);
    overflow-wrap: anywhere;
  }
`;

export const Quote = styled.blockquote`
  max-width: 34em;
  margin: 0;
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-1);
  overflow-wrap: anywhere;
`;

/** Its lines wrap if necessary, but are copied whole. */
export const Code = styled(Quote).attrs({ as: 'pre' })`
  font-family: var(--font-mono);
  white-space: pre-wrap;
`;

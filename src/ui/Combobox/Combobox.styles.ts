import styled from 'styled-components';

export const WithButton = styled.div`
  display: flex;
  gap: var(--s-1);
  min-width: 0;

  > input {
    flex: 1;
    min-width: 0;
  }
`;

/** px: narrower ones would break each sentence into many lines. */
const LEAST_WIDTH = 320;

/** $width: px of the control that it belongs to */
export const Options = styled.ul<{ readonly $width: number }>`
  width: ${({ $width }) => Math.max(LEAST_WIDTH, $width)}px;
  max-width: calc(100vw - 16px);
  max-height: min(50vh, 360px);
  overflow: auto;
  padding: 4px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-float);
`;

export const Option = styled.li<{ readonly $isHighlighted: boolean }>`
  display: grid;
  gap: 2px;
  padding: 6px 8px;
  border-radius: var(--radius-s);
  background: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--surface-hover)' : 'none')};
  outline: ${({ $isHighlighted }) => ($isHighlighted ? '2px solid var(--focus)' : 'none')};
  outline-offset: -2px;
  font-weight: 500;
  line-height: 18px;
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    color: var(--text-2);
    font-size: var(--t-s);
    font-weight: 400;
    line-height: 16px;
  }
  mark {
    background: none;
    color: var(--text);
    font-weight: 600;
  }
`;

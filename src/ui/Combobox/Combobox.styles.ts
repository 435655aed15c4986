import styled from 'styled-components';
import { FloatingList } from '@/ui/layer/FloatingList.styles';

export const WithButton = styled.div`
  display: flex;
  gap: var(--s-1);
  min-width: 0;

  > input {
    flex: 1;
    min-width: 0;
  }
`;

/** px: in narrower lists, each sentence would break into many lines. */
const LEAST_WIDTH = 320;

/** $width: px of the control that it belongs to */
export const Options = styled(FloatingList)<{ readonly $width: number }>`
  width: ${({ $width }) => Math.max(LEAST_WIDTH, $width)}px;
  max-height: min(50vh, 360px);
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

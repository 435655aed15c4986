import styled, { css } from 'styled-components';
import { StyledButton } from '@/ui/Button/Button.styles';
import type { Tone } from '@/ui/Badge/Badge';

const toned = css<{ $tone: Tone }>`
  color: var(--${({ $tone }) => $tone});
  background: var(--${({ $tone }) => $tone}-tint);
`;

/** Next to the icon; if there are several lines, icon and buttons align with the first one. */
const wrapped = css`
  align-items: flex-start;
  padding-block: var(--s-2);

  > ${StyledButton} {
    margin-block: -4px;
  }
`;

export const Line = styled.div<{ $tone: Tone; $wraps: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-2);
  min-height: 28px;
  padding: 2px var(--s-3);
  border-bottom: 1px solid var(--border);
  background: var(--surface-0);
  color: var(--text-2);
  font-size: var(--t-s);
  ${({ $tone }) => $tone !== 'neutral' && toned}
  ${({ $wraps }) => $wraps && wrapped}

  ${StyledButton} {
    border-color: currentColor;
    background: transparent;
    color: inherit;
  }
  ${StyledButton}[aria-label] {
    border-color: transparent;
  }
`;

/** Text and buttons; if the text would become a narrow column, the buttons move below it. */
export const Body = styled.div<{ $wraps: boolean }>`
  display: flex;
  flex: 1;
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
  align-items: center;
  gap: var(--s-2);
  min-width: 0;

  @media (max-width: 767px) {
    flex-wrap: wrap;
    justify-content: end;
  }
`;

export const Words = styled.span<{ $wraps: boolean }>`
  flex: ${({ $wraps }) => ($wraps ? '1 1 300px' : '1')};
  min-width: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};

  b {
    font-weight: 600;
  }
  @media (max-width: 767px) {
    flex-basis: 60%;
    white-space: normal;
  }
`;

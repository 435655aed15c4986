import styled, { css } from 'styled-components';

/** What surrounds the mark: a column of the page, or a window of its own. */
export type MarkPlace = 'column' | 'window';

const signOnly = css`
  width: 16px;
  overflow: hidden;
`;

/** As wide as its usual words, so that nothing next to it moves; where it is narrow, only the sign shows. */
export const Mark = styled.span<{ $isWarning: boolean; $place: MarkPlace }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: flex-start;
  gap: var(--s-1);
  width: ${({ $isWarning }) => ($isWarning ? 'auto' : '84px')};
  color: var(${({ $isWarning }) => ($isWarning ? '--warning' : '--text-2')});
  font-size: var(--t-s);
  white-space: nowrap;

  ${({ $place }) =>
    $place === 'column'
      ? css`
          @container column (max-width: 480px) {
            ${signOnly}
          }
        `
      : css`
          @media (max-width: 767px) {
            ${signOnly}
          }
        `}
`;

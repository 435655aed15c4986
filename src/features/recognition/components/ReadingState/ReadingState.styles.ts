import styled from 'styled-components';

export const State = styled.div<{ $failed?: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 4px;
  height: 100%;
  padding: 4px 8px;
  overflow: hidden;
  color: ${({ $failed }) => ($failed ? 'var(--danger)' : 'var(--text-2)')};
  font-size: var(--t-s);
  line-height: 1.3;
  text-align: center;

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    /* The result box of the lowest card, 92 px, holds five lines of 13 px text. */
    -webkit-line-clamp: 5;
  }
  > span > svg {
    vertical-align: -2px;
  }
`;

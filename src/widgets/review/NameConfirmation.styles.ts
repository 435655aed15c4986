import styled from 'styled-components';
import { Thumb } from './Queue.styles';

export const NameLine = styled.p<{ $isAgainst: boolean }>`
  display: flex;
  gap: 6px;
  align-items: start;
  color: var(${({ $isAgainst }) => ($isAgainst ? '--warning' : '--success')});
  font-size: var(--t-s);
`;

export const NameTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--s-2);
  align-items: center;

  > p {
    flex: 1;
    min-width: 120px;
  }
`;

export const NamedThumb = styled(Thumb)`
  width: 112px;
  height: 84px;
`;

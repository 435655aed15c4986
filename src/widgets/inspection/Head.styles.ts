import styled from 'styled-components';
import { Divider } from '@/ui/Panel/Panel';

export const OnWide = styled.span`
  display: contents;

  @media (max-width: 767px) {
    display: none;
  }
`;

export const Rule = styled(Divider)`
  flex: none;

  @media (max-width: 767px) {
    display: none;
  }
`;

export const Place = styled.span`
  overflow: hidden;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 767px) {
    display: none;
  }
`;

/** On phones the steps and the mark are in a second row, below title and close button. */
export const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);

  @media (max-width: 767px) {
    order: 2;
    flex: 1 0 40%;
  }
`;

/** As wide as its longest text, so that stepping moves no button. */
export const StepsCount = styled.span`
  min-width: 64px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
`;

/** 'Verified as correct' is the longer one: the width is the same for both. */
export const Mark = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  min-width: 172px;

  @media (max-width: 767px) {
    order: 3;
    min-width: 0;

    kbd {
      display: none;
    }
  }
`;

export const Compared = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);

  @media (max-width: 767px) {
    order: 2;
    flex: 1 0 100%;
    justify-content: space-between;
  }
`;

import styled from 'styled-components';

/** Digits of equal width, so that a counting number does not move its neighbours. */
export const Num = styled.span`
  font-variant-numeric: tabular-nums;
`;

export const Muted = styled.span`
  color: var(--text-2);
`;

/** A remark in a separate paragraph. */
export const Small = styled.p`
  color: var(--text-2);
  font-size: var(--t-s);
`;

/** The title of a part of a panel, quieter than what stands below it. */
export const SectionTitle = styled.h3`
  color: var(--text-2);
  font-size: var(--t-s);
`;

/** One line, cut with an ellipsis where the space ends. */
export const Ellipsis = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-width: 0;
`;

export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 18px;
  padding: 0 4px;
  border: 1px solid var(--border-control);
  border-radius: 3px;
  background: var(--surface-2);
  color: var(--text);
  font: var(--t-xs) / 16px var(--font-mono);
  text-align: center;
`;

/** Takes the remaining space of a row. */
export const Spacer = styled.span`
  flex: 1;
`;

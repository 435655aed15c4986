import styled from 'styled-components';

export const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-column='organism'] {
    font-style: italic;
  }
  &[data-column='inchiKey'] {
    font-family: var(--font-mono);
  }
  &[data-column='name'] {
    font-weight: 500;
  }
  &[data-nothing] {
    color: var(--text-2);
    font-style: normal;
    font-weight: 400;
  }
  /* Found by a program, and not confirmed. */
  &[data-found] {
    text-decoration: underline dashed var(--info) 1px;
    text-underline-offset: 3px;
  }
`;

/** Of its two parts, the first gives way. */
export const Key = styled.span`
  display: flex;

  > :first-child {
    min-width: 2ch;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :last-child {
    flex: none;
  }
`;

/** What became of a submission. */
export const Outcome = styled.span`
  &[data-outcome='accepted'] {
    color: var(--success);
  }
  &[data-outcome='sent'] {
    color: var(--warning);
  }
  &[data-outcome='refused'] {
    color: var(--danger);
  }
`;

export const OpenDrawing = styled.button`
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text-2);
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: left;
  cursor: pointer;

  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
`;

/** The drawing that was read, on paper in both themes. */
export const Thumb = styled.button`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 76px;
  height: 48px;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius-s);
  background: var(--paper);
  color-scheme: light;
  color: var(--text);
  font-size: var(--t-xs);
  cursor: pointer;

  img {
    width: 100%;
    height: 100%;
    padding: 2px;
    object-fit: contain;
  }
  &[data-original] {
    background: var(--cut-out-paper);
  }
`;

export const Status = styled.span<{ $colour: string }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ $colour }) => $colour};
  font-size: var(--t-s);
  font-weight: 500;
`;

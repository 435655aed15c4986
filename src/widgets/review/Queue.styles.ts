import styled from 'styled-components';
import { GROUP_HEAD_HEIGHT } from './useQueueRows';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-1);
  padding: var(--s-2);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);

  > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Select = styled.select`
  width: 100%;
  min-height: var(--control-s);
  padding: 0 8px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius);
  background: var(--surface-2);
  color: inherit;
  font-size: var(--t-s);
`;

export const Groups = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;

  ul {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: absolute;
    right: 0;
    left: 0;
  }
`;

export const GroupHead = styled.h3`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 6px;
  height: ${GROUP_HEAD_HEIGHT}px;
  padding: 0 var(--s-2);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
  font-size: var(--t-s);

  span {
    margin-left: auto;
    color: var(--text-2);
    font-weight: 400;
  }
  svg {
    color: var(--text-2);
  }
  &[data-group='doubtful'] svg {
    color: var(--warning);
  }
  &[data-group='failed'] svg {
    color: var(--danger);
  }
  &[data-group='done'] svg {
    color: var(--success);
  }
`;

export const Row = styled.button<{ $isSlim: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSlim }) => ($isSlim ? '16px' : '64px')} minmax(0, 1fr);
  gap: 0 var(--s-2);
  align-items: center;
  width: 100%;
  height: 100%;
  padding: 2px var(--s-2);
  overflow: hidden;
  /* Below the head of its group, which stays at the top. */
  scroll-margin-top: ${GROUP_HEAD_HEIGHT}px;
  border: 0;
  border-bottom: 1px solid var(--border);
  background: transparent;
  color: inherit;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--surface-hover);
  }
  &[aria-current='true'] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Thumb = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 64px;
  height: 48px;
  overflow: hidden;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius-s);
  background: var(--cut-out-paper);

  img {
    width: 100%;
    height: 100%;
    padding: 2px;
    object-fit: contain;
    mix-blend-mode: multiply;
  }
`;

export const RowText = styled.span`
  display: grid;
  gap: 1px;
  min-width: 0;
  font-size: var(--t-s);
  color: var(--text-2);

  b {
    overflow: hidden;
    color: var(--text);
    font-size: var(--t-m);
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Nothing = styled.p`
  padding: var(--s-4) var(--s-3);
  color: var(--text-2);
`;

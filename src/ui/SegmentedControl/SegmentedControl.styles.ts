import styled from 'styled-components';

export const Group = styled.fieldset`
  display: inline-flex;
  border: 1px solid var(--border-control);
  border-radius: var(--radius);
  background: var(--surface-2);

  &:disabled {
    border-color: var(--border);
    background: transparent;
    color: var(--text-2);
  }
  /* Each choice has its own border, which overlaps its neighbours' and the group's. */
  &[data-wraps] {
    flex-wrap: wrap;
    border-color: transparent;
    background: transparent;
  }
  @media (max-width: 767px) {
    flex: 1 0 100%;
  }
`;

export const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: calc(var(--control) - 2px);
  padding: 0 10px;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;

  /* Every choice is wrapped in its tooltip, so the wrapper's position among its siblings counts. */
  :not(:first-child) > & {
    border-left: 1px solid var(--border);
  }
  [data-wraps] > * > & {
    max-width: calc(100% + 1px);
    min-height: calc(var(--control) - 1px);
    margin: -1px 0 0 -1px;
    border: 1px solid var(--border-control);
    background: var(--surface-2);
    white-space: normal;
  }
  fieldset[data-wraps]:disabled > * > & {
    border-color: var(--border);
    background: transparent;
  }
  :first-child > & {
    border-radius: 5px 0 0 5px;
  }
  :last-child > & {
    border-radius: 0 5px 5px 0;
  }
  &:has(:checked) {
    background: var(--accent-tint);
    color: var(--accent);
    box-shadow: inset 0 -2px 0 var(--accent);
  }
  &:has([aria-disabled='true']) {
    color: var(--text-2);
    cursor: not-allowed;
  }
  fieldset:disabled & {
    cursor: not-allowed;
  }
  fieldset:disabled &:has(:checked) {
    background: var(--surface-hover);
    color: var(--text);
    box-shadow: inset 0 -2px 0 var(--border-control);
  }
  @container column (max-width: 520px) {
    padding: 0 7px;
  }
  @media (max-width: 767px) {
    flex: 1;
    justify-content: center;
  }
`;

/** Covers its label, so that the focus ring surrounds the whole choice. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  border-radius: 4px;
  cursor: inherit;
`;

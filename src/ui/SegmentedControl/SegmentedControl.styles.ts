import styled from 'styled-components';
import { below, look, row } from '@/ui/Layout/look';

export const Group = styled.fieldset`
  ${row({ inline: true, align: 'normal', ground: 'surface-2', corners: 'radius', edge: 'control' })}

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
  ${below(768, { flex: '1 0 100%' })}
`;

export const Choice = styled.label`
  ${row({ position: 'relative', inline: true, pad: '0 10px', minHeight: 'calc(var(--control) - 2px)' })}
  ${look({ weight: 500, nowrap: true })}
  cursor: pointer;

  /* Every choice is wrapped in its tooltip, so the wrapper's position among its siblings counts. */
  :not(:first-child) > & {
    border-left: 1px solid var(--border);
  }
  [data-wraps] > * > & {
    ${look({ minHeight: 'calc(var(--control) - 1px)', maxWidth: 'calc(100% + 1px)' })}
    ${look({ ground: 'surface-2', edge: 'control' })}
    margin: -1px 0 0 -1px;
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
  ${below(768, { justify: 'center', flex: 1 })}
`;

/** Covers its label, so that the focus ring surrounds the whole choice. */
export const Radio = styled.input`
  ${look({ position: 'absolute', inset: 0, margin: 0, width: '100%', height: '100%' })}
  appearance: none;
  border-radius: 4px;
  cursor: inherit;
`;

import styled from 'styled-components';
import { below, look, row } from '@/ui/Layout/look';
import { visuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

export const Group = styled.fieldset`
  ${row({ inline: true, align: 'normal', ground: 'surface-2', corners: 'radius', edge: 'control' })}
  ${below(768, { flex: '1 0 100%' })}
`;

export const Choice = styled.label`
  ${row({ position: 'relative', inline: true, pad: '0 10px', minHeight: 'calc(var(--control) - 2px)' })}
  ${look({ weight: 500, nowrap: true })}
  cursor: pointer;

  &:not(:first-child) {
    border-left: 1px solid var(--border);
  }
  &:first-child {
    border-radius: 5px 0 0 5px;
  }
  &:last-child {
    border-radius: 0 5px 5px 0;
  }
  &:has(:checked) {
    background: var(--accent-tint);
    color: var(--accent);
    box-shadow: inset 0 -2px 0 var(--accent);
  }
  @container column (max-width: 520px) {
    padding: 0 7px;
  }
  ${below(768, { justify: 'center', flex: 1 })}
`;

/** Still its name on a phone, where the short one is seen. */
export const Whole = styled.span`
  @media (max-width: 767px) {
    ${visuallyHidden}
  }
`;

export const Short = styled.span`
  @media (min-width: 768px) {
    display: none;
  }
`;

/** Covers its label, so that the focus ring surrounds the whole choice. */
export const Radio = styled.input`
  ${look({ position: 'absolute', inset: 0, margin: 0, width: '100%', height: '100%' })}
  appearance: none;
  border-radius: 4px;
  cursor: inherit;
`;

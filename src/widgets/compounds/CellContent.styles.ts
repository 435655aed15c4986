import styled from 'styled-components';
import { look, row } from '@/ui/Layout/look';
import { Thumb } from '@/ui/Picture/Picture';

export const Text = styled.span`
  ${look({ minWidth: 0, cut: true })}

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
  ${look({ pad: 0, minWidth: '24px', minHeight: '24px', ink: 'text-2', num: true, bare: true })}

  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
`;

/** The drawing that was read, on paper in both themes. */
export const DrawingThumb = styled(Thumb).attrs({ as: 'button', type: 'button', tabIndex: -1 })`
  ${look({ pad: 0, width: '76px', height: '48px', ink: 'text', size: 'xs' })}
  cursor: pointer;

  img {
    padding: 2px;
  }
  &[data-original] {
    background: var(--cut-out-paper);
  }
`;

export const Status = styled.span<{ $colour: string }>`
  ${row({ inline: true, gap: '4px', size: 's', weight: 500 })}
  color: ${({ $colour }) => $colour};
`;

import styled from 'styled-components';
import type { InboxGroup } from '@/domain/library/inbox';
import { below, column, look, row, stack } from '@/ui/Layout/look';
import { Thumb } from '@/ui/Picture/Picture';

/** px, with its lower border. */
export const ROW_HEIGHT = 76;

/** Articles at the left, their drawings at the right, each with its own scrollbar. */
export const InboxGrid = styled.div`
  ${stack({ columns: '260px minmax(0, 1fr)', rows: 'minmax(0, 1fr)', minHeight: '320px' })}
  && {
    flex: 1 1 0;
  }
  ${below(1024, { columns: 'minmax(0, 1fr)' })}
`;

export const Part = styled.section`
  ${column({ minWidth: 0, minHeight: 0 })}

  & + & {
    border-left: 1px solid var(--border);
  }
`;

/** In a narrow window, a field above the drawings takes its place. */
export const ArticlesPart = styled(Part)`
  ${below(1024, { display: 'none' })}
  & + & {
    border-left: 0;
  }
`;

export const PartHead = styled.div`
  ${row({ wrap: true, gap: '1 2', pad: '1 4', flex: 'none', minHeight: '46px' })}
  ${look({ ground: 'surface-1', edge: 'bottom' })}

  > div {
    flex: 1;
    min-width: min(100%, 14ch);
  }
  h2 {
    font-size: var(--t-m);
  }
  small {
    ${look({ ink: 'text-2', size: 's' })}
  }
  ${below(768, { padInline: 3 })}
`;

export const Select = styled.select`
  ${look({ pad: '0 8px', maxWidth: '100%', minHeight: 'var(--control-s)' })}
  ${look({ ground: 'surface-2', size: 's', corners: 'radius', edge: 'control' })}

  &[data-narrow] {
    display: none;
    ${below(1024, { display: 'block', width: '100%' })}
  }
`;

export const List = styled.div`
  ${look({ flex: 1, minHeight: 0, overflow: 'auto' })}

  > ul {
    position: relative;
  }
  > ul[data-rows] > li {
    position: absolute;
    right: 0;
    left: 0;
    height: ${ROW_HEIGHT}px;
  }
`;

export const ArticleButton = styled.button`
  ${stack({ gap: '4px', pad: '2 4', width: '100%', bare: true, ink: 'text-2', size: 's', hovers: true })}
  border-bottom: 1px solid var(--border);

  > * {
    ${look({ minWidth: 0, cut: true })}
  }
  b {
    ${look({ ink: 'text', size: 'm', weight: 600 })}
  }
  &[aria-pressed='true'] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Row = styled.button`
  ${stack({ gap: '0 2', pad: '0 4', align: 'center', width: '100%', height: '100%', bare: true })}
  ${look({ overflow: 'hidden', hovers: true })}
  grid-template-columns: 84px 84px minmax(0, 1fr);
  border-bottom: 1px solid var(--border);

  &[aria-current='true'] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 767px) {
    grid-template-columns: 68px minmax(0, 1fr);
    padding-inline: var(--s-3);
  }
`;

export const InboxThumb = styled(Thumb)`
  ${look({ width: '100%', height: '62px', ink: 'text-2', size: 'xs', centred: true })}

  img {
    padding: 2px;
  }
  &[data-print] {
    background: var(--cut-out-paper);
    color-scheme: inherit;

    img {
      mix-blend-mode: multiply;
    }
  }
  @media (max-width: 767px) {
    &:not([data-print]) {
      display: none;
    }
  }
`;

const INKS: Readonly<Partial<Record<InboxGroup, string>>> = {
  doubtful: 'var(--warning)',
  failed: 'var(--danger)',
};

export const RowText = styled.span<{ $group: InboxGroup }>`
  ${stack({ gap: '1px', minWidth: 0, ink: 'text-2', size: 's' })}

  > * {
    ${look({ minWidth: 0, cut: true })}
  }
  > :first-child {
    ${row({ gap: 2 })}
  }
  b {
    ${look({ flex: 1, minWidth: 0, cut: true, ink: 'text', size: 'm', weight: 600 })}
  }
  [data-why] {
    color: ${({ $group }) => INKS[$group] ?? 'var(--text-2)'};
  }
`;

import styled from 'styled-components';
import { Sheet } from '@/features/overlays';
import { below, look, row, stack } from '@/ui/Layout/look';

/** px, the columns of the table. */
const TRACKS = '40px minmax(0, 1fr) 212px 176px 124px 80px 150px';

export const Page = styled(Sheet)`
  display: flex;
  flex-direction: column;
  padding-top: var(--under-head);
  /* Labels fold by the width of their container, as in a column. */
  container: column / inline-size;

  > * {
    flex-shrink: 0;
  }
  &[data-over] {
    outline: 2px dashed var(--accent);
    outline-offset: -6px;
  }
`;

export const SearchBox = styled.label`
  flex: 0 99 230px;
  min-width: 160px;

  input {
    text-overflow: ellipsis;
  }
  ${below(768, { order: 9, flex: '1 0 100%' })}
`;

export const HeadRow = styled.div`
  ${stack({ pad: '0 4', align: 'center', minHeight: '30px' })}
  ${look({ ground: 'surface-1', size: 's', weight: 600 })}
  grid-template-columns: ${TRACKS};
  border-block: 1px solid var(--border);
  border-bottom-color: var(--border-control);
  ${below(1024, { display: 'none' })}
`;

export const TableRow = styled.div`
  ${stack({ pad: '6px 4', align: 'center', minHeight: '58px', edge: 'bottom' })}
  grid-template-columns: ${TRACKS};

  &[aria-selected='true'] {
    background: var(--accent-tint);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  @media (max-width: 1023px) {
    grid-template:
      'box article article' auto
      'box state actions' auto
      'box checked actions' auto / 36px minmax(0, 1fr) auto;
    gap: 2px var(--s-2);
    padding: var(--s-2) var(--s-3);
  }
`;

export const Cell = styled.div<{ $area?: string; $isWide?: boolean }>`
  min-width: 0;
  ${({ $area }) => $area && `@media (max-width: 1023px) { grid-area: ${$area}; }`}
  ${({ $isWide }) => $isWide && '@media (max-width: 1023px) { display: none; }'}

  &[data-control='choose'] {
    line-height: 0;
  }
  &[data-end] {
    text-align: right;
  }
  ${({ $area }) => $area === 'article' && 'padding-inline-end: var(--s-3);'}

  &[data-under] {
    padding-inline-start: var(--s-3);
    border-inline-start: 2px solid var(--border-control);
  }
`;

export const TitleButton = styled.button`
  display: block;
  ${look({ pad: '2px 0', maxWidth: '100%', ink: 'text', weight: 600, cut: true, bare: true })}

  &:hover {
    text-decoration: underline;
  }
`;

/** Of what cannot be opened. */
export const Name = styled.div`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
`;

export const Sub = styled.div`
  ${look({ ink: 'text-2', size: 's', cut: true })}

  &[data-wraps] {
    white-space: normal;
  }
`;

/** Words and buttons; on a narrow row the buttons are below. */
export const SubLine = styled.div`
  ${row({ wrap: true, gap: '0 2' })}
`;

export const Elsewhere = styled(SubLine)`
  > ${Sub} {
    color: var(--warning);
  }
`;

export const Foot = styled.div`
  ${row({ position: 'sticky', wrap: true, gap: '1 3', pad: '4px 4', minHeight: '36px' })}
  ${look({ ink: 'text-2', ground: 'surface-1', size: 's', edge: 'top' })}
  bottom: 0;
  z-index: 2;

  > [role='progressbar'] {
    width: 120px;
  }
  @media (max-width: 767px) {
    position: static;
    padding-inline: var(--s-3);
    /* Wraps beside its icon, not below it. */
    > svg + span {
      flex: 1;
      min-width: 60%;
    }
  }
`;

export const Hits = styled.ul`
  flex: 1 0 auto;

  li {
    ${row({ gap: 3, pad: '2 4', align: 'baseline', minHeight: '40px', edge: 'top' })}
  }
`;

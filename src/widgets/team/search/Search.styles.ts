import styled from 'styled-components';
import { below, look, row, stack } from '@/ui/Layout/look';
import { List } from '../List.styles';

export const Fields = styled.div`
  ${stack({ gap: '2 3', pad: '3 4 0', columns: 'repeat(auto-fill, minmax(140px, 1fr))', align: 'start' })}
  ${below(768, { padInline: 3 })}
`;

/** The picture to look for, and the fields that say how. */
export const StructureRow = styled.div`
  ${stack({ gap: '2 3', pad: '3 4 0', columns: '160px minmax(0, 1fr)', align: 'start' })}
  ${below(768, { columns: '120px minmax(0, 1fr)', padInline: 3 })}

  > ${Fields} {
    padding: 0;
  }
  > ${Fields} > :first-child {
    grid-column: span 2;
  }
  @media (max-width: 767px) {
    > ${Fields} {
      grid-template-columns: 1fr;
    }
    > ${Fields} > :first-child {
      grid-column: auto;
    }
  }
`;

/** Paper with the picture in both themes; without one, a place to begin a drawing. */
export const DrawBox = styled.button<{ $hasPicture: boolean }>`
  ${stack({ rows: 'minmax(0, 1fr) auto', align: 'center', width: '100%', height: '112px' })}
  ${look({ pad: 0, overflow: 'hidden', corners: 'radius', ground: 'surface-2', ink: 'text-2' })}
  border: 1px dashed var(--border-control);
  cursor: pointer;
  ${({ $hasPicture }) => ($hasPicture ? look({ paper: true }) : 'grid-template-rows: 1fr;')}

  &:hover {
    border-color: var(--text-2);
    color: var(--text);
  }
  span {
    ${row({ gap: 1, justify: 'center', pad: '2px', size: 's' })}
  }
`;

export const FormEnd = styled.div`
  ${row({ gap: 2, pad: '3 4', edge: 'bottom' })}
  ${below(768, { padInline: 3 })}
`;

export const ResultHead = styled.div`
  ${row({ wrap: true, gap: 3, pad: '2 4', minHeight: '44px' })}
  ${below(768, { padInline: 3 })}

  h2 {
    font-size: var(--t-m);
  }
`;

/** Below their heading. */
export const Articles = styled(List)`
  border-top: 1px solid var(--border);
`;

export const Found = styled.ul`
  > li {
    border-top: 1px solid var(--border);
  }
`;

export const FoundItem = styled.li`
  ${stack({ gap: '2 4', pad: '2 4', columns: '160px minmax(0, 1fr) auto', align: 'start' })}
  ${below(768, { columns: '96px minmax(0, 1fr)', padInline: 3 })}

  > div:nth-child(3) {
    ${row({ wrap: true, gap: 1 })}

    @media (max-width: 767px) {
      grid-column: 1 / -1;
    }
  }
`;

export const Drawing = styled.div`
  ${look({ width: '100%', height: '96px', overflow: 'hidden' })}
`;

export const Facts = styled.div`
  ${stack({ gap: '1px', minWidth: 0, ink: 'text-2', size: 's' })}
  overflow-wrap: anywhere;

  b {
    ${look({ ink: 'text', size: 'm', weight: 600 })}
  }
`;

export const Twins = styled.ul`
  grid-column: 1 / -1;
  ${look({ ground: 'surface-1', corners: 'radius', pad: '2 3' })}

  > li {
    ${stack({ gap: '2 4', pad: '1 0', columns: '120px minmax(0, 1fr) auto', align: 'start' })}
    ${below(768, { columns: '96px minmax(0, 1fr)' })}
  }
  > li > :last-child {
    justify-self: start;
  }
  small {
    ${look({ ink: 'text', size: 's', weight: 600 })}
  }
`;

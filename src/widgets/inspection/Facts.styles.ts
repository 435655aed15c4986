import styled from 'styled-components';
import { Facts } from '@/ui/Facts/Facts';
import { below, look, row, stack } from '@/ui/Layout/look';

/** Scrolls independently, so that the figures stay; leaves room for the focus rings of its controls. */
export const Side = styled.div`
  ${stack({ gap: 4, pad: '4px', content: 'start', minWidth: 0, minHeight: 0, overflow: 'auto' })}
  margin: -4px;
  ${below(900, { overflow: 'visible' })}
`;

export const Smiles = styled.code`
  display: block;
  ${look({ pad: 2, maxHeight: '132px', overflow: 'auto' })}
  ${look({ ground: 'surface-1', corners: 'radius', edge: 'all', breaks: true })}
  font: var(--t-s) / 1.5 var(--font-mono);
  user-select: all;
`;

/** A long name takes two lines, and leaves the room to the values. */
export const MetaList = styled(Facts)`
  grid-template-columns: fit-content(104px) minmax(0, 1fr);

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

export const DoubtList = styled.ul`
  ${stack({ gap: 1, pad: 2 })}
  ${look({ ink: 'warning', ground: 'warning-tint', size: 's', corners: 'radius-s' })}

  li {
    ${row({ gap: '6px', align: 'start', breaks: true })}
  }
  svg {
    margin-top: 2px;
  }
`;

export const VersionList = styled.ol`
  ${stack({ gap: '2px', maxHeight: '116px', overflow: 'auto' })}

  button {
    ${row({ gap: 2, pad: '0 2', width: '100%', minHeight: 'var(--control-s)' })}
    ${look({ ink: 'text', size: 's', corners: 'radius-s', bare: true })}
  }
  button:hover {
    background: var(--surface-hover);
  }
  button[aria-current] {
    background: var(--accent-tint);
    font-weight: 500;
  }
  time {
    margin-inline-start: auto;
    ${look({ ink: 'text-2', weight: 400, num: true })}
  }
`;

export const TitleRow = styled.div`
  ${row({ gap: 1 })}

  h3 {
    flex: 1;
  }
`;

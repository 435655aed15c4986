import styled from 'styled-components';
import { below, look, row } from '@/ui/Layout/look';
import { Ellipsis } from '@/ui/Text/Text';

/** As high in every state, so that nothing below it moves: one row, or on a phone two. */
export const Line = styled.section`
  ${row({ position: 'relative', gap: 3, pad: '0 4 2px', height: '40px' })}
  ${look({ ground: 'surface-1', size: 's', edge: 'bottom' })}
  container: reading-line / inline-size;

  @media (max-width: 767px) {
    flex-direction: column;
    ${look({ gap: '2px', pad: '0 3 2px', align: 'stretch', justify: 'center', height: '82px' })}
  }
`;

/** What is told; gives way to the actions. */
export const Told = styled.div`
  ${row({ gap: 4, flex: 1, minWidth: 0, overflow: 'hidden' })}

  > b {
    flex: none;
    font-size: var(--t-m);
    outline: none;
  }
  ${below(768, { gap: 3, flex: 'none' })}
`;

export const Actions = styled.div`
  ${row({ gap: 2, flex: 'none', minWidth: 0, maxWidth: '100%', nowrap: true })}

  /* On a phone it has a row of its own. */
  @container reading-line (min-width: 768px) and (max-width: 900px) {
    &[data-folds] > label {
      display: none;
    }
  }
`;

export const Steps = styled.ol`
  ${row({ gap: 5, flex: 'none' })}

  li {
    ${row({ inline: true, gap: '6px', ink: 'text-2', nowrap: true })}
  }
  li[data-status='done'] > svg {
    color: var(--success);
  }
  li[data-status='failed'] {
    color: var(--danger);
  }
  li[aria-current] {
    color: var(--text);
    font-weight: 600;
  }
  li[aria-current] > span {
    font-weight: 400;
  }
  @container reading-line (max-width: 1100px) {
    gap: var(--s-3);
  }
  @container reading-line (max-width: 900px) {
    li:not([data-main]) {
      display: none;
    }
  }
`;

/** Not where the steps need the room. */
export const Hint = styled(Ellipsis)`
  color: var(--text-2);

  @container reading-line (max-width: 600px) {
    display: none;
  }
`;

import styled from 'styled-components';
import { KNOWN_WORDS } from '@/domain/knownList';
import { look } from '@/ui/Layout/look';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { useInList } from '../useInList';

const Mark = styled.span`
  ${look({ padInline: '7px', size: 's', nowrap: true, edge: 'control' })}
  border-radius: 99px;
  line-height: 20px;

  &[data-state='new'] {
    border-color: var(--accent);
    color: var(--accent);
    font-weight: 600;
  }
  &[data-state='other_stereo'] {
    border-color: var(--warning);
    color: var(--warning);
  }
`;

/** Whether the services' list has the compound; nothing as long as it has not said so. */
export function KnownMark({ inchiKey }: { readonly inchiKey: string | undefined }) {
  const said = useInList(inchiKey);
  if (!said) return null;
  const { state, words } = said;
  return (
    <Mark data-state={state} title={words}>
      {KNOWN_WORDS[state]}
      <VisuallyHidden> ({words})</VisuallyHidden>
    </Mark>
  );
}

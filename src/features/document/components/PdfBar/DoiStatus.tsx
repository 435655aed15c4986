import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { doiLink } from '@/domain/doi';
import { Button } from '@/ui/Button/Button';
import { Ellipsis, Spacer } from '@/ui/Text/Text';
import { doiLookupRequested, type DoiLookup } from '../../document.slice';

/** Neighbouring items wrap to the next line before the DOI becomes too narrow to show its prefix. */
const Doi = styled.a`
  flex: 1 1 16ch;
  min-width: 0;
  overflow: hidden;
  font-family: var(--font-mono);
  font-size: var(--t-xs);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Words = styled(Ellipsis)`
  flex: 1 1 16ch;
  color: var(--text-2);
  font-size: var(--t-s);
`;

/** The article's DOI, or the status of its lookup. */
export function DoiStatus({ lookup }: { readonly lookup: DoiLookup }) {
  const dispatch = useDispatch();
  if (lookup.status === 'found') {
    return (
      <Doi href={doiLink(lookup.doi)} target="_blank" rel="noreferrer" title={lookup.doi}>
        {lookup.doi}
      </Doi>
    );
  }
  if (lookup.status === 'failed') {
    return (
      <>
        <Words title={lookup.message}>DOI could not be looked up: {lookup.message}</Words>
        <Spacer />
        <Button size="s" onClick={() => dispatch(doiLookupRequested())}>
          Retry
        </Button>
      </>
    );
  }
  return (
    <>
      <Words>{lookup.status === 'searching' ? 'Looking for the DOI...' : 'No DOI found'}</Words>
      <Spacer />
    </>
  );
}

import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { doiLink } from '@/domain/doi';
import { doiLookupRequested } from '@/features/document';
import { selectArticleDoi, selectOpenDocument } from '@/article';
import { Button } from '@/ui/Button/Button';
import { Ellipsis } from '@/ui/Text/Text';
import { articleFormOpened } from '../../articleForm.slice';
import { EditArticle } from '../EditArticle';

/** Gives way to its neighbours, but shows its prefix. */
const Doi = styled.a`
  flex: 0 1 auto;
  min-width: 12ch;
  overflow: hidden;
  font-family: var(--font-mono);
  font-size: var(--t-xs);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Words = styled(Ellipsis)`
  flex: 0 1 auto;
  color: var(--text-2);
  font-size: var(--t-s);
`;

/** The article's DOI, or the status of its look-up and a way to type it. */
export function DoiStatus() {
  const doi = useSelector(selectArticleDoi);
  if (doi === undefined) return <WithoutDoi />;
  return (
    <>
      <Doi href={doiLink(doi)} target="_blank" rel="noreferrer" title={doi}>
        {doi}
      </Doi>
      <EditArticle />
    </>
  );
}

function WithoutDoi() {
  const dispatch = useDispatch();
  const lookup = useSelector(selectOpenDocument)?.doi;
  if (lookup?.status === 'searching') {
    return <Words>Looking for the DOI...</Words>;
  }
  return (
    <>
      {lookup?.status === 'failed' ? (
        <Words title={lookup.message}>DOI could not be looked up: {lookup.message}</Words>
      ) : (
        <Words>No DOI found</Words>
      )}
      {lookup?.status === 'failed' && (
        <Button size="s" onClick={() => dispatch(doiLookupRequested())}>
          Retry
        </Button>
      )}
      <Button size="s" onClick={() => dispatch(articleFormOpened())}>
        Enter DOI
      </Button>
    </>
  );
}

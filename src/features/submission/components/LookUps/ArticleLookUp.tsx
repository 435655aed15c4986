import { useDispatch, useSelector } from 'react-redux';
import type { Publication } from '@/domain/publication';
import { usePlatform } from '@/platform/PlatformContext';
import { selectFormDoi, selectPublicationLookup } from '../../submission.selectors';
import { publicationLookupRequested } from '../../submission.slice';
import { LookUp } from './LookUp';
import { Found } from './LookUps.styles';

/** Looks up the article at the DOI registration agencies. */
export function ArticleLookUp() {
  const dispatch = useDispatch();
  const { config } = usePlatform();
  const lookup = useSelector(selectPublicationLookup);
  const hasDoi = useSelector(selectFormDoi) !== undefined;
  return (
    <LookUp
      name="publication"
      title="Article"
      sends={
        config.publicationsAreStandIn
          ? 'The DOI goes to stand-ins for Crossref and DataCite on your own machine, which know little besides the sample article.'
          : 'The DOI goes to Crossref, then DataCite.'
      }
      action="Look up the article"
      lookup={lookup}
      running="Asking Crossref, then DataCite..."
      disabledReason={hasDoi ? undefined : 'DOI is required'}
      onStart={() => dispatch(publicationLookupRequested())}
    >
      {lookup.status === 'found' && <Article publication={lookup.data} />}
      {lookup.status === 'none' && 'Neither Crossref nor DataCite knows this DOI.'}
    </LookUp>
  );
}

function Article({ publication }: { readonly publication: Publication }) {
  const { title, doi, authors, firstAuthor, journal, year } = publication;
  const who = firstAuthor && (authors.length > 1 ? `${firstAuthor} et al.` : firstAuthor);
  const facts = [who, journal, year].filter((part) => part !== undefined).join(', ');
  return (
    <Found>
      <b>{title ?? doi}</b>
      {facts !== '' && <span>{facts}</span>}
    </Found>
  );
}

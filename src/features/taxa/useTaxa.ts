import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { useFindTaxaQuery } from '@/api/taxa';
import type { TaxonAnswer } from '@/domain/taxon';
import { selectOrganisms } from './taxa.selectors';

/** What the services say of the article's organisms; those that are asked for later come on their own. */
export function useTaxa(): readonly TaxonAnswer[] {
  const organisms = useSelector(selectOrganisms);
  const { data = [] } = useFindTaxaQuery(organisms.length > 0 ? { organisms } : skipToken);
  return data;
}

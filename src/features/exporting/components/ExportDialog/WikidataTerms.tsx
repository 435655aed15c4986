import { useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import { selectExportChoices } from '../../exporting.slice';

/** Before anything goes to Wikidata: under which licence, and what it is asked. */
export function WikidataTerms() {
  const { config } = usePlatform();
  const { format } = useSelector(selectExportChoices);
  if (format !== 'wikidata') return null;
  const wikidata = config.wikidataIsStandIn ? 'a stand-in for Wikidata' : 'Wikidata';
  return (
    <Stack $gap="1">
      <Small>Goes out under CC0, as Wikidata asks</Small>
      <Small>
        ‘Export’ first asks {wikidata} for the InChIKeys, organisms and DOI that the rows show.
      </Small>
    </Stack>
  );
}

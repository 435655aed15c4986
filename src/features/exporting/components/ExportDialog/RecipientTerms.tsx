import { useSelector } from 'react-redux';
import { isForRecipient, RECIPIENTS } from '@/domain/exports/handOver';
import { usePlatform } from '@/platform/PlatformContext';
import { Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import { selectExportChoices } from '../../exporting.slice';

/** Under which licence a database gets the compounds, and what it is asked before. */
export function RecipientTerms() {
  const { config } = usePlatform();
  const { format } = useSelector(selectExportChoices);
  if (!isForRecipient(format)) return null;
  const wikidata = config.wikidataIsStandIn ? 'a stand-in for Wikidata' : 'Wikidata';
  return (
    <Stack $gap={1} $flex="none" $edge="top" $pad="2 3">
      <Small>{RECIPIENTS[format].licence}</Small>
      {format === 'wikidata' && (
        <Small>
          ‘Export’ first asks {wikidata} for the InChIKeys, organisms and DOI that the rows show.
        </Small>
      )}
    </Stack>
  );
}

import type { ReactNode } from 'react';
import type { ExportFormat } from '@/domain/exports/exportFormats';
import { isForRecipient, RECIPIENTS } from '@/domain/exports/handOver';
import { usePlatform } from '@/platform/PlatformContext';
import { Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';

interface RecipientTermsProps {
  readonly format: ExportFormat;
  readonly pad?: string;
  /** What else there is to know where a database is written for. */
  readonly children?: ReactNode;
}

/** Under which licence a database gets the compounds, and what it is asked before. */
export function RecipientTerms({ format, pad = '2 3', children }: RecipientTermsProps) {
  const { config } = usePlatform();
  if (!isForRecipient(format)) return null;
  const wikidata = config.wikidataIsStandIn ? 'a stand-in for Wikidata' : 'Wikidata';
  return (
    <Stack $gap={1} $flex="none" $edge="top" $pad={pad}>
      <Small>{RECIPIENTS[format].licence}</Small>
      {format === 'wikidata' && (
        <Small>
          ‘Export’ first asks {wikidata} for the InChIKeys, organisms and DOI of the compounds.
        </Small>
      )}
      {children}
    </Stack>
  );
}

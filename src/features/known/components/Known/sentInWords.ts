import type { AppConfig } from '@/platform/config';

/** Which data is sent to whom. */
export function sentInWords({ pubchemIsStandIn, coconutIsStandIn }: AppConfig): string {
  const pubchem = pubchemIsStandIn ? 'a stand-in for PubChem' : 'PubChem';
  const coconut = coconutIsStandIn ? 'a stand-in for COCONUT' : 'COCONUT';
  const note =
    pubchemIsStandIn || coconutIsStandIn
      ? ' Stand-ins run on your own machine and know few compounds.'
      : '';
  return `The InChIKey goes to ${pubchem} and ${coconut}.${note}`;
}

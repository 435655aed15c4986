import type { WebApp } from './http/webApp';

/** Where they are mounted, below the services' own prefix. */
export const STAND_INS_PATH = '/stand-ins';

/** Stand-ins for COCONUT, Crossref, DataCite, PubChem and Wikidata, provided by the host. */
export interface OutsideServices {
  /** Serves them at `/coconut`, `/crossref`, `/datacite`, `/pubchem` and `/wikidata`. */
  readonly router: WebApp;
  /**
   * Revokes all COCONUT tokens.
   *
   * @returns how many were valid
   */
  readonly revokeTokens: () => number;
  /** Makes PubChem queue the next `count` searches it would have answered immediately; Infinity: all. */
  readonly queueSearches: (count: number) => void;
}

import type { WebApp } from './http/webApp';

/** Where they are mounted, below the services' own prefix. */
export const STAND_INS_PATH = '/stand-ins';

/** What answers in place of COCONUT, Crossref, DataCite and PubChem; the host brings it. */
export interface OutsideServices {
  /** They answer at `/coconut`, `/crossref`, `/datacite` and `/pubchem`. */
  readonly router: WebApp;
  /** Makes all tokens of COCONUT useless. @returns how many were good until now */
  readonly revokeTokens: () => number;
  /** Makes PubChem queue the next `count` questions it would have answered at once; Infinity: all. */
  readonly queueSearches: (count: number) => void;
}

/** What a search for an article's molecules in COCONUT found. */
export interface CoconutMatches {
  readonly count: number;
}

/** The plant, animal or microbe that a molecule was found in. */
export interface SubmittedOrganism {
  readonly name: string;
  readonly parts: readonly string[];
  /** Empty when unknown. */
  readonly location: string;
  readonly ecosystems: readonly string[];
}

/** One molecule as it is handed in to COCONUT (session specification section 3, submission form). */
export interface CoconutSubmission {
  readonly title: string;
  readonly evidence: string;
  readonly comment: string;
  readonly smiles: string;
  readonly name: string;
  /** The DOI. */
  readonly referenceId: string;
  /** PubChem's page of the compound; empty when there is none. */
  readonly link: string;
  readonly structuralComments: string;
  readonly organisms: readonly SubmittedOrganism[];
}

/** Core specification section 9. */
export const COCONUT_SEARCH_LIMIT = 20;

const SEARCH_PAGE = 'https://coconut.naturalproducts.net/search';

/** The page of COCONUT that lists what it holds for a DOI (core specification section 2, PDF viewer). */
export function coconutSearchLink(doi: string): string {
  return `${SEARCH_PAGE}?q=${encodeURIComponent(doi)}&type=tags&tagType=citations&activeTab=citations`;
}

/** @param count >= 0 */
export const moleculesText = (count: number): string =>
  count === 1 ? '1 molecule' : `${count} molecules`;

import type { EngineId } from './engines';
import type { PubchemCompound } from './pubchemCompound';

/** The result of a search for an article's molecules in COCONUT. */
export interface CoconutMatches {
  readonly count: number;
}

/** The plant, animal or microbe that a molecule was found in. */
export interface SubmittedOrganism {
  readonly name: string;
  readonly parts: readonly string[];
  /** Empty if unknown. */
  readonly location: string;
  readonly ecosystems: readonly string[];
}

/** One molecule as it is submitted to COCONUT (docs/requirements/session.md S3.9). */
export interface CoconutSubmission {
  readonly title: string;
  readonly evidence: string;
  readonly comment: string;
  readonly name: string;
  /** The DOI. */
  readonly referenceId: string;
  /** PubChem's page of the compound; empty if there is none. */
  readonly link: string;
  readonly structuralComments: string;
  readonly organisms: readonly SubmittedOrganism[];
  readonly structureData: SubmittedStructure;
  readonly documentInfo: { readonly pdfFilename: string; readonly pdfId: string };
}

/** Only its SMILES is sent (docs/contract.md 10.1); the rest records what the user saw when submitting. */
export interface SubmittedStructure {
  readonly smiles: string;
  readonly engine: EngineId;
  /** SVG text. Never put into HTML unparsed: it comes from outside. */
  readonly svgImage?: string;
  readonly pubchemData?: PubchemCompound;
}

/** Message if the application itself fails before the request (docs/requirements/session.md S8.SUB.5). */
export const COCONUT_UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/** docs/requirements/core.md 9.16 */
export const COCONUT_SEARCH_LIMIT = 20;

/** Where to create an account; it cannot be derived from the interface's address. */
export const COCONUT_REGISTRATION_PAGE = 'https://coconut.naturalproducts.net/register';

const SEARCH_PAGE = 'https://coconut.naturalproducts.net/search';

/** COCONUT's page with the molecules for a DOI (docs/requirements/core.md 2.PDF.11). */
export function coconutSearchLink(doi: string): string {
  return `${SEARCH_PAGE}?q=${encodeURIComponent(doi)}&type=tags&tagType=citations&activeTab=citations`;
}

/** @param count >= 0 */
export const moleculesText = (count: number): string =>
  count === 1 ? '1 molecule' : `${count} molecules`;

import type { EngineId } from './engines';
import type { PubchemCompound } from './pubchemCompound';

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

/** One molecule as it is submitted to COCONUT (docs/requirements/session.md S3.9). */
export interface CoconutSubmission {
  readonly title: string;
  readonly evidence: string;
  readonly comment: string;
  readonly name: string;
  /** The DOI. */
  readonly referenceId: string;
  /** PubChem's page of the compound; empty when there is none. */
  readonly link: string;
  readonly structuralComments: string;
  readonly organisms: readonly SubmittedOrganism[];
  readonly structureData: SubmittedStructure;
  readonly documentInfo: { readonly pdfFilename: string; readonly pdfId: string };
}

/** Only its SMILES is sent (docs/contract.md 10.1); the rest says what the user saw when submitting. */
export interface SubmittedStructure {
  readonly smiles: string;
  readonly engine: EngineId;
  /** SVG text. Never put into HTML unparsed: it comes from outside. */
  readonly svgImage?: string;
  readonly pubchemData?: PubchemCompound;
}

/** What is said when the application itself fails on its way there (docs/requirements/session.md S8.SUB.5). */
export const COCONUT_UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/** docs/requirements/core.md 9.16 */
export const COCONUT_SEARCH_LIMIT = 20;

/** Where an account is made; the address of its interface does not tell. */
export const COCONUT_REGISTRATION_PAGE = 'https://coconut.naturalproducts.net/register';

const SEARCH_PAGE = 'https://coconut.naturalproducts.net/search';

/** The page of COCONUT that lists what it holds for a DOI (docs/requirements/core.md 2.PDF.11). */
export function coconutSearchLink(doi: string): string {
  return `${SEARCH_PAGE}?q=${encodeURIComponent(doi)}&type=tags&tagType=citations&activeTab=citations`;
}

/** @param count >= 0 */
export const moleculesText = (count: number): string =>
  count === 1 ? '1 molecule' : `${count} molecules`;

import type { EngineId } from './engines';
import type { PubchemCompound } from './pubchemCompound';
import type { OrganismValues } from './submission/organismFields';
import type { TextField } from './submission/submissionFields';

/** The result of a search for an article's molecules in COCONUT. */
export interface CoconutMatches {
  readonly count: number;
}

/** The plant, animal or microbe that a molecule was found in; what is unknown of it is empty. */
export type SubmittedOrganism = OrganismValues;

/**
 * One molecule as it is submitted to COCONUT (docs/requirements/session.md S3.9); texts that were left
 * out are empty.
 */
export interface CoconutSubmission extends Readonly<Record<TextField, string>> {
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

/** A registration agency's data about a DOI (docs/requirements/core.md 3.11). */
export interface Publication {
  readonly doi: string;
  readonly title?: string;
  /** Plain text, without mark-up. */
  readonly abstract?: string;
  readonly authors: readonly PublicationAuthor[];
  /** Family name, or the name of an organisation. */
  readonly firstAuthor?: string;
  readonly year?: number;
  readonly journal?: string;
}

export interface PublicationAuthor {
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
}

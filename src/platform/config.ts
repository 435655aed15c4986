/** Addresses and names that differ between installations; read once at start. */
export interface AppConfig {
  /** Base of the services, without a trailing slash: `/api` or `https://host/api`. */
  readonly apiUrl: string;
  /**
   * Address of the services' own code, where they run in a worker of this page instead of on a server. Then
   * `apiUrl` is only the name by which the page calls them.
   */
  readonly servicesScript?: string;
  /**
   * Base of the live channel, `ws:` or `wss:`, without a trailing slash. The same as the services' unless the
   * installation has a separate host for it (docs/requirements/session.md S7.2).
   */
  readonly socketUrl: string;
  /** Name of the default engine, in paths and ids (docs/requirements/session.md SD.1). */
  readonly product: string;
  readonly coconutUrl: string;
  readonly crossrefUrl: string;
  readonly dataciteUrl: string;
  readonly pubchemUrl: string;
  /** Of Wikidata's query service. */
  readonly wikidataUrl: string;
  /** True if the COCONUT address is the local stand-in, so that dialogs can say so. */
  readonly coconutIsStandIn: boolean;
  /** True if local stand-ins are used instead of Crossref and DataCite. */
  readonly publicationsAreStandIn: boolean;
  readonly pubchemIsStandIn: boolean;
  readonly wikidataIsStandIn: boolean;
  /**
   * Whether articles are read as soon as they are opened, unless the user has chosen otherwise: true for
   * services of one's own, which say so in the page.
   */
  readonly readsByItself: boolean;
  /** Whether there are as many seats as the services say, so that a tab may have to wait for one. */
  readonly hasSeats: boolean;
  /** Whether the services keep a library that a team shares (docs/team.md). */
  readonly sharesLibrary?: boolean;
  /** Largest PDF that is taken, in megabytes (docs/requirements/core.md 9.1). */
  readonly maxUploadMb: number;
  /** Whether the page keeps its own files in the browser, for use without a network. */
  readonly worksOffline: boolean;
  /**
   * Where the same application is served with services that run in the browser, such as `/standalone/`; the page
   * offers to go on there while its own have no seat. On the same origin, so that both have the same saved work.
   */
  readonly standaloneUrl?: string;
  /**
   * Base address of a language model that the user may give a key for. Only with services in this page, whose
   * code has the same address built in: no server is ever sent a user's key.
   */
  readonly languageModelUrl?: string;
  /** The model that is offered there. */
  readonly languageModelName?: string;
  /** Sent to Crossref and DataCite, which give better service to programs with a contact address. */
  readonly contactEmail?: string;
}

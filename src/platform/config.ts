/** Addresses and names that differ between installations; read once at start. */
export interface AppConfig {
  /** Base of the services, without a trailing slash: `/api` or `https://host/api`. */
  readonly apiUrl: string;
  /**
   * Base of the live channel, `ws:` or `wss:`, without a trailing slash. That of the services unless the
   * installation has a host of its own for it (docs/requirements/session.md S7.2).
   */
  readonly socketUrl: string;
  /** Name of the default engine, in paths and ids (docs/requirements/session.md SD.1). */
  readonly product: string;
  readonly coconutUrl: string;
  readonly crossrefUrl: string;
  readonly dataciteUrl: string;
  readonly pubchemUrl: string;
  /** True when the COCONUT address is the local stand-in, so that dialogs can say so. */
  readonly coconutIsStandIn: boolean;
  /** True when neither Crossref nor DataCite is asked, but their local stand-ins. */
  readonly publicationsAreStandIn: boolean;
  readonly pubchemIsStandIn: boolean;
  /** Told to Crossref and DataCite, which serve programs better whose keeper they can reach. */
  readonly contactEmail?: string;
}

/** What can be reached at an address: one engine of the services there. */
export const SERVICES_OF_ENGINES = [
  { kind: 'marcus', engine: 'decimer', of: 'MARCUS installation' },
  { kind: 'marcus', engine: 'molnextr', of: 'MARCUS installation' },
  { kind: 'marcus', engine: 'molscribe', of: 'MARCUS installation' },
  {
    kind: 'cheminformatics-microservice',
    engine: 'decimer',
    of: 'Cheminformatics Microservice',
  },
] as const;

export type EngineServices = (typeof SERVICES_OF_ENGINES)[number];

/** An engine that the user of a page without a server added. */
export interface OwnEngine extends Pick<EngineServices, 'kind' | 'engine'> {
  readonly url: string;
}

export interface OwnEngines {
  readonly engines: readonly OwnEngine[];
  /** Whether the user can add them here. */
  readonly takesAddresses: boolean;
  /** Origins beside those of the user's machine that the page may reach. */
  readonly origins: readonly string[];
}

/** A reader of drawings that the host has beside MARCUS' own programs. */
export interface ExternalDescription {
  readonly id: string;
  readonly name: string;
  readonly available: boolean;
  readonly version: string;
  readonly coordinates: boolean;
  readonly handDrawn: boolean;
  /** The machine that drawings are sent to; absent if they stay on this one. */
  readonly sentTo?: string | undefined;
  /** Longer side of the pictures that it takes, pixels. */
  readonly mostSide?: number | undefined;
  /** Why it is unavailable, worded for the user. */
  readonly reason?: string;
  /** Whether it is OSRA of this machine, which the task `osra.read` asks. */
  readonly isOsra?: boolean;
}

/** One of them, of which only what was configured is known. */
export interface ListedExternal extends Omit<
  ExternalDescription,
  'available' | 'version' | 'reason'
> {
  /** Finds out whether it can be asked now, which takes seconds where an address is silent. */
  readonly describe: () => Promise<ExternalDescription>;
}

/** The readers that those who run the services configured (docs/engines.md). */
export interface ExternalEngines {
  /** Asks none of them. */
  readonly list: () => Promise<readonly ListedExternal[]>;
}

export const NO_ENGINES: ExternalEngines = { list: () => Promise.resolve([]) };

/** All of them, each asked. */
export const describeAll = async (
  engines: readonly Pick<ListedExternal, 'describe'>[],
): Promise<ExternalDescription[]> => Promise.all(engines.map((each) => each.describe()));

import * as v from 'valibot';
import { HttpError } from '../../../services/http/httpError';
import type {
  EngineAddresses,
  EngineAtAddress,
} from '../../../services/routes/ocsr/engineAddresses';
import { cheminformaticsMicroservice } from '../../engines/cheminformaticsMicroservice';
import { ENGINE_LIMITS, type EngineLimits } from '../../engines/engineLimits';
import { AT_ADDRESS } from '../../engines/engineSettings';
import type { ExternalEngine } from '../../engines/externalEngine';
import { marcusBackend } from '../../engines/marcusBackend';
import { KeptTable } from '../keptTable';
import { pageMayReach } from './pageMayReach';
import { refusesPages } from './refusesPages';

const TABLE = { database: 'marcus-engines', table: 'engines', key: 'id', row: 'the engine' };

/** The engines that the user named by their addresses, for all tabs, until they are removed. */
export class OwnEngines implements EngineAddresses {
  #kept: readonly EngineAtAddress[] = [];
  /** One object for each, as it knows what it has asked. */
  readonly #opened = new Map<string, ExternalEngine>();
  readonly #table: Promise<KeptTable<EngineAtAddress>>;

  private constructor(
    readonly origins: readonly string[],
    private readonly limits: EngineLimits,
    tabs?: BroadcastChannel,
  ) {
    this.#table = KeptTable.open(TABLE, (rows) => this.#receive(rows), tabs);
  }

  /**
   * @param origins of other machines that the page's policy lets it reach
   * @param tabs on which tabs tell each other of changes
   */
  static async open(
    origins: readonly string[],
    { limits = ENGINE_LIMITS, tabs }: { limits?: EngineLimits; tabs?: BroadcastChannel } = {},
  ): Promise<OwnEngines> {
    const engines = new OwnEngines(origins, limits, tabs);
    await engines.#table;
    return engines;
  }

  inUse = (): readonly EngineAtAddress[] => this.#kept;

  /** What asks them; those that the policy of this page no longer lets it reach are left out. */
  readers = (): readonly ExternalEngine[] => this.#kept.map((each) => this.#reader(each));

  add = async (asked: EngineAtAddress): Promise<EngineAtAddress> => {
    const { success, output, issues } = v.safeParse(AT_ADDRESS, asked);
    if (!success) throw new HttpError(422, `The address ${issues[0].message}.`);
    const refusal = pageMayReach(output.url, this.origins, location);
    if (refusal !== undefined) throw new HttpError(422, refusal);
    const state = await opened(output, this.limits).state();
    if (!state.available) throw new HttpError(422, state.reason);
    await (await this.#table).put(output);
    return output;
  };

  remove = async (id: string): Promise<void> => (await this.#table).delete(id);

  #receive(rows: readonly unknown[]): void {
    this.#kept = rows.flatMap((row) => {
      const { success, output } = v.safeParse(AT_ADDRESS, row);
      const isReachable = success && pageMayReach(output.url, this.origins, location) === undefined;
      return isReachable ? output : [];
    });
  }

  #reader(engine: EngineAtAddress): ExternalEngine {
    const key = `${engine.kind} ${engine.id} ${engine.url}`;
    const known = this.#opened.get(key) ?? opened(engine, this.limits);
    this.#opened.set(key, known);
    return known;
  }
}

function opened({ kind, id, url }: EngineAtAddress, limits: EngineLimits): ExternalEngine {
  const surroundings = { limits, refusesPages };
  return kind === 'marcus'
    ? marcusBackend({ id, kind, url }, surroundings)
    : cheminformaticsMicroservice({ id, kind, url }, surroundings);
}

/**
 * What reads a drawing. The services report which engines there are (`GET ocsr/engines`); otherwise, they are
 * the three of docs/requirements/core.md 9.11, of which the first one is named in the configuration
 * (docs/requirements/session.md SD.1). An id is data: saved work may contain one that is no longer offered.
 */
export type EngineId = string;

/** The engine of a structure after it was applied from the editor. */
export const MANUAL_EDIT = 'manual-edit';

/**
 * A way of reading: the engines are asked in turn until two agree. Structures are never of this engine, but of
 * the one whose answer was taken.
 */
export const BEST_OF_ALL = 'best';

/** The engine of a structure that was taken from what its name says; its program is who knows the name. */
export const FROM_NAME = 'from-name';

/** The engine of a structure that the file itself states, which nobody had to read (docs/files.md). */
export const FROM_FILE = 'from-file';

/** Engines that answer with a molfile with the drawing's own coordinates (docs/requirements/core.md 9.11). */
const COORDINATE_ENGINES: readonly EngineId[] = ['molnextr', 'molscribe'];

/** A map, because names come from services, and objects also have a `constructor`. */
const LABELS: ReadonlyMap<EngineId, string> = new Map([
  ['decimer', 'DECIMER'],
  ['molnextr', 'MolNexTR'],
  ['molscribe', 'MolScribe'],
  [MANUAL_EDIT, 'Manual edit'],
  [BEST_OF_ALL, 'Best of all engines'],
  [FROM_NAME, 'From its name'],
  [FROM_FILE, 'From the file'],
]);

/** What the services report about one engine. */
export interface EngineInfo {
  readonly id: EngineId;
  /** Its displayed name; absent for the engines of the specification, and if there is only an id. */
  readonly name?: string;
  readonly available: boolean;
  /** The program that is really used, for example PixelGraph. */
  readonly program: string;
  readonly version: string;
  /** The published engine that it replaces; absent if it is that engine itself. */
  readonly standsInFor?: string;
  /** The machine that drawings are sent to; absent if they stay with the services. */
  readonly sentTo?: string;
  /** Gives a molfile with the coordinates of the drawing, which the user may choose to draw with. */
  readonly coordinates: boolean;
  /** Has weights for hand drawings, which the user can switch to. */
  readonly handDrawn: boolean;
  /** Why it is unavailable, and what to do about it. */
  readonly reason?: string;
  /** The engines that it asks in turn; absent for an engine that reads itself. */
  readonly asks?: readonly EngineId[];
  /** How many drawings it has read right of those that were checked where it runs; absent if nobody counted. */
  readonly checked?: { readonly right: number; readonly judged: number };
}

/** The way of reading that asks all engines. */
export interface BestInfo extends EngineInfo {
  readonly asks: readonly EngineId[];
  /** Whether one call asks them all, or the page makes a call for each. */
  readonly isAskedBy: 'services' | 'page';
}

/** The services' report, by id; empty if there is none. */
export type EnginesById = Readonly<Record<EngineId, EngineInfo>>;

/** The engines that a user can choose, in the order in which they are shown, and the default one. */
export interface EngineOffer {
  /** Those that read, without `best`. */
  readonly engines: readonly EngineInfo[];
  /** Asks them in turn; absent if there are not two to compare. */
  readonly best?: BestInfo;
  /** `{product}` of the specification: named in the configuration, because it is part of paths. */
  readonly product: EngineId;
}

/**
 * What is assumed about an installation that does not describe its engines: all three are available, each
 * under its own name.
 */
export function assumedEngines(product: EngineId): EngineInfo[] {
  return [product, ...COORDINATE_ENGINES].map((id) => ({
    id,
    available: true,
    program: engineLabel(id),
    version: '',
    coordinates: COORDINATE_ENGINES.includes(id),
    handDrawn: id === product,
  }));
}

/** The engines that the services report, or the assumed ones if they report none. */
export function engineOffer(told: EnginesById, product: EngineId): EngineOffer {
  const reported = Object.values(told).filter(({ asks }) => asks === undefined);
  const engines = reported.length > 0 ? reported : assumedEngines(product);
  const best = bestOf(engines, told);
  return { engines, product, ...(best && { best }) };
}

/** As the services offer it; otherwise made of their engines, which then are asked one by one. */
function bestOf(engines: readonly EngineInfo[], told: EnginesById): BestInfo | undefined {
  const info = told[BEST_OF_ALL];
  if (info?.asks !== undefined) return { ...info, asks: info.asks, isAskedBy: 'services' };
  if (engines.length < 2 || info) return undefined;
  const present = engines.filter(({ available }) => available);
  const canCompare = present.length > 1;
  return {
    id: BEST_OF_ALL,
    available: canCompare,
    ...(!canCompare && {
      reason: 'Fewer than two engines are available, so there is none to compare with',
    }),
    program: '',
    version: '',
    coordinates: present.some(({ coordinates }) => coordinates),
    handDrawn: false,
    asks: present.map(({ id }) => id),
    isAskedBy: 'page',
  };
}

/** All that a drawing can be read with: the engines, and the best of them. */
export const readersOf = ({ engines, best }: EngineOffer): readonly EngineInfo[] =>
  best ? [...engines, best] : engines;

/** `undefined` for an engine that is not offered. */
export function findEngine(
  engines: readonly EngineInfo[],
  engine: EngineId | undefined,
): EngineInfo | undefined {
  return engines.find(({ id }) => id === engine);
}

/** An unknown engine becomes the default one (docs/requirements/core.md 5.17). */
export function toEngineId(engine: EngineId | undefined, offer: EngineOffer): EngineId {
  const { engines, product } = offer;
  const offered = findEngine(readersOf(offer), engine) ?? findEngine(engines, product);
  return (offered ?? engines[0])?.id ?? product;
}

/** Replaces a chosen engine that is unavailable by the first available one. */
export function availableEngine(chosen: EngineId, offer: EngineOffer): EngineId {
  if (findEngine(readersOf(offer), chosen)?.available === true) return chosen;
  return offer.engines.find(({ available }) => available)?.id ?? toEngineId(chosen, offer);
}

/**
 * How an engine is shown: by the services' name, by that of the specification, or by its id if neither knows
 * it.
 *
 * @param engines those that the services offer
 */
export function engineLabel(engine: EngineId, engines: readonly EngineInfo[] = []): string {
  return findEngine(engines, engine)?.name ?? LABELS.get(engine) ?? engine;
}

const named = (program: string, version = ''): string =>
  version === '' ? program : `${program} ${version}`;

/** What reads for an engine: the program that stands in for it, with its version, or the engine itself. */
export function programName(engine: EngineId, engines: readonly EngineInfo[] = []): string {
  const { standsInFor, program = '', version } = findEngine(engines, engine) ?? {};
  return standsInFor === undefined ? engineLabel(engine, engines) : named(program, version);
}

/** What a reading says of who read. */
export interface Read {
  readonly engine: EngineId;
  readonly program?: string | undefined;
  readonly programVersion?: string | undefined;
}

/** Who read: the program and its version if the reading says them, otherwise its engine. */
export const readerName = (
  { engine, program, programVersion }: Read,
  label = engineLabel(engine),
): string => (program === undefined ? label : named(program, programVersion));

export function suppliesCoordinates(engine: EngineId, offer: EngineOffer): boolean {
  return findEngine(readersOf(offer), engine)?.coordinates === true;
}

/**
 * Whether the option for hand drawings exists. Other engines answer it with 400. The default engine always
 * has it, switched off if the program used instead has no weights for such drawings.
 */
export function readsHandDrawn(engine: EngineId, { engines, product }: EngineOffer): boolean {
  return engine === product || findEngine(engines, engine)?.handDrawn === true;
}

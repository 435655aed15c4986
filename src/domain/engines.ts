/**
 * What reads a drawing. The services report which engines there are (`GET ocsr/engines`); otherwise, they are
 * the three of docs/requirements/core.md 9.11, of which the first one is named in the configuration
 * (docs/requirements/session.md SD.1). An id is data: saved work may contain one that is no longer offered.
 */
export type EngineId = string;

/** The engine of a structure after it was applied from the editor. */
export const MANUAL_EDIT = 'manual-edit';

/** Engines that answer with a molfile with the drawing's own coordinates (docs/requirements/core.md 9.11). */
const COORDINATE_ENGINES: readonly EngineId[] = ['molnextr', 'molscribe'];

/** A map, because names come from services, and objects also have a `constructor`. */
const LABELS: ReadonlyMap<EngineId, string> = new Map([
  ['decimer', 'DECIMER'],
  ['molnextr', 'MolNexTR'],
  ['molscribe', 'MolScribe'],
  [MANUAL_EDIT, 'Manual edit'],
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
  /** Gives a molfile with the coordinates of the drawing, which the user may choose to draw with. */
  readonly coordinates: boolean;
  /** Has weights for hand drawings, which the user can switch to. */
  readonly handDrawn: boolean;
  /** Why it is unavailable, and what to do about it. */
  readonly reason?: string;
}

/** The services' report, by id; empty if there is none. */
export type EnginesById = Readonly<Record<EngineId, EngineInfo>>;

/** The engines that a user can choose, in the order in which they are shown, and the default one. */
export interface EngineOffer {
  readonly engines: readonly EngineInfo[];
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
  const engines = Object.values(told);
  return { engines: engines.length > 0 ? engines : assumedEngines(product), product };
}

/** `undefined` for an engine that is not offered. */
export function findEngine(
  engines: readonly EngineInfo[],
  engine: EngineId | undefined,
): EngineInfo | undefined {
  return engines.find(({ id }) => id === engine);
}

/** An unknown engine becomes the default one (docs/requirements/core.md 5.17). */
export function toEngineId(
  engine: EngineId | undefined,
  { engines, product }: EngineOffer,
): EngineId {
  const offered = findEngine(engines, engine) ?? findEngine(engines, product) ?? engines[0];
  return offered?.id ?? product;
}

/** Replaces a chosen engine that is unavailable by the first available one. */
export function availableEngine(chosen: EngineId, offer: EngineOffer): EngineId {
  if (findEngine(offer.engines, chosen)?.available === true) return chosen;
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

/** Whether it was published under the name shown; another program may be used instead of it. */
export const isPublished = (engine: EngineId): boolean =>
  engine !== MANUAL_EDIT && LABELS.has(engine);

export function suppliesCoordinates(engine: EngineId, { engines }: EngineOffer): boolean {
  return findEngine(engines, engine)?.coordinates === true;
}

/**
 * Whether the option for hand drawings exists. Other engines answer it with 400. The default engine always
 * has it, switched off if the program used instead has no weights for such drawings.
 */
export function readsHandDrawn(engine: EngineId, { engines, product }: EngineOffer): boolean {
  return engine === product || findEngine(engines, engine)?.handDrawn === true;
}

/**
 * Names the program that is used instead of an engine: `PixelGraph 0.1, in place of DECIMER`. `undefined` if
 * the engine itself is used, as in a real installation.
 */
export function standInNotice(
  info: Pick<EngineInfo, 'program' | 'version' | 'standsInFor'>,
  engines: readonly EngineInfo[] = [],
): string | undefined {
  if (info.standsInFor === undefined) return undefined;
  const name = [info.program, info.version].filter((part) => part !== '').join(' ');
  return `${name}, in place of ${engineLabel(info.standsInFor, engines)}`;
}

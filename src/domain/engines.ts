/**
 * What reads a drawing. Which engines there are is told by the services (`GET ocsr/engines`); where they
 * say nothing, they are the three of docs/requirements/core.md 9.11, of which the first one is named by
 * configuration (docs/requirements/session.md SD.1). An id is data: saved work may hold one that nobody
 * offers any more.
 */
export type EngineId = string;

/** What a structure's engine is called after an editor apply. */
export const MANUAL_EDIT = 'manual-edit';

/** Engines that answer with a molfile holding the drawing's own coordinates (docs/requirements/core.md 9.11). */
const COORDINATE_ENGINES: readonly EngineId[] = ['molnextr', 'molscribe'];

/** A map: names come from services, and an object knows `constructor`, too. */
const LABELS: ReadonlyMap<EngineId, string> = new Map([
  ['decimer', 'DECIMER'],
  ['molnextr', 'MolNexTR'],
  ['molscribe', 'MolScribe'],
  [MANUAL_EDIT, 'Manual edit'],
]);

/** What the services say about one engine. */
export interface EngineInfo {
  readonly id: EngineId;
  /** How it is shown; absent for the engines of the specification, and where the id is all there is. */
  readonly name?: string;
  readonly available: boolean;
  /** The program that really answers, for example PixelGraph. */
  readonly program: string;
  readonly version: string;
  /** The published engine in whose place it answers; absent when it is that engine itself. */
  readonly standsInFor?: string;
  /** Gives a molfile with the coordinates of the drawing, which the user can draw by or not. */
  readonly coordinates: boolean;
  /** Has weights for drawings by hand, which the user can switch to. */
  readonly handDrawn: boolean;
  /** Why it is not available, and what to do about it. */
  readonly reason?: string;
}

/** What the services told, by id; empty where they told nothing. */
export type EnginesById = Readonly<Record<EngineId, EngineInfo>>;

/** The engines that a user can choose, in the order in which they are shown, and the default one. */
export interface EngineOffer {
  readonly engines: readonly EngineInfo[];
  /** `{product}` of the specification: named by configuration, as it is a part of paths. */
  readonly product: EngineId;
}

/**
 * What is taken for granted of an installation that does not describe its engines: all three are
 * there, each under its own name.
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

/** The engines that the services told of, or the assumed ones where they told of none. */
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

/** The first engine that answers takes the place of a chosen one that cannot. */
export function availableEngine(chosen: EngineId, offer: EngineOffer): EngineId {
  if (findEngine(offer.engines, chosen)?.available === true) return chosen;
  return offer.engines.find(({ available }) => available)?.id ?? toEngineId(chosen, offer);
}

/**
 * How an engine is shown: as the services name it, as the specification does, or by its id, where
 * neither knows it.
 *
 * @param engines those that the services offer
 */
export function engineLabel(engine: EngineId, engines: readonly EngineInfo[] = []): string {
  return findEngine(engines, engine)?.name ?? LABELS.get(engine) ?? engine;
}

/** Whether it was published under the name it is shown by; another program may answer in its place. */
export const isPublished = (engine: EngineId): boolean =>
  engine !== MANUAL_EDIT && LABELS.has(engine);

export function suppliesCoordinates(engine: EngineId, { engines }: EngineOffer): boolean {
  return findEngine(engines, engine)?.coordinates === true;
}

/**
 * Whether the option for drawings by hand exists. Other engines answer it with 400. The default engine
 * has it always, switched off where the program in its place has no weights for such drawings.
 */
export function readsHandDrawn(engine: EngineId, { engines, product }: EngineOffer): boolean {
  return engine === product || findEngine(engines, engine)?.handDrawn === true;
}

/**
 * Says which program answers in an engine's place: `PixelGraph 0.1, in place of DECIMER`.
 * `undefined` when the engine itself answers, as with a real installation.
 */
export function standInNotice(
  info: Pick<EngineInfo, 'program' | 'version' | 'standsInFor'>,
  engines: readonly EngineInfo[] = [],
): string | undefined {
  if (info.standsInFor === undefined) return undefined;
  const name = [info.program, info.version].filter((part) => part !== '').join(' ');
  return `${name}, in place of ${engineLabel(info.standsInFor, engines)}`;
}

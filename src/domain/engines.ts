/**
 * The three recognition engines and the pseudo-engine of an edited structure. The first one is named
 * by configuration (`{product}` of the specification), so ids are plain strings checked at run time.
 */
export type EngineId = string;

/** Engines that answer with a molfile holding the drawing's own coordinates (specification section 9). */
const COORDINATE_ENGINES: readonly EngineId[] = ['molnextr', 'molscribe'];

/** What a structure's engine is called after an editor apply. */
export const MANUAL_EDIT = 'manual-edit';

/** A map: names come from services, and an object knows `constructor`, too. */
const LABELS: ReadonlyMap<EngineId, string> = new Map([
  ['decimer', 'DECIMER'],
  ['molnextr', 'MolNexTR'],
  ['molscribe', 'MolScribe'],
  [MANUAL_EDIT, 'Manual edit'],
]);

/** The engines a user can choose, in the order in which they are shown. */
export function engineIds(product: string): EngineId[] {
  return [product, ...COORDINATE_ENGINES];
}

/** An unknown engine becomes the default one (core specification section 5, Processing). */
export function toEngineId(value: string | undefined, product: string): EngineId {
  return value !== undefined && engineIds(product).includes(value) ? value : product;
}

/** How an engine is shown; another installation's default engine appears under its own id. */
export function engineLabel(engine: EngineId): string {
  return LABELS.get(engine) ?? engine;
}

export function suppliesCoordinates(engine: EngineId): boolean {
  return COORDINATE_ENGINES.includes(engine);
}

/** Only the default engine has weights for drawings by hand; others answer the option with 400. */
export function readsHandDrawn(engine: EngineId, product: string): boolean {
  return engine === product;
}

/** What the services say about one engine (`GET ocsr/engines`, local services only). */
export interface EngineInfo {
  readonly id: EngineId;
  readonly available: boolean;
  /** The program that really answers, for example PixelGraph. */
  readonly program: string;
  readonly version: string;
  /** The published engine in whose place it answers; absent when it is that engine itself. */
  readonly standsInFor?: string;
  readonly coordinates: boolean;
  readonly handDrawn: boolean;
  /** Why it is not available, and what to do about it. */
  readonly reason?: string;
}

/**
 * Says which program answers in an engine's place: `PixelGraph 0.1, in place of DECIMER`.
 * `undefined` when the engine itself answers, as with a real installation.
 */
export function standInNotice(
  info: Pick<EngineInfo, 'program' | 'version' | 'standsInFor'>,
): string | undefined {
  if (info.standsInFor === undefined) return undefined;
  const name = [info.program, info.version].filter((part) => part !== '').join(' ');
  return `${name}, in place of ${engineLabel(info.standsInFor)}`;
}

/**
 * What is taken for granted of an installation that does not describe its engines: all three are
 * there, each under its own name.
 */
export function assumedEngines(product: string): EngineInfo[] {
  return engineIds(product).map((id) => ({
    id,
    available: true,
    program: engineLabel(id),
    version: '',
    coordinates: suppliesCoordinates(id),
    handDrawn: readsHandDrawn(id, product),
  }));
}

import type { OsraProgram } from './osraProgram';

/** The engines of the contract; locally other programs answer in their places, and say so. */
export const ENGINE_IDS = ['decimer', 'molnextr', 'molscribe'] as const;

export type EngineId = (typeof ENGINE_IDS)[number];

/** An entry of `GET /ocsr/engines`. */
export interface EngineDescription {
  readonly id: EngineId;
  /** How it is shown; the published engines have their names without it. */
  readonly name?: string;
  readonly available: boolean;
  /** The program that answers. */
  readonly program: string;
  readonly version: string;
  /** The published engine in whose place it answers. */
  readonly standsInFor: EngineId;
  /** Whether its answers hold a molfile with the drawing's own coordinates. */
  readonly coordinates: boolean;
  /** Whether it has a model of its own for drawings by hand. */
  readonly handDrawn: boolean;
  /** Why it is not available, and what to do. */
  readonly reason?: string;
}

const PIXEL_GRAPH: EngineDescription = {
  id: 'decimer',
  available: true,
  program: 'PixelGraph',
  version: '0.4',
  standsInFor: 'decimer',
  coordinates: false,
  handDrawn: false,
};

const VECTOR_GRAPH: EngineDescription = {
  id: 'molnextr',
  available: true,
  program: 'VectorGraph',
  version: '0.1',
  standsInFor: 'molnextr',
  coordinates: true,
  handDrawn: false,
};

async function describeOsra(osra: OsraProgram): Promise<EngineDescription> {
  const version = await osra.version();
  const description = {
    id: 'molscribe',
    program: 'OSRA',
    version: version ?? '',
    standsInFor: 'molscribe',
    coordinates: true,
    handDrawn: false,
  } as const;
  return version === null
    ? { ...description, available: false, reason: osra.missing }
    : { ...description, available: true };
}

export async function describeEngine(id: EngineId, osra: OsraProgram): Promise<EngineDescription> {
  if (id === 'molscribe') return describeOsra(osra);
  return id === 'decimer' ? PIXEL_GRAPH : VECTOR_GRAPH;
}

export const describeEngines = (osra: OsraProgram): Promise<EngineDescription[]> =>
  Promise.all(ENGINE_IDS.map((id) => describeEngine(id, osra)));

import type { ReadingProgram } from '../../../engine/recognition/fusion/programReading';
import type { TaskName } from '../../../engine/tasks/taskRegistry';
import type { KeptProgramOf } from '../../tasks/cachedTasks';
import type { OsraProgram } from './osraProgram';

/** The contract's engines; locally, other programs stand in for them and are named in the answers. */
export const ENGINE_IDS = ['decimer', 'molnextr', 'molscribe'] as const;

export type EngineId = (typeof ENGINE_IDS)[number];

/** What reads in their places. */
export const PROGRAM_OF: Readonly<Record<EngineId, ReadingProgram>> = {
  decimer: 'pixel-graph',
  molnextr: 'vector-graph',
  molscribe: 'osra',
};

/** Asks the others in turn; an addition to the contract. */
export const BEST = 'best';

/** What recognition may be requested from. */
export const REQUESTED_ENGINES = [...ENGINE_IDS, BEST] as const;

export type RequestedEngine = (typeof REQUESTED_ENGINES)[number];

/** An entry of `GET /ocsr/engines`. */
export interface EngineDescription {
  readonly id: EngineId;
  readonly available: boolean;
  /** The program that actually answers. */
  readonly program: string;
  readonly version: string;
  /** The published engine it stands in for. */
  readonly standsInFor: EngineId;
  /** Whether its answers include a molfile with the drawing's own coordinates. */
  readonly coordinates: boolean;
  /** Whether it has a separate model for hand-drawn structures. */
  readonly handDrawn: boolean;
  /** Why it is unavailable, and what the user can do. */
  readonly reason?: string;
}

/** The entry of `BEST`. */
export interface BestDescription extends Pick<
  EngineDescription,
  'available' | 'program' | 'version' | 'coordinates' | 'handDrawn'
> {
  readonly id: typeof BEST;
  /** Display name; the published engines have none here, because theirs are known. */
  readonly name: string;
  /** The engines that it asks, in this order. */
  readonly asks: readonly EngineId[];
}

export const PIXEL_GRAPH: EngineDescription = {
  id: 'decimer',
  available: true,
  program: 'PixelGraph',
  version: '0.10',
  standsInFor: 'decimer',
  coordinates: false,
  handDrawn: false,
};

export const VECTOR_GRAPH: EngineDescription = {
  id: 'molnextr',
  available: true,
  program: 'VectorGraph',
  version: '0.9',
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

/** The programs whose readings may be kept: name and version by the task that they run. */
export const readingProgramOf =
  (osra: OsraProgram): KeptProgramOf =>
  async (task) => {
    if (task !== 'osra.read') return OWN_PROGRAMS[task] ?? null;
    const description = await describeOsra(osra);
    return description.available ? nameOf(description) : null;
  };

const nameOf = ({ program, version }: EngineDescription) => `${program} ${version}`;

const OWN_PROGRAMS: Readonly<Partial<Record<TaskName, string>>> = {
  'recognition.readPixels': nameOf(PIXEL_GRAPH),
  'recognition.readVector': nameOf(VECTOR_GRAPH),
  'recognition.readLines': `${nameOf(VECTOR_GRAPH)} with ${nameOf(PIXEL_GRAPH)}`,
};

/** @param engines all of them */
export function describeBest(engines: readonly EngineDescription[]): BestDescription {
  return {
    id: BEST,
    name: 'Best of all engines',
    available: true,
    program: 'Fusion',
    version: '0.5',
    coordinates: true,
    handDrawn: false,
    asks: askedByBest(engines).map(({ id }) => id),
  };
}

/** The available ones, those first that take the least CPU time. */
export const askedByBest = (engines: readonly EngineDescription[]): EngineDescription[] =>
  CHEAPEST_FIRST.flatMap((id) => engines.filter((engine) => engine.id === id && engine.available));

/** PixelGraph takes 0.2 to 0.6 CPU seconds a drawing, VectorGraph about as long, OSRA 1.3 to 2.2. */
const CHEAPEST_FIRST: readonly EngineId[] = ['decimer', 'molnextr', 'molscribe'];

import {
  externalProgram,
  PROGRAM_NAMES,
  type ReadingProgram,
} from '../../../engine/recognition/fusion/programReading';
import type { TaskName } from '../../../engine/tasks/taskRegistry';
import type { KeptProgramOf } from '../../tasks/cachedTasks';
import type { ExternalDescription, ExternalEngines } from './externalEngines';
import type { OsraProgram } from './osraProgram';

/** The contract's engines; locally, other programs stand in for them and are named in the answers. */
const ENGINE_IDS = ['decimer', 'molnextr', 'molscribe'] as const;

export type ContractEngine = (typeof ENGINE_IDS)[number];

/** Asks the others in turn; an addition to the contract. */
export const BEST = 'best';

/** An entry of `GET /ocsr/engines`. */
export interface EngineDescription {
  /** One of the contract's, or what those who run the services call it. */
  readonly id: string;
  /** Display name; the contract's engines have none here, because theirs are known. */
  readonly name?: string;
  readonly available: boolean;
  /** The program that actually answers. */
  readonly program: string;
  readonly version: string;
  /** The published engine it stands in for; absent if it is none. */
  readonly standsInFor?: ContractEngine;
  /** Whether its answers include a molfile with the drawing's own coordinates. */
  readonly coordinates: boolean;
  /** Whether it has a separate model for hand-drawn structures. */
  readonly handDrawn: boolean;
  /** The machine that drawings are sent to; absent if they stay with the services. */
  readonly sentTo?: string;
  /** Why it is unavailable, and what the user can do. */
  readonly reason?: string;
}

/** An engine, and how it is asked. */
export interface OfferedEngine extends EngineDescription {
  readonly reader: ReadingProgram;
  /** Longer side of the pictures that it takes, pixels. */
  readonly mostSide?: number | undefined;
}

/** The entry of `BEST`. */
export interface BestDescription extends Pick<
  EngineDescription,
  'available' | 'program' | 'version' | 'coordinates' | 'handDrawn'
> {
  readonly id: typeof BEST;
  readonly name: string;
  /** The engines that it asks, in this order. */
  readonly asks: readonly string[];
}

/** The programs that read drawings: MARCUS' own two, OSRA, and those that were configured. */
export interface ReadingPrograms {
  readonly osra: OsraProgram;
  readonly engines: ExternalEngines;
}

type StandIn = OfferedEngine & { readonly standsInFor: ContractEngine };

export const PIXEL_GRAPH: StandIn = {
  ...{ id: 'decimer', standsInFor: 'decimer', reader: 'pixel-graph' },
  ...{ program: 'PixelGraph', version: '0.10' },
  ...{ available: true, coordinates: false, handDrawn: false },
};

export const VECTOR_GRAPH: StandIn = {
  ...{ id: 'molnextr', standsInFor: 'molnextr', reader: 'vector-graph' },
  ...{ program: 'VectorGraph', version: '0.9' },
  ...{ available: true, coordinates: true, handDrawn: false },
};

async function describeOsra(osra: OsraProgram): Promise<StandIn> {
  const version = await osra.version();
  const description = {
    id: 'molscribe',
    standsInFor: 'molscribe',
    reader: 'osra',
    program: 'OSRA',
    version: version ?? '',
    coordinates: true,
    handDrawn: false,
  } as const;
  return version === null
    ? { ...description, available: false, reason: osra.missing }
    : { ...description, available: true };
}

/**
 * The engines in the order in which they are offered: the contract's, then others. One that was configured takes
 * the place of the stand-in with its id, which then is offered under its own name.
 */
export async function describeEngines(programs: ReadingPrograms): Promise<OfferedEngine[]> {
  const standIns = [PIXEL_GRAPH, VECTOR_GRAPH, await describeOsra(programs.osra)];
  const listed = await programs.engines.list();
  const osra = listed.find(({ isOsra }) => isOsra);
  const external = listed.filter(({ isOsra }) => !isOsra).map(offered);
  const places = standIns.map(
    (standIn) =>
      external.find(({ id }) => id === standIn.id) ?? (isMoved(standIn, osra) ? [] : standIn),
  );
  const moved = standIns.flatMap((standIn) => {
    if (isMoved(standIn, osra)) return [{ ...onItsOwn(standIn), id: osra.id, name: osra.name }];
    return external.some(({ id }) => id === standIn.id) ? onItsOwn(standIn) : [];
  });
  const others = external.filter(({ id }) => !standIns.some((standIn) => standIn.id === id));
  return [...places.flat(), ...others, ...moved.filter(({ available }) => available)];
}

/** Whether OSRA was given another id. */
const isMoved = (
  { reader, id }: StandIn,
  osra: ExternalDescription | undefined,
): osra is ExternalDescription => reader === 'osra' && osra !== undefined && osra.id !== id;

/** A stand-in beside the engine that it stood in for. */
function onItsOwn({ standsInFor: _place, ...standIn }: StandIn): OfferedEngine {
  return { ...standIn, id: standIn.reader, name: standIn.program };
}

/** Its name is told where the page does not know it by its id. */
function offered({ isOsra: _osra, sentTo, name, ...engine }: ExternalDescription): OfferedEngine {
  const isKnown = ENGINE_IDS.some((id) => id === engine.id);
  return {
    ...engine,
    ...(!isKnown && { name }),
    ...(sentTo !== undefined && { sentTo }),
    ...{ program: name, reader: externalProgram(name) },
  };
}

/** As `GET /ocsr/engines` tells it. */
export const described = ({
  reader: _reader,
  mostSide: _side,
  ...engine
}: OfferedEngine): EngineDescription => engine;

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
export function describeBest(engines: readonly OfferedEngine[]): BestDescription {
  return {
    id: BEST,
    name: 'Best of all engines',
    available: true,
    program: 'Fusion',
    version: '0.6',
    coordinates: true,
    handDrawn: false,
    asks: askedByBest(engines).map(({ id }) => id),
  };
}

/** The available ones, those first that take the least CPU time, and those last that ask another machine. */
export const askedByBest = (engines: readonly OfferedEngine[]): OfferedEngine[] =>
  engines.filter(({ available }) => available).toSorted((a, b) => turnOf(a) - turnOf(b));

/** PixelGraph takes 0.2 to 0.6 CPU seconds a drawing, VectorGraph about as long, OSRA 1.3 to 2.2; others more. */
const CHEAPEST_FIRST = Object.keys(PROGRAM_NAMES);

function turnOf({ reader, sentTo }: OfferedEngine): number {
  const own = CHEAPEST_FIRST.indexOf(reader);
  if (own >= 0) return own;
  return CHEAPEST_FIRST.length + (sentTo === undefined ? 0 : 1);
}

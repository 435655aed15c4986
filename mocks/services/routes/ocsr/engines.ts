import {
  PROGRAM_NAMES,
  type ReadingProgram,
} from '../../../engine/recognition/fusion/programReading';
import type { TaskName } from '../../../engine/tasks/taskRegistry';
import type { KeptProgramOf } from '../../tasks/cachedTasks';
import type { EngineAddresses } from './engineAddresses';
import type { ExternalEngines } from './externalEngines';
import type { OsraProgram } from './osraProgram';
import type { CheckedReadings, ProgramTrust } from './programTrust';

/** The contract's engines; locally, other programs stand in for them and are named in the answers. */
export const ENGINE_IDS = ['decimer', 'molnextr', 'molscribe'] as const;

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
  readonly sentTo?: string | undefined;
  /** Why it is unavailable, and what the user can do. */
  readonly reason?: string;
  /** How its readings turned out; absent if that is not known. */
  readonly checked?: Pick<CheckedReadings, 'right' | 'judged'>;
}

/** An engine, and how it is asked. */
export interface OfferedEngine extends EngineDescription {
  readonly reader: ReadingProgram;
  readonly checked?: CheckedReadings;
  /** Longer side of the pictures that it takes, pixels. */
  readonly mostSide?: number | undefined;
}

/** An engine of which nothing has been asked yet. */
export interface ListedEngine extends Pick<
  OfferedEngine,
  'id' | 'reader' | 'program' | 'coordinates' | 'handDrawn' | 'sentTo'
> {
  /** Finds out whether it can be asked now, which takes seconds where an address is silent. */
  readonly describe: () => Promise<OfferedEngine>;
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
  /** What they are worth here; absent if nobody has measured that. */
  readonly trust?: ProgramTrust | undefined;
  /** Where users name further ones; absent where only those list them who run the services. */
  readonly addresses?: EngineAddresses;
}

export type StandIn = OfferedEngine & { readonly standsInFor: ContractEngine };

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

/** OSRA in the place of MolScribe, whether it is there or not. */
export async function describeOsra(osra: OsraProgram): Promise<StandIn> {
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

/** As `GET /ocsr/engines` tells it. */
export function described({
  reader: _reader,
  mostSide: _side,
  checked,
  ...engine
}: OfferedEngine): EngineDescription {
  if (!checked) return engine;
  const { right, judged } = checked;
  return { ...engine, checked: { right, judged } };
}

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

/** What is the same whichever engines there are. */
export const FUSION: Omit<BestDescription, 'asks'> = {
  id: BEST,
  name: 'Best of all engines',
  available: true,
  program: 'Fusion',
  version: '0.6',
  coordinates: true,
  handDrawn: false,
};

/** @param engines all of them */
export const describeBest = (engines: readonly OfferedEngine[]): BestDescription => ({
  ...FUSION,
  asks: askedByBest(engines).map(({ id }) => id),
});

/** The available ones. */
const askedByBest = (engines: readonly OfferedEngine[]): OfferedEngine[] =>
  inTurn(engines.filter(({ available }) => available));

/** Those first that take the least CPU time, and those last that ask another machine. */
export const inTurn = <Engine extends Pick<OfferedEngine, 'reader' | 'sentTo'>>(
  engines: readonly Engine[],
): Engine[] => engines.toSorted((a, b) => turnOf(a) - turnOf(b));

/** PixelGraph takes 0.2 to 0.6 CPU seconds a drawing, VectorGraph about as long, OSRA 1.3 to 2.2; others more. */
const CHEAPEST_FIRST = Object.keys(PROGRAM_NAMES);

function turnOf({ reader, sentTo }: Pick<OfferedEngine, 'reader' | 'sentTo'>): number {
  const own = CHEAPEST_FIRST.indexOf(reader);
  if (own >= 0) return own;
  return CHEAPEST_FIRST.length + (sentTo === undefined ? 0 : 1);
}

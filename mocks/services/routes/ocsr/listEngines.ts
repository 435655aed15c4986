import { externalProgram, programNameOf } from '../../../engine/recognition/fusion/programReading';
import {
  describeOsra,
  ENGINE_IDS,
  PIXEL_GRAPH,
  VECTOR_GRAPH,
  type ListedEngine,
  type OfferedEngine,
  type ReadingPrograms,
  type StandIn,
} from './engines';
import type { ExternalDescription, ListedExternal } from './externalEngines';

/**
 * The engines in the order in which they are offered: the contract's, then others. One that was configured takes
 * the place of the stand-in with its id, which then is offered under its own name.
 */
export async function listEngines(programs: ReadingPrograms): Promise<ListedEngine[]> {
  const standIns = [PIXEL_GRAPH, VECTOR_GRAPH, await describeOsra(programs.osra)];
  const configured = await programs.engines.list();
  const osra = configured.find(({ isOsra }) => isOsra);
  const external = configured.filter(({ isOsra }) => !isOsra).map(listed);
  const places = standIns.map(
    (standIn) =>
      external.find(({ id }) => id === standIn.id) ?? (isMoved(standIn, osra) ? [] : own(standIn)),
  );
  const moved = standIns.flatMap((standIn) => {
    if (isMoved(standIn, osra)) return [{ ...onItsOwn(standIn), id: osra.id, name: osra.name }];
    return external.some(({ id }) => id === standIn.id) ? onItsOwn(standIn) : [];
  });
  const others = external.filter(({ id }) => !standIns.some((standIn) => standIn.id === id));
  const all = [...places.flat(), ...others, ...moved.filter(({ available }) => available).map(own)];
  return all.map((engine) => checkedBy(programs.trust, engine));
}

/** With how its readings turned out here. */
function checkedBy(trust: ReadingPrograms['trust'], engine: ListedEngine): ListedEngine {
  const checked = trust?.get(programNameOf(engine.reader));
  if (!checked) return engine;
  return { ...engine, describe: async () => ({ ...(await engine.describe()), checked }) };
}

/** The same, each asked whether it is there. */
export const describeEngines = async (programs: ReadingPrograms): Promise<OfferedEngine[]> =>
  Promise.all((await listEngines(programs)).map((each) => each.describe()));

/** With the version that a program says once it has started, as it does for its first drawing. */
export const withItsVersion = async (
  engine: OfferedEngine,
  listed: ListedEngine,
): Promise<OfferedEngine> =>
  engine.version === '' ? { ...engine, version: (await listed.describe()).version } : engine;

/** Whether OSRA was given another id. */
const isMoved = (
  { reader, id }: StandIn,
  osra: ListedExternal | undefined,
): osra is ListedExternal => reader === 'osra' && osra !== undefined && osra.id !== id;

/** A stand-in beside the engine that it stood in for. */
function onItsOwn({ standsInFor: _place, ...standIn }: StandIn): OfferedEngine {
  return { ...standIn, id: standIn.reader, name: standIn.program };
}

const own = (engine: OfferedEngine): ListedEngine => ({ ...engine, describe: async () => engine });

const listed = (engine: ListedExternal): ListedEngine => ({
  ...engine,
  ...{ program: engine.name, reader: externalProgram(engine.name) },
  describe: async () => offered(await engine.describe()),
});

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

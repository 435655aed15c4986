import type { Fusion } from '../../../engine/recognition/fusion/fuseReadings';
import { fuseReadings } from '../../../engine/tasks/joinAnswers';
import type { AskedEngine, Comparable } from './askedEngine';
import type { EngineDescription } from './engines';

/** What engines have answered so far. */
export interface Round {
  readonly asked: readonly AskedEngine[];
  readonly fusion: Fusion<Comparable> | undefined;
  /** Those that were not there yet. */
  readonly awaited: readonly EngineDescription[];
}

export const NOBODY: Round = { asked: [], fusion: undefined, awaited: [] };

/** Asks more engines, until two agree. */
export async function askInTurn(
  engines: readonly EngineDescription[],
  before: Round,
  askOne: (engine: EngineDescription) => Promise<AskedEngine | 'awaited'>,
): Promise<Round> {
  const asked = [...before.asked];
  const awaited: EngineDescription[] = [];
  let { fusion } = before;
  for (const engine of engines) {
    if (fusion?.agreedExactly) return { asked, fusion, awaited: [] };
    const answered = await askOne(engine);
    if (answered === 'awaited') {
      awaited.push(engine);
      continue;
    }
    asked.push(answered);
    fusion = fuseReadings(asked.flatMap(({ comparable }) => comparable ?? []));
  }
  return { asked, fusion, awaited: fusion?.agreedExactly ? [] : awaited };
}

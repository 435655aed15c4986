import { createServices, type Services } from '../../services/app';
import { openMemoryState } from '../../services/sharedState';
import { createStandIns } from '../../stand-ins/standInRoutes';
import { absentOsra } from './absentPrograms';
import { EngineShelf } from '../engines/engineShelf';
import { OwnEngines } from './engines/ownEngines';
import { ListStore } from './lists/listStore';
import { openFiles } from './files/openFiles';
import { ownConfig } from './ownConfig';
import type { EngineParts } from './parts/engineParts';
import { PartStore, type PartProgress } from './parts/partStore';
import { runWithParts } from './parts/runWithParts';
import { createWorkerPool } from './workers/pool';
import { workersWith } from './workers/startWorker';

export interface OwnServicesOptions {
  /** Address of the code of the engine's workers. */
  readonly engineScript: string;
  readonly parts: EngineParts;
  /** Where a language model's key may be sent; null for nowhere. */
  readonly languageModelUrl: string | null;
  /** Origins of other machines that engines may be asked at. */
  readonly engineOrigins: readonly string[];
  readonly onProgress: (progress: PartProgress) => void;
}

/** The services of one tab. Which implementation of each part is used stands here alone. */
export async function openServices({
  engineScript,
  parts,
  languageModelUrl,
  engineOrigins,
  onProgress,
}: OwnServicesOptions): Promise<{
  readonly services: Services;
  readonly parts: PartStore;
}> {
  const config = ownConfig(languageModelUrl);
  const store = new PartStore(parts, onProgress);
  const lists = await ListStore.open();
  const startWorker = workersWith(engineScript, store.arrived, lists);
  const addresses = await OwnEngines.open(engineOrigins);
  const engines = new EngineShelf(addresses.readers);
  const pool = engines.runner(runWithParts(createWorkerPool(startWorker), store));
  const standIns = createStandIns(
    (smilesList) => pool.run('chemistry.canonicalise', { smilesList }, { owner: null }),
    { delayMs: config.standInDelayMs, areLimited: false, now: () => Date.now() },
  );
  const services = createServices({
    config,
    state: openMemoryState(config),
    library: null,
    pool,
    files: await openFiles(config.limits.sessionBytes),
    programs: { osra: absentOsra, engines, addresses },
    lists: { inUse: () => lists.inUse(), shelf: lists },
    standIns,
  });
  return { services, parts: store };
}

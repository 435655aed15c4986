import { cheminformaticsMicroservice } from '../../engines/cheminformaticsMicroservice';
import { EngineShelf } from '../../engines/engineShelf';
import { nameOf, type EngineSettings } from '../../engines/engineSettings';
import type { ExternalEngine } from '../../engines/externalEngine';
import { marcusBackend } from '../../engines/marcusBackend';
import { enginesOf } from './engineFile';
import { programEngine } from './programEngine';

/**
 * The engines of `MARCUS_ENGINES`. A program starts with its first picture.
 *
 * @throws Error naming the variable and the line, if the file cannot be used
 */
export const openEngines = async (
  env: Readonly<Record<string, string | undefined>>,
): Promise<EngineShelf> => {
  const engines = (await enginesOf(env)).map(opened);
  return new EngineShelf(() => engines);
};

function opened(settings: EngineSettings): ExternalEngine {
  switch (settings.kind) {
    case 'marcus':
      return marcusBackend(settings);
    case 'cheminformatics-microservice':
      return cheminformaticsMicroservice(settings);
    case 'process':
      return programEngine(settings);
    case 'osra':
      return osraElsewhere(settings);
  }
}

/** OSRA of this machine under another id; the task `osra.read` asks it. */
const osraElsewhere = (settings: EngineSettings): ExternalEngine => ({
  ...{ id: settings.id, name: nameOf(settings), coordinates: true, handDrawn: false, isOsra: true },
  state: () => Promise.resolve({ available: true, version: '' }),
  read: () => Promise.reject(new Error('OSRA is asked by its own task')),
});

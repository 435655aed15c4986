import { pause } from '../services/http/pause';
import { createRouter, type WebMiddleware } from '../services/http/webApp';
import type { OutsideServices } from '../services/outsideServices';
import { CoconutAccounts } from './coconutAccounts';
import { createCoconutRoutes } from './coconutRoutes';
import { CompoundIndex, type Canonicalise } from './compoundIndex';
import { PubchemQueue } from './pubchemQueue';
import { createPubchemRoutes } from './pubchemRoutes';
import { createCrossrefRoutes, createDataciteRoutes } from './publicationRoutes';
import type { StandInSettings } from './standInSettings';
import { createWikidataRoutes } from './wikidataRoutes';

/** Stand-ins for the outside services, which answer in their recorded formats from small local data. */
export function createStandIns(
  canonicalise: Canonicalise,
  settings: StandInSettings,
): OutsideServices {
  const index = new CompoundIndex(canonicalise);
  const accounts = new CoconutAccounts(settings);
  const queue = new PubchemQueue();
  const router = createRouter();
  router.use(createDelay(settings.delayMs));
  router.route('/coconut', createCoconutRoutes(index, accounts, settings));
  router.route('/crossref', createCrossrefRoutes(settings));
  router.route('/datacite', createDataciteRoutes(settings));
  router.route('/pubchem', createPubchemRoutes(index, queue, settings));
  router.route('/wikidata', createWikidataRoutes(settings));
  return {
    router,
    revokeTokens: () => accounts.revokeAll(),
    queueSearches: (count) => queue.queueNext(count),
  };
}

function createDelay(ms: number): WebMiddleware {
  if (ms === 0) return (_call, next) => next();
  return async (call, next) => {
    await pause(ms, call.req.raw.signal);
    await next();
  };
}

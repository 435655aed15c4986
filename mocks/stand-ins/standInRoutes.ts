import { Router, type RequestHandler } from 'express';
import type { OutsideServices } from '../services/outsideServices';
import { CoconutAccounts } from './coconutAccounts';
import { createCoconutRoutes } from './coconutRoutes';
import { CompoundIndex, type Canonicalise } from './compoundIndex';
import { PubchemQueue } from './pubchemQueue';
import { createPubchemRoutes } from './pubchemRoutes';
import { createCrossrefRoutes, createDataciteRoutes } from './publicationRoutes';
import type { StandInSettings } from './standInSettings';

/** Stand-ins for the outside services, which answer in their recorded formats from small local data. */
export function createStandIns(
  canonicalise: Canonicalise,
  settings: StandInSettings,
): OutsideServices {
  const index = new CompoundIndex(canonicalise);
  const accounts = new CoconutAccounts(settings);
  const queue = new PubchemQueue();
  const router = Router();
  router.use(createDelay(settings.delayMs));
  router.use('/coconut', createCoconutRoutes(index, accounts, settings));
  router.use('/crossref', createCrossrefRoutes(settings));
  router.use('/datacite', createDataciteRoutes(settings));
  router.use('/pubchem', createPubchemRoutes(index, queue, settings));
  return {
    router,
    revokeTokens: () => accounts.revokeAll(),
    queueSearches: (count) => queue.queueNext(count),
  };
}

function createDelay(ms: number): RequestHandler {
  if (ms === 0) return (_request, _response, next) => next();
  return (_request, response, next) => {
    const timer = setTimeout(next, ms);
    response.once('close', () => clearTimeout(timer));
  };
}

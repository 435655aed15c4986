import { Router } from 'express';
import { createCoconutRoutes } from './coconutRoutes';
import { CompoundIndex, type Canonicalise } from './compoundIndex';
import { createCrossrefRoutes, createDataciteRoutes } from './publicationRoutes';
import { createPubchemRoutes } from './pubchemRoutes';

/** The outside services at `/stand-ins/...`, answering recorded shapes from small local data. */
export function createStandInRoutes(canonicalise: Canonicalise): Router {
  const index = new CompoundIndex(canonicalise);
  const router = Router();
  router.use('/coconut', createCoconutRoutes(index));
  router.use('/crossref', createCrossrefRoutes());
  router.use('/datacite', createDataciteRoutes());
  router.use('/pubchem', createPubchemRoutes(index));
  return router;
}

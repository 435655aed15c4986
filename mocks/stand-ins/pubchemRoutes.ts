import { Router, urlencoded, type Request } from 'express';
import type { CompoundIndex, CompoundMatch } from './compoundIndex';
import { KNOWN_COMPOUNDS } from './compoundTable';
import {
  answer,
  numberAnswer,
  recordAnswer,
  searchAnswer,
  structureAnswer,
  UNREADABLE,
  type PubchemAnswer,
} from './pubchemAnswers';
import type { PubchemQueue } from './pubchemQueue';
import { createPubchemThrottle } from './pubchemThrottle';
import type { StandInSettings } from './standInSettings';

const MAX_BODY_BYTES = 64 * 1024;

/** PubChem's answers for a structure, by path. The same constitution counts as 95 % similarity. */
const STRUCTURE_QUESTIONS: Readonly<Record<string, (match: CompoundMatch) => PubchemAnswer>> = {
  '/compound/smiles/cids/JSON': ({ exact }) => numberAnswer(exact?.cid ?? 0),
  '/compound/smiles/JSON': ({ exact }) => structureAnswer(exact),
  '/compound/fastidentity/smiles/cids/JSON': (match) => searchAnswer(match.sameConstitution),
  '/compound/fastsimilarity_2d/smiles/cids/JSON': (match) => searchAnswer(match.sameConstitution),
};

/**
 * The part of PubChem's PUG REST that the application uses: structure to CID, the record of a CID, the
 * searches, and the list keys of queued ones.
 */
export function createPubchemRoutes(
  index: CompoundIndex,
  queue: PubchemQueue,
  settings: StandInSettings,
): Router {
  const router = Router();
  router.use(createPubchemThrottle(settings));
  router.use(urlencoded({ extended: false, limit: MAX_BODY_BYTES }));
  for (const [path, answerTo] of Object.entries(STRUCTURE_QUESTIONS)) {
    router.all(path, async (request, response) => {
      const match = await index.find(smilesOf(request));
      answer(response, match.readable ? queue.pass(answerTo(match)) : UNREADABLE);
    });
  }
  // the older form of the similarity search, which is always queued
  router.all('/compound/similarity/smiles/cids/JSON', async (request, response) => {
    const match = await index.find(smilesOf(request));
    answer(
      response,
      match.readable ? queue.queue(searchAnswer(match.sameConstitution)) : UNREADABLE,
    );
  });
  for (const path of ['/compound/listkey/:key/cids/JSON', '/compound/listkey/:key/JSON'] as const) {
    router.get(path, (request, response) => answer(response, queue.poll(request.params.key)));
  }
  router.get('/compound/cid/:cid/JSON', (request, response) => {
    const compound = KNOWN_COMPOUNDS.find(({ cid }) => String(cid) === request.params.cid);
    answer(response, recordAnswer(compound));
  });
  return router;
}

function smilesOf(request: Request): string {
  const body: unknown = request.body;
  const fromBody = typeof body === 'object' && body !== null && 'smiles' in body ? body.smiles : '';
  const smiles = fromBody || request.query['smiles'];
  return typeof smiles === 'string' ? smiles : '';
}

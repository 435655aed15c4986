import { queryOf } from '../services/http/queryOf';
import { readBodyText } from '../services/http/readBody';
import { createRouter, type WebApp } from '../services/http/webApp';
import type { CompoundIndex, CompoundMatch } from './compoundIndex';
import { KNOWN_COMPOUNDS } from './compoundTable';
import {
  answer,
  namedAnswer,
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
 * The part of PubChem's PUG REST that the application uses: structure and InChIKey to CID, the record
 * of a CID, the searches, and the list keys of queued ones.
 */
export function createPubchemRoutes(
  index: CompoundIndex,
  queue: PubchemQueue,
  settings: StandInSettings,
): WebApp {
  const router = createRouter();
  router.use(createPubchemThrottle(settings));
  for (const [path, answerTo] of Object.entries(STRUCTURE_QUESTIONS)) {
    router.all(path, async (call) => {
      const match = await index.find(await smilesOf(call.req.raw));
      return answer(call, match.readable ? queue.pass(answerTo(match)) : UNREADABLE);
    });
  }
  // the older form of the similarity search, which never answers at once
  router.all('/compound/similarity/smiles/cids/JSON', async (call) => {
    const match = await index.find(await smilesOf(call.req.raw));
    return answer(
      call,
      match.readable ? queue.queue(searchAnswer(match.sameConstitution)) : UNREADABLE,
    );
  });
  for (const path of ['/compound/listkey/:key/cids/JSON', '/compound/listkey/:key/JSON'] as const) {
    router.get(path, (call) => answer(call, queue.poll(call.req.param('key'))));
  }
  // PUG REST takes a whole InChIKey or its first block; unlike an unknown SMILES, an unknown key is not found.
  router.get('/compound/inchikey/:key/cids/JSON', async (call) => {
    const key = call.req.param('key');
    return answer(
      call,
      searchAnswer(KEY_OR_BLOCK.test(key) ? await index.findByInchiKey(key) : []),
    );
  });
  router.all('/compound/name/JSON', async (call) => {
    const name = (await fieldOf(call.req.raw, 'name')).trim().toLowerCase();
    return answer(call, namedAnswer(KNOWN_COMPOUNDS.filter((known) => known.name === name)));
  });
  router.get('/compound/cid/:cid/JSON', (call) => {
    const compound = KNOWN_COMPOUNDS.find(({ cid }) => String(cid) === call.req.param('cid'));
    return answer(call, recordAnswer(compound));
  });
  return router;
}

const KEY_OR_BLOCK = /^[A-Z]{14}(?:-[A-Z]{10}-[A-Z])?$/;

const smilesOf = (request: Request) => fieldOf(request, 'smiles');

/** A field of the form that was sent, else of the query. */
async function fieldOf(request: Request, field: string): Promise<string> {
  const isForm = FORM_TYPE.test(request.headers.get('Content-Type') ?? '');
  const form = new URLSearchParams(isForm ? await readBodyText(request, MAX_BODY_BYTES) : '');
  const value = form.get(field) || queryOf(request)[field];
  return typeof value === 'string' ? value : '';
}

const FORM_TYPE = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;

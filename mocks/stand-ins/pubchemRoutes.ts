import { randomUUID } from 'node:crypto';
import { Router, urlencoded, type Request, type Response } from 'express';
import type { CompoundIndex, CompoundMatch } from './compoundIndex';
import { KNOWN_COMPOUNDS, type KnownCompound } from './compoundTable';

const MAX_BODY_BYTES = 64 * 1024;

/** Answers kept for those who poll; the oldest go first. */
const MAX_LIST_KEYS = 100;

/**
 * PubChem's PUG REST as far as the application asks it: structure to CID, the record of a CID, and the
 * queued similarity search with its list key.
 */
export function createPubchemRoutes(index: CompoundIndex): Router {
  const router = Router();
  const lists = new Map<string, readonly number[]>();
  router.use(urlencoded({ extended: false, limit: MAX_BODY_BYTES }));

  const onStructure = (
    path: string,
    answer: (match: CompoundMatch, response: Response) => void,
  ): void => {
    router.all(path, async (request, response) => {
      const match = await index.find(smilesOf(request));
      if (!match.readable) return fault(response, 400, 'PUGREST.BadRequest', UNREADABLE);
      answer(match, response);
    });
  };

  onStructure('/compound/smiles/cids/JSON', ({ exact }, response) => {
    // 0 says: a good structure that PubChem does not hold.
    response.json(cidList([exact?.cid ?? 0]));
  });
  onStructure('/compound/smiles/JSON', ({ exact }, response) => {
    response.json({ PC_Compounds: [exact ? record(exact) : { id: {} }] });
  });
  onStructure('/compound/fastidentity/smiles/cids/JSON', ({ sameConstitution }, response) =>
    answerCids(response, sameConstitution),
  );
  onStructure('/compound/fastsimilarity_2d/smiles/cids/JSON', ({ sameConstitution }, response) =>
    answerCids(response, sameConstitution),
  );
  onStructure('/compound/similarity/smiles/cids/JSON', ({ sameConstitution }, response) => {
    const key = randomUUID();
    lists.set(
      key,
      sameConstitution.map(({ cid }) => cid),
    );
    for (const oldest of lists.keys()) if (lists.size > MAX_LIST_KEYS) lists.delete(oldest);
    response.status(202).json({ Waiting: { ListKey: key, Message: 'Your request is running' } });
  });
  router.get('/compound/listkey/:key/cids/JSON', (request, response) => {
    const cids = lists.get(request.params.key);
    if (!cids || cids.length === 0) return fault(response, 404, 'PUGREST.NotFound', NOT_FOUND);
    response.json(cidList(cids));
  });
  router.get('/compound/cid/:cid/JSON', (request, response) => {
    const compound = KNOWN_COMPOUNDS.find(({ cid }) => String(cid) === request.params.cid);
    if (!compound) return fault(response, 404, 'PUGREST.NotFound', NOT_FOUND);
    response.json({ PC_Compounds: [record(compound)] });
  });
  return router;
}

const UNREADABLE = 'Unable to standardize the given structure';
const NOT_FOUND = 'No CID found';

function smilesOf(request: Request): string {
  const body: unknown = request.body;
  const fromBody = typeof body === 'object' && body !== null && 'smiles' in body ? body.smiles : '';
  const smiles = fromBody || request.query['smiles'];
  return typeof smiles === 'string' ? smiles : '';
}

const cidList = (cids: readonly number[]) => ({ IdentifierList: { CID: cids } });

function answerCids(response: Response, compounds: readonly KnownCompound[]): void {
  if (compounds.length === 0) return fault(response, 404, 'PUGREST.NotFound', NOT_FOUND);
  response.json(cidList(compounds.map(({ cid }) => cid)));
}

function fault(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ Fault: { Code: code, Message: message } });
}

function record({ cid, formula, weight, iupacName }: KnownCompound): object {
  const names = iupacName === undefined ? [] : [prop('IUPAC Name', iupacName, 'Preferred')];
  return {
    id: { id: { cid } },
    props: [...names, prop('Molecular Formula', formula), prop('Molecular Weight', weight)],
  };
}

const prop = (label: string, sval: string, name?: string) => ({
  urn: name === undefined ? { label } : { label, name },
  value: { sval },
});

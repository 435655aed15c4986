import { Router } from 'express';
import { CROSSREF_WORKS, DATACITE_WORKS, sameDoi } from './publications';

/** `GET /works/{doi}` of api.crossref.org. */
export function createCrossrefRoutes(): Router {
  const router = Router();
  router.get('/works/*doi', (request, response) => {
    const work = CROSSREF_WORKS.find(({ DOI }) => sameDoi(DOI, doiOf(request.params.doi)));
    if (!work) return void response.status(404).type('text').send('Resource not found.');
    response.json({ status: 'ok', 'message-type': 'work', message: work });
  });
  return router;
}

/** `GET /dois/{doi}` of api.datacite.org. */
export function createDataciteRoutes(): Router {
  const router = Router();
  router.get('/dois/*doi', (request, response) => {
    const work = DATACITE_WORKS.find(({ doi }) => sameDoi(doi, doiOf(request.params.doi)));
    if (!work) {
      const title = "The resource you are looking for doesn't exist.";
      return void response.status(404).json({ errors: [{ status: '404', title }] });
    }
    response.json({ data: { id: work.doi, type: 'dois', attributes: work } });
  });
  return router;
}

/** A DOI may come with its slash encoded or not. */
const doiOf = (parts: readonly string[]) => parts.join('/');

import { Router, type Request } from 'express';
import { CROSSREF_WORKS, DATACITE_WORKS, sameDoi } from './publications';
import type { StandInSettings } from './standInSettings';
import { byAddress, createThrottle, type Limit } from './throttle';

const SECOND_MS = 1000;
const FIVE_MINUTES_MS = 300_000;

/** Clients that give a contact address have a higher limit (docs/contract.md 10.5). */
const isPolite = (request: Request) => typeof request.query['mailto'] === 'string';

/** `GET /works/{doi}` of api.crossref.org; its errors are plain text. */
export function createCrossrefRoutes(settings: StandInSettings): Router {
  const router = Router();
  router.use(
    createThrottle({
      settings,
      limitOf: (request) => ({ requests: isPolite(request) ? 10 : 5, windowMs: SECOND_MS }),
      keyOf: byAddress,
      describe: (response, { requests }) =>
        void response.set({
          'X-Rate-Limit-Limit': String(requests),
          'X-Rate-Limit-Interval': '1s',
        }),
      refuse: (response, seconds) =>
        void response
          .status(429)
          .set('Retry-After', String(seconds))
          .type('text')
          .send('Too Many Requests'),
    }),
  );
  router.get('/works/*doi', (request, response) => {
    const work = CROSSREF_WORKS.find(({ DOI }) => sameDoi(DOI, doiOf(request.params.doi)));
    if (!work) return void response.status(404).type('text').send('Resource not found.');
    response.json({ status: 'ok', 'message-type': 'work', message: work });
  });
  return router;
}

const dataciteLimit = (request: Request): Limit => ({
  requests: isPolite(request) ? 1000 : 500,
  windowMs: FIVE_MINUTES_MS,
});

const jsonApiError = (status: number, title: string) => ({
  errors: [{ status: String(status), title }],
});

/** `GET /dois/{doi}` of api.datacite.org; its errors are those of JSON:API. */
export function createDataciteRoutes(settings: StandInSettings): Router {
  const router = Router();
  router.use(
    createThrottle({
      settings,
      limitOf: dataciteLimit,
      keyOf: byAddress,
      describe: () => undefined,
      refuse: (response, seconds) =>
        void response
          .status(429)
          .set('Retry-After', String(seconds))
          .json(jsonApiError(429, 'Too Many Requests')),
    }),
  );
  router.get('/dois/*doi', (request, response) => {
    const work = DATACITE_WORKS.find(({ doi }) => sameDoi(doi, doiOf(request.params.doi)));
    if (!work) {
      const title = "The resource you are looking for doesn't exist.";
      return void response.status(404).json(jsonApiError(404, title));
    }
    response.json({ data: { id: work.doi, type: 'dois', attributes: work } });
  });
  return router;
}

/** The slash of a DOI may be encoded or not. */
const doiOf = (parts: readonly string[]) => parts.join('/');

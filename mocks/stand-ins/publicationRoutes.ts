import { answerJson, answerText, setHeaders } from '../services/http/answers';
import { createRouter, type WebApp, type WebContext } from '../services/http/webApp';
import { CROSSREF_WORKS, DATACITE_WORKS, sameDoi } from './publications';
import type { StandInSettings } from './standInSettings';
import { byAddress, createThrottle, type Limit } from './throttle';

const SECOND_MS = 1000;
const FIVE_MINUTES_MS = 300_000;

/** Who says whom to write to is served more (docs/contract.md 10.5). */
const isPolite = ({ req }: WebContext) => req.query('mailto') !== undefined;

/** `GET /works/{doi}` of api.crossref.org; its errors are plain text. */
export function createCrossrefRoutes(settings: StandInSettings): WebApp {
  const router = createRouter();
  router.use(
    createThrottle({
      settings,
      limitOf: (call) => ({ requests: isPolite(call) ? 10 : 5, windowMs: SECOND_MS }),
      keyOf: byAddress,
      describe: (call, { requests }) =>
        setHeaders(call, {
          'X-Rate-Limit-Limit': String(requests),
          'X-Rate-Limit-Interval': '1s',
        }),
      refuse: (call, seconds) => {
        call.header('Retry-After', String(seconds));
        return answerText(call, 'Too Many Requests', 429);
      },
    }),
  );
  router.get('/works/:doi{.+}', (call) => {
    const work = CROSSREF_WORKS.find(({ DOI }) => sameDoi(DOI, call.req.param('doi')));
    if (!work) return answerText(call, 'Resource not found.', 404);
    return answerJson(call, { status: 'ok', 'message-type': 'work', message: work });
  });
  return router;
}

const dataciteLimit = (call: WebContext): Limit => ({
  requests: isPolite(call) ? 1000 : 500,
  windowMs: FIVE_MINUTES_MS,
});

const jsonApiError = (status: number, title: string) => ({
  errors: [{ status: String(status), title }],
});

/** `GET /dois/{doi}` of api.datacite.org; its errors are those of JSON:API. */
export function createDataciteRoutes(settings: StandInSettings): WebApp {
  const router = createRouter();
  router.use(
    createThrottle({
      settings,
      limitOf: dataciteLimit,
      keyOf: byAddress,
      describe: () => undefined,
      refuse: (call, seconds) => {
        call.header('Retry-After', String(seconds));
        return answerJson(call, jsonApiError(429, 'Too Many Requests'), 429);
      },
    }),
  );
  router.get('/dois/:doi{.+}', (call) => {
    const work = DATACITE_WORKS.find(({ doi }) => sameDoi(doi, call.req.param('doi')));
    if (!work) {
      const title = "The resource you are looking for doesn't exist.";
      return answerJson(call, jsonApiError(404, title), 404);
    }
    return answerJson(call, { data: { id: work.doi, type: 'dois', attributes: work } });
  });
  return router;
}

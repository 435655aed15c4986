import { answerJson, answerText } from '../services/http/answers';
import { readBodyText } from '../services/http/readBody';
import { createRouter, type WebApp } from '../services/http/webApp';
import type { StandInSettings } from './standInSettings';
import { byAddress, createThrottle } from './throttle';
import { FOUND_IN_TAXON, KNOWN_ITEMS } from './wikidataItems';

const MAX_BODY_BYTES = 64 * 1024;

/** The query service counts a client's query time, 60 s a minute; here, each query takes one. */
const LIMIT = { requests: 60, windowMs: 60_000 };

const literal = (value: string) => ({ type: 'literal', value });
const entity = (item: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${item}` });

type Row = Readonly<Record<string, ReturnType<typeof literal>>>;
const resultsOf = (vars: readonly string[], bindings: readonly Row[]) => ({
  head: { vars },
  results: { bindings },
});

/** Items by the values of one property, or the pairs of items that one property joins, as the application asks. */
function answerTo(query: string) {
  const [, property = ''] = /\bp:(P\d+)\b/.exec(query) ?? [];
  if (property === 'P703') {
    const pairs = new Set([...query.matchAll(/\(wd:(Q\d+) wd:(Q\d+)\)/g)].map(([pair]) => pair));
    const found = FOUND_IN_TAXON.filter(([compound, taxon]) =>
      pairs.has(`(wd:${compound} wd:${taxon})`),
    );
    return resultsOf(
      ['compound', 'taxon'],
      found.map(([compound, taxon]) => ({ compound: entity(compound), taxon: entity(taxon) })),
    );
  }
  const [, values] = /\bVALUES \?key \{([^}]*)\}/.exec(query) ?? [];
  if (values === undefined) return undefined;
  const keys = new Set([...values.matchAll(/"([^"]*)"/g)].map(([, key]) => key));
  const known = KNOWN_ITEMS.filter((one) => one.property === property && keys.has(one.value));
  return resultsOf(
    ['key', 'item'],
    known.map(({ value, item }) => ({ key: literal(value), item: entity(item) })),
  );
}

/** `POST /sparql` of query.wikidata.org, for the two questions that the application asks. */
export function createWikidataRoutes(settings: StandInSettings): WebApp {
  const router = createRouter();
  router.use(
    createThrottle({
      settings,
      limitOf: () => LIMIT,
      keyOf: byAddress,
      describe: () => undefined,
      refuse: (call, seconds) => {
        call.header('Retry-After', String(seconds));
        return answerText(call, 'Too Many Requests', 429);
      },
    }),
  );
  router.post('/sparql', async (call) => {
    const form = new URLSearchParams(await readBodyText(call.req.raw, MAX_BODY_BYTES));
    const answer = answerTo(form.get('query') ?? '');
    return answer
      ? answerJson(call, answer)
      : answerText(call, 'SPARQL-QUERY: not a query that this stand-in knows', 400);
  });
  return router;
}

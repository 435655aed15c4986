import type { Page, Route } from '@playwright/test';
import { HOSTILE, HOSTILE_DOI, HOSTILE_SVG } from './words';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Texts shown to people; others are names that one answer supplies for the next request. */
const WORDS = new Set([
  'text',
  'label',
  'detail',
  'message',
  'program',
  'program_version',
  'version',
  'standsInFor',
  'reason',
  'remarks',
  'model',
  'hardware',
  'smiles_without_stereo',
  'input_text_preview',
  // Crossref, DataCite and PubChem
  'title',
  'titles',
  'given',
  'family',
  'container-title',
  'publisher',
  'abstract',
  'IUPACName',
  'Title',
  'MolecularFormula',
]);

/** The same answer with a stranger's words in it: its format is right, so it reaches the screens. */
function tainted(value: Json, key = ''): Json {
  if (key === 'doi') return HOSTILE_DOI;
  if (key === 'svg') return HOSTILE_SVG;
  if (typeof value === 'string') return WORDS.has(key) ? `${value} ${HOSTILE}` : value;
  if (Array.isArray(value)) return value.map((item) => tainted(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, part]) => [name, tainted(part, name)]),
    // Own properties with these names, as JSON.parse creates them.
    ['__proto__', { pwned: 13 }],
    ['constructor', { prototype: { pwned: 14 } }],
  ]) as Json;
}

/** ms; partly for reading, on a machine that is also doing other things. */
const LONG = 90_000;

/** Lets the services answer, and inserts a stranger's words into their answers. */
export async function taintAnswers(page: Page): Promise<void> {
  await page.route(SERVICES, async (route) => {
    const response = await route.fetch({ timeout: LONG });
    const type = response.headers()['content-type'] ?? '';
    if (type.startsWith('image/svg')) return route.fulfill({ response, body: HOSTILE_SVG });
    if (!type.startsWith('application/json')) return route.fulfill({ response });
    const body = tainted((await response.json()) as Json);
    return route.fulfill({ response, body: JSON.stringify(body) });
  });
}

/** Everything but the session, without which no page is shown. */
export const SERVICES = /\/api\/(?:latest|stand-ins)\//;

const LEVELS = 10_000;

/** The value, with every part replaced by one of another type. */
function ofOtherTypes(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? 7 : {}));
  if (typeof value === 'number') return 'NaN';
  if (typeof value === 'string') return { toString: 'x', then: 'y' };
  if (typeof value !== 'object' || value === null) return [value];
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, ofOtherTypes(part)]),
  );
}

/** Numbers that cannot be a count, size, time or position. */
function beyondNumbers(value: Json): Json {
  if (typeof value === 'number') return value % 2 === 0 ? 1e300 : -1e300;
  if (Array.isArray(value)) return value.map(beyondNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, beyondNumbers(part)]),
  );
}

/** Extends each list to a length that the page must survive: 5,000 times its first item. */
function endless(value: Json): Json {
  if (Array.isArray(value)) return Array<Json>(5_000).fill(value[0] ?? HOSTILE);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, endless(part)]));
}

const json = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body });

/** The services' real answers by address: each is requested once, and changed in several ways. */
const heard = new Map<string, Json>();

async function realAnswer(route: Route): Promise<Json> {
  const address = route.request().url();
  const known = heard.get(address);
  if (known !== undefined) return known;
  const response = await route.fetch({ timeout: LONG });
  const isJson = (response.headers()['content-type'] ?? '').startsWith('application/json');
  const answer = isJson ? ((await response.json()) as Json) : {};
  heard.set(address, answer);
  return answer;
}

const changed = (change: (value: Json) => Json) => async (route: Route) =>
  json(JSON.stringify(change(await realAnswer(route))))(route);

/** What services, or anything between them and the page, may answer instead of what was agreed. */
export const WRONG_ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a web page': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>window.pwned=15</script><form><input name="attributes"></form>',
    }),
  'an SVG for anything': (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: HOSTILE_SVG }),
  'keys of prototypes': json(
    '{"__proto__":{"pwned":16,"text":"x"},"constructor":{"prototype":{"pwned":17}},"then":"x"}',
  ),
  '10,000 levels': json(`${'{"a":['.repeat(LEVELS)}${']}'.repeat(LEVELS)}`),
  'an error with words of another kind': (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({
        detail: [{ loc: [{}], msg: {} }, HOSTILE],
        error_code: {},
        retry_after: '∞',
      }),
    }),
  'an error with hostile words': (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ detail: HOSTILE }),
    }),
  'other types': changed(ofOtherTypes),
  'numbers beyond all bounds': changed(beyondNumbers),
  'lists without end': changed(endless),
};

import type { Page, Route } from '@playwright/test';
import { HOSTILE, HOSTILE_DOI, HOSTILE_SVG } from './words';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What is said to people; other texts are names by which one answer leads to the next request. */
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

/** The same answer with a stranger's words in it: its form is right, so it reaches the screens. */
function tainted(value: Json, key = ''): Json {
  if (key === 'doi') return HOSTILE_DOI;
  if (key === 'svg') return HOSTILE_SVG;
  if (typeof value === 'string') return WORDS.has(key) ? `${value} ${HOSTILE}` : value;
  if (Array.isArray(value)) return value.map((item) => tainted(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, part]) => [name, tainted(part, name)]),
    // Own keys of these names, as JSON.parse makes them.
    ['__proto__', { pwned: 13 }],
    ['constructor', { prototype: { pwned: 14 } }],
  ]) as Json;
}

/** ms; reading takes some of it, on a machine that does other things too. */
const LONG = 90_000;

/** Lets the services answer, and puts a stranger's words into what they say. */
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

/** Everything but the session, which a page needs to be shown at all. */
export const SERVICES = /\/api\/(?:latest|stand-ins)\//;

const LEVELS = 10_000;

/** The value in every place turned into one of another kind. */
function ofOtherTypes(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? 7 : {}));
  if (typeof value === 'number') return 'NaN';
  if (typeof value === 'string') return { toString: 'x', then: 'y' };
  if (typeof value !== 'object' || value === null) return [value];
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, ofOtherTypes(part)]),
  );
}

/** Numbers that no count, size, time or place can be. */
function beyondNumbers(value: Json): Json {
  if (typeof value === 'number') return value % 2 === 0 ? 1e300 : -1e300;
  if (Array.isArray(value)) return value.map(beyondNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, beyondNumbers(part)]),
  );
}

/** Each list as long as a page must bear: 5,000 times its first part. */
function endless(value: Json): Json {
  if (Array.isArray(value)) return Array<Json>(5_000).fill(value[0] ?? HOSTILE);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, endless(part)]));
}

const json = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body });

/** What the services really said, by address: each is asked once, and changed in several ways. */
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

/** What services, or whatever sits between them and the page, may answer instead of what was agreed. */
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

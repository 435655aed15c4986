import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postingBy, request } from '../testing/servicesClient';
import { startServices, type RunningServices } from '../testing/startServices';
import { HOSTILE } from './testing/libraryContract';

jest.setTimeout(300_000);

const ARTICLES = ['a', 'b'].map((letter) => letter.repeat(64));

/** Drawings of two articles: the enantiomers of one compound, another one, and one that cannot be read. */
const DRAWINGS = [
  [0, 'alanine', 'C[C@H](N)C(=O)O', 'Camellia sinensis'],
  [1, 'D-alanine', 'C[C@@H](N)C(=O)O', 'Ruta graveolens'],
  [1, 'indole', 'c1ccc2[nH]ccc2c1', 'Ruta graveolens'],
  [1, 'nothing', 'C1CC(', ''],
] as const;

let folder: string;
let services: RunningServices;
const get = (route: string) => request(`${services.url}/library${route}`);
const { postJson } = postingBy((route: string, init?: RequestInit) =>
  request(`${services.url}/library${route}`, init),
);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-finding-http-'));
  services = await startServices({ MARCUS_LIBRARY: folder });
  for (const id of ARTICLES) await postJson('/articles', { id, file_name: 'tea.pdf', bytes: 5 });
  const said = DRAWINGS.flatMap(([at, name, smiles, organism], number) =>
    Object.entries({
      [`segments/s${number}`]: { pageIndex: 0, segmentIndex: number },
      [`structures/s${number}`]: { smiles, engine: 'osra' },
      [`drafts/s${number}/name`]: name,
      [`drafts/s${number}/organism`]: organism,
    }).map(([part, to]) => ({ article: ARTICLES[at], part, to })),
  );
  const events = said.map((event) => ({
    ...{ id: randomUUID(), from: null, base: 0, at: '2026-11-30T10:00:00.000Z' },
    ...event,
  }));
  await postJson('/events', events);
  await untilIndexed();
});
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true });
});

/** The first ones are computed last, if they are computed one by one. */
async function untilIndexed() {
  for (;;) {
    const { body } = await get('/search');
    const keys = body.compounds.filter((one: { inchi_key: unknown }) => one.inchi_key !== null);
    if (keys.length === 3) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const names = ({ body }: Awaited<ReturnType<typeof get>>) =>
  body.compounds.map(({ name }: { name: string }) => name);

test.each<[string, object, readonly string[]]>([
  ['a part of them', { structure: 'C1=CC=CC=C1' }, ['indole']],
  ['a pattern', { structure: '[CX3](=O)[OX2H1]' }, ['D-alanine', 'alanine']],
  ['a part and an organism', { structure: 'CC(N)C(=O)O', organism: 'Camellia' }, ['alanine']],
  ['nothing that any has', { structure: 'P' }, []],
  [
    'their likeness',
    { structure: 'NC(C)C(O)=O', kind: 'similarity', least_similarity: 0.9 },
    ['D-alanine', 'alanine'],
  ],
])('structures are found by %s', async (_what, query, expected) => {
  const answer = await postJson('/structures', query);
  expect([names(answer), answer.body.cursor]).toEqual([expected, null]);
});

test.each([
  ['Theaceae', ['alanine']],
  ['tea%20family', ['alanine']],
  ['Sapindales', ['indole', 'D-alanine']],
  ['Lamiaceae', []],
])('an organism is found by what it belongs to, as %s', async (organism, expected) => {
  expect(names(await get(`/search?organism=${organism}`))).toEqual(expected);
});

test('other stereo of the same skeleton is told as a twin', async () => {
  const { body } = await get(`/compounds/${ARTICLES[0]}/s0/twins`);
  const [own] = (await get('/search?name=alanine')).body.compounds.slice(-1);
  expect(body.compounds).toMatchObject([{ name: 'D-alanine', article: ARTICLES[1] }]);
  expect(body.compounds[0].inchi_key.slice(0, 14)).toBe(own.inchi_key.slice(0, 14));
  expect(body.compounds[0].inchi_key).not.toBe(own.inchi_key);
});

test.each(HOSTILE)('%j finds nothing by structure, and breaks nothing by words', async (text) => {
  const word = encodeURIComponent(text);
  for (const field of ['text', 'name', 'organism', 'doi', 'curator']) {
    expect((await get(`/search?${field}=${word}`)).status).toBe(200);
  }
  for (const field of ['text', 'doi', 'curator', 'assigned']) {
    expect((await get(`/articles?${field}=${word}`)).status).toBe(200);
  }
  expect((await get(`/articles?state=${word}`)).status).toBe(422);
  expect((await postJson('/structures', { structure: text })).status).toBe(400);
  expect((await get(`/compounds/${word}/${word}/twins`)).status).toBe(404);
  expect((await get(`/search?verdict=${word}`)).status).toBe(422);
  expect(names(await get('/search?name=indole'))).toEqual(['indole']);
});

test('statistics count all articles', async () => {
  expect((await get('/statistics')).body).toMatchObject({
    articles: 2,
    compounds: 4,
    curators: [],
  });
});

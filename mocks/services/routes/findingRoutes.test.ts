import { TaskError } from '../../engine/taskError';
import { createAnswerApp } from '../http/createAnswerApp';
import type { HostBindings } from '../http/hostBindings';
import { createJsonParser } from '../http/readJson';
import { createRouter } from '../http/webApp';
import { readConfig } from '../config';
import type { Candidate, FoundCompound, LibraryFinding } from '../library/finding';
import { fakeFinding, fakeRunner } from '../library/testing/fakeFinding';
import { addFindingRoutes } from './findingRoutes';

const compound = (id: number): FoundCompound => ({
  ...{ id, article: 'a', fileName: 'tea.pdf', title: null, doi: null, segment: `s${id}` },
  ...{ number: null, name: null, organism: null, smiles: 'C', engine: 'osra', doubts: 0 },
  ...{ verdict: null, reason: null, judgedBy: 'anna', inchiKey: 'KEY' },
});

type Tasks = Parameters<typeof fakeRunner>[0];

const TASKS: Tasks = {
  'chemistry.readSought': () => ({
    ...{ pattern: 'f0', written: 'C', molecule: { morgan: '0f', morganBits: 4 } },
  }),
  // Of these compounds, every other one has the substructure.
  'chemistry.findSubstructure': ({ canonical }: { canonical: string[] }) =>
    canonical.flatMap((smiles, place) => (Number(smiles) % 2 === 0 ? [place] : [])),
  'names.lineages': () => [{ own: ['7'], above: ['8'] }],
};

function start(finding: Partial<LibraryFinding>, tasks: Tasks = {}) {
  const app = createAnswerApp(readConfig({}));
  const router = createRouter();
  router.use(createJsonParser(1_000_000));
  const pool = fakeRunner({ ...TASKS, ...tasks });
  const library = { finding: fakeFinding(finding) };
  addFindingRoutes(router, { library, users: { only: 'me' }, pool });
  app.route('/library', router);
  const bindings = { peer: '127.0.0.1', prefix: '', cutConnection: () => undefined };
  const send = async (path: string, body?: unknown) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers };
    const url = `http://localhost/library${path}`;
    const answer = await app.request(url, init, bindings as HostBindings);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return { send, pool };
}

/** So many compounds, whose SMILES are their numbers, of which the fingerprints leave all. */
const numbered = (count: number): LibraryFinding['candidates'] => {
  return async (_pattern, _filter, { before, ids }) => {
    const end = before ?? count + 1;
    const start = Math.max(1, end - ids);
    const looked = Array.from({ length: end - start }, (_, at) => end - 1 - at);
    const candidates = looked.map((id): Candidate => ({
      id,
      canonical: String(id),
      isSure: id === 3,
    }));
    return { candidates, before: start > 1 ? start : null };
  };
};
const byIds: LibraryFinding['byIds'] = async (ids) => ids.map(compound);
const segmentsOf = ({ compounds }: Record<string, unknown>) =>
  (compounds as { segment: string }[]).map(({ segment }) => segment);

test('a search goes on after the last compound of a page that is full', async () => {
  const compounds = jest.fn(async () => [compound(9), compound(5)]);
  const { send } = start({ compounds });
  const { body } = await send('/search?text=tea&organism=Thea&limit=2&cursor=12');
  expect(compounds).toHaveBeenCalledWith(
    {
      ...{ text: 'tea', name: '', organism: 'Thea', taxa: ['7'], doi: '', curator: '' },
      ...{ verdict: '', state: '', doubt: '', reader: 'me' },
    },
    { before: 12, limit: 2 },
  );
  expect([segmentsOf(body), body['cursor']]).toEqual([['s9', 's5'], '5']);
  expect(body).toMatchObject({ compounds: [{ file_name: 'tea.pdf', judged_by: 'anna' }, {}] });
  expect((await send('/search')).body['cursor']).toBeNull();
});

test('an organism is looked for by its words where there is no list of taxa', async () => {
  const compounds = jest.fn(async () => []);
  const noList = () => {
    throw new TaskError('failed', 'no list');
  };
  await start({ compounds }, { 'names.lineages': noList }).send('/search?organism=Thea');
  expect(compounds).toHaveBeenCalledWith(
    expect.objectContaining({ organism: 'Thea', taxa: [] }),
    expect.anything(),
  );
});

test('twins and a substructure are looked for as whoever asks may see them', async () => {
  const [twins, candidates] = [jest.fn(async () => []), jest.fn(numbered(0))];
  const { send } = start({ twins, candidates });
  await send('/compounds/a/b/twins');
  await send('/structures', { structure: 'C' });
  expect(twins).toHaveBeenCalledWith('a', 'b', 'me');
  const [asMe, any] = [expect.objectContaining({ reader: 'me' }), expect.anything()];
  expect(candidates).toHaveBeenCalledWith(any, asMe, any);
});

test('a substructure is compared with the atoms of candidates that are not sure, and found once in pages', async () => {
  const { send } = start({ candidates: numbered(1_000), byIds });
  const all: string[] = [];
  let cursor: unknown = '';
  while (typeof cursor === 'string') {
    const { body } = await send('/structures', { structure: 'C', limit: 300, cursor });
    all.push(...segmentsOf(body));
    cursor = body['cursor'];
  }
  const ids = Array.from({ length: 1_000 }, (_, at) => 1_000 - at);
  expect(all).toEqual(ids.filter((id) => id % 2 === 0 || id === 3).map((id) => `s${id}`));
});

test('what is found beyond a page and compared again is a twentieth at most', async () => {
  const { send, pool } = start({ candidates: numbered(10_000), byIds });
  let cursor: unknown = '';
  while (typeof cursor === 'string') {
    ({ cursor } = (await send('/structures', { structure: 'C', limit: 1000, cursor })).body);
  }
  const compared = pool.inputs.flatMap((input) =>
    typeof input === 'object' && input && 'canonical' in input ? input.canonical : [],
  );
  expect(compared.length / 10_000).toBeLessThan(1.05);
});

test('a search that takes long answers with what it has, and where to go on', async () => {
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValueOnce(0).mockReturnValue(601);
  const none = { 'chemistry.findSubstructure': () => [] };
  const { body } = await start({ candidates: numbered(1_000) }, none).send('/structures', {
    structure: 'C',
  });
  expect(body).toEqual({ compounds: [], cursor: '751' });
  now.mockRestore();
});

test('the similar ones come with how similar they are, and go on by their place', async () => {
  const similar = jest.fn(async () => [{ ...compound(3), similarity: 0.75 }]);
  const query = {
    structure: 'C',
    kind: 'similarity',
    least_similarity: 0.5,
    limit: 1,
    cursor: '4',
  };
  const { body } = await start({ similar }).send('/structures', query);
  const page = { atLeast: 0.5, limit: 1, offset: 4 };
  const [like, filter] = [
    { morgan: '0f', morganBits: 4 },
    expect.objectContaining({ reader: 'me' }),
  ];
  expect(similar).toHaveBeenCalledWith(like, filter, page);
  expect(body).toMatchObject({ compounds: [{ similarity: 0.75 }], cursor: '5' });
});

test('a pattern is not compared as a whole', async () => {
  const pattern = () => ({ pattern: 'f0', written: '[R]', molecule: null });
  const query = { structure: '[R]', kind: 'similarity' };
  const { send } = start({}, { 'chemistry.readSought': pattern });
  expect((await send('/structures', query)).status).toBe(422);
});

test('a structure that cannot be read is refused with the reason', async () => {
  const refuse = () => {
    throw new TaskError('invalid', 'it is neither');
  };
  const { send } = start({}, { 'chemistry.readSought': refuse });
  const { status, body } = await send('/structures', { structure: '?' });
  expect([status, body]).toEqual([400, { detail: 'it is neither' }]);
});

test.each<[string, string, object | undefined]>([
  ['a cursor that is no number', '/search?cursor=x', undefined],
  ['a cursor before the first', '/search?cursor=-1', undefined],
  ['a NUL in a text', '/search?text=%00', undefined],
  ['a NUL in a name', '/search?curator=a%00', undefined],
  ['a verdict that there is not', '/search?verdict=maybe', undefined],
  ['too many at a time', '/search?limit=1001', undefined],
  ['a NUL in a path', '/compounds/a/%00/twins', undefined],
  ['no similarity', '/structures', { structure: 'C', least_similarity: 0 }],
  ['a cursor that is too long', '/structures', { structure: 'C', cursor: '9'.repeat(16) }],
  ['no structure', '/structures', {}],
])('%s is refused', async (_what, path, body) => {
  expect((await start({}).send(path, body)).status).toBe(422);
});

test('a compound that the library does not have has no twins to ask for', async () => {
  const { send } = start({ twins: async () => null });
  expect((await send('/compounds/a/b/twins')).status).toBe(404);
});

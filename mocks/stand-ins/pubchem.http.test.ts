import { KNOWN_COMPOUNDS } from './compoundTable';
import { openStandInServer, type StandInServer } from './testing/openStandInServer';

const CAFFEINE = 'Cn1cnc2c1c(=O)n(C)c(=O)n2C';
/** Artemisinin without its stereo. */
const FLAT = 'CC1CCC2C(C(=O)OC3C24C1CCC(O3)(OO4)C)C';
const NUMBERS = '/pubchem/compound/smiles/cids/JSON';
const SIMILAR = '/pubchem/compound/fastsimilarity_2d/smiles/cids/JSON?Threshold=95&MaxRecords=1';

let server: StandInServer;
beforeAll(async () => {
  server = await openStandInServer();
});
afterAll(() => server.close());
afterEach(() => server.wait(1000));

const numbers = (smiles: string) => server.postForm(NUMBERS, { smiles });
const list = (...CID: number[]) => ({ IdentifierList: { CID } });

test.each(KNOWN_COMPOUNDS.map(({ name, smiles, cid }) => [name, smiles, cid] as const))(
  'knows %s',
  async (_name, smiles, cid) => {
    expect((await numbers(smiles)).body).toEqual(list(cid));
  },
);

test('finds a structure written differently, given in a form or in the address', async () => {
  expect((await numbers(CAFFEINE)).body).toEqual(list(2519));
  const inAddress = await server.get(`${NUMBERS}?smiles=${encodeURIComponent(CAFFEINE)}`);
  expect(inAddress.body).toEqual(list(2519));
});

test('answers CID 0, and a record without a number, for a valid structure it does not have', async () => {
  expect((await numbers('CCO')).body).toEqual(list(0));
  const { body } = await server.postForm('/pubchem/compound/smiles/JSON', { smiles: 'CCO' });
  expect(body).toEqual({ PC_Compounds: [{ id: {} }] });
});

test('answers the records of a name with their structures, however it is written', async () => {
  const { body } = await server.postForm('/pubchem/compound/name/JSON', { name: ' Caffeine' });
  const [{ id, props }] = body.PC_Compounds;
  expect(id).toEqual({ id: { cid: 2519 } });
  expect(props).toContainEqual({
    urn: { label: 'SMILES', name: 'Absolute' },
    value: { sval: KNOWN_COMPOUNDS.find(({ cid }) => cid === 2519)!.smiles },
  });
});

test('answers 404 for a name that nothing bears', async () => {
  const { status } = await server.postForm('/pubchem/compound/name/JSON', { name: 'no such' });
  expect(status).toBe(404);
});

test('answers a fault for an invalid structure', async () => {
  expect(await numbers('C1CC(')).toMatchObject({
    status: 400,
    body: { Fault: { Code: 'PUGREST.BadRequest', Message: expect.any(String) } },
  });
});

test('answers the record of a compound', async () => {
  const { body } = await server.get('/pubchem/compound/cid/2519/JSON');
  expect(body).toEqual({
    PC_Compounds: [
      {
        id: { id: { cid: 2519 } },
        props: [
          {
            urn: { label: 'IUPAC Name', name: 'Preferred' },
            value: { sval: '1,3,7-trimethylpurine-2,6-dione' },
          },
          { urn: { label: 'Molecular Formula' }, value: { sval: 'C8H10N4O2' } },
          { urn: { label: 'Molecular Weight' }, value: { sval: '194.19' } },
        ],
      },
    ],
  });
});

test('finds similar compounds at once, or nothing', async () => {
  expect((await server.postForm(SIMILAR, { smiles: FLAT })).body).toEqual(list(68827));
  expect(await server.postForm(SIMILAR, { smiles: 'CCO' })).toMatchObject({
    status: 404,
    body: { Fault: { Code: 'PUGREST.NotFound', Message: 'No CID found' } },
  });
});

/** Polls a queued search until it is done. */
async function poll(first: { status: number; body: { Waiting: { ListKey: string } } }) {
  expect(first.status).toBe(202);
  const path = `/pubchem/compound/listkey/${first.body.Waiting.ListKey}/cids/JSON`;
  const still = await server.get(path);
  expect(still).toMatchObject({ status: 202, body: first.body });
  return server.get(path);
}

test('queues the old similarity search behind a list key', async () => {
  const path = '/pubchem/compound/similarity/smiles/cids/JSON';
  const done = await poll(await server.postForm(path, { smiles: FLAT }));
  expect(done.body).toEqual(list(68827));
});

test('queues any search when told to, as often as told', async () => {
  server.queueSearches(1);
  const done = await poll(await numbers(CAFFEINE));
  expect(done.body).toEqual(list(2519));
  expect((await numbers(CAFFEINE)).status).toBe(200);
});

test('rejects an unknown list key', async () => {
  expect((await server.get('/pubchem/compound/listkey/1/cids/JSON')).status).toBe(404);
});

test('reports how much of the second is used, and refuses the sixth request', async () => {
  const said: (string | undefined)[] = [];
  for (let sent = 0; sent < 5; sent += 1) {
    const { status, headers } = await numbers(CAFFEINE);
    expect(status).toBe(200);
    said.push(headers.get('X-Throttling-Control')?.split(',')[0]);
  }
  expect(said).toEqual([
    'Request Count status: Green (20%)',
    'Request Count status: Green (40%)',
    'Request Count status: Yellow (60%)',
    'Request Count status: Red (80%)',
    'Request Count status: Red (100%)',
  ]);
  expect(await numbers(CAFFEINE)).toMatchObject({
    status: 503,
    body: { Fault: { Code: 'PUGREST.ServerBusy' } },
  });
  server.wait(1000);
  expect((await numbers(CAFFEINE)).status).toBe(200);
});

describe('by InChIKey', () => {
  const byKey = (key: string) => server.get(`/pubchem/compound/inchikey/${key}/cids/JSON`);

  test('finds a compound by its key, and by the first block alone', async () => {
    expect((await byKey('BLUAFEHZUWYNDE-NNWCWBAJSA-N')).body).toEqual(list(68827));
    expect((await byKey('BLUAFEHZUWYNDE')).body).toEqual(list(68827));
  });

  test.each(['BLUAFEHZUWYNDE-UHFFFAOYSA-N', 'LFQSCWFLJHTTHZ', 'BLUAFEHZ', 'x'])(
    'has nothing for %s, which is not found',
    async (key) => {
      const body = { Fault: { Code: 'PUGREST.NotFound', Message: expect.any(String) } };
      expect(await byKey(key)).toMatchObject({ status: 404, body });
    },
  );
});

/** @jest-environment node */
import { pubchemApi } from './pubchem';
import { makeFakeApi } from './testing/fakeApi';

const { getPubchemCompound } = pubchemApi.endpoints;
const STRUCTURE = '/compound/smiles/cids/JSON';
const RECORD = '/compound/smiles/JSON';
const SIMILAR = '/compound/fastsimilarity_2d/smiles/cids/JSON';

let api = makeFakeApi();
beforeEach(() => {
  api = makeFakeApi();
  api.answer('GET', '/compound/cid/2519/JSON', compound);
});
afterEach(() => api.reset());

const property = (label: string, value: object, name?: string) => ({ urn: { label, name }, value });

const compound = {
  PC_Compounds: [
    {
      id: { id: { cid: 2519 } },
      props: [
        property('IUPAC Name', { sval: 'allowed name' }, 'Allowed'),
        property('IUPAC Name', { sval: '1,3,7-trimethylpurine-2,6-dione' }, 'Preferred'),
        property('Molecular Formula', { sval: 'C8H10N4O2' }),
        property('Molecular Weight', { fval: 194.19 }),
      ],
    },
  ],
};

const caffeine = {
  cid: 2519,
  url: 'https://pubchem.ncbi.nlm.nih.gov/compound/2519',
  iupacName: '1,3,7-trimethylpurine-2,6-dione',
  molecularFormula: 'C8H10N4O2',
  molecularWeight: '194.19',
};

const cids = (...CID: number[]) => ({ IdentifierList: { CID } });
const ask = () => api.call(getPubchemCompound, { smiles: 'C#N+/' });
const asked = () => api.server.requests.map(({ url }) => url.pathname.replace('/rest/pug', ''));

test('finds a structure at once', async () => {
  api.answer('GET', STRUCTURE, cids(2519));
  expect(await ask()).toEqual({ ...caffeine, match: 'identical' });
  expect(asked()).toEqual([STRUCTURE, '/compound/cid/2519/JSON']);
  expect(api.server.requests[0]?.url.searchParams.get('smiles')).toBe('C#N+/');
});

test('takes the compound id 0 for no match and goes on', async () => {
  api.answer('GET', STRUCTURE, cids(0));
  api.answer('GET', RECORD, { PC_Compounds: [{ id: { id: { cid: 2519 } } }] });
  expect(await ask()).toMatchObject({ cid: 2519, match: 'identical' });
  expect(asked()).toEqual([STRUCTURE, RECORD, '/compound/cid/2519/JSON']);
});

test('says that a compound found last is a similar one', async () => {
  api.answer('GET', STRUCTURE, cids(0));
  api.answer('GET', RECORD, { PC_Compounds: [{ id: {} }] });
  api.answer('GET', SIMILAR, cids(2519));
  expect(await ask()).toMatchObject({ cid: 2519, match: 'similar' });
  expect(api.server.requestsTo(SIMILAR)[0]?.url.searchParams.get('Threshold')).toBe('95');
});

test('no match in three ways is null', async () => {
  const fault = { Fault: { Code: 'PUGREST.BadRequest', Message: 'Unable to standardize' } };
  api.answer('GET', STRUCTURE, fault, { status: 400 });
  api.answer('GET', SIMILAR, { Waiting: { ListKey: '1' } }, { status: 202 });
  expect(await ask()).toBeNull();
  expect(asked()).toEqual([STRUCTURE, RECORD, SIMILAR]);
});

test('a busy PubChem is an error, not a missing structure', async () => {
  api.answer('GET', STRUCTURE, { Fault: { Message: 'Too many requests' } }, { status: 503 });
  expect(await api.failure(getPubchemCompound, { smiles: 'C' })).toMatchObject({
    status: 503,
    message: 'Too many requests',
  });
  expect(asked()).toEqual([STRUCTURE]);
});

test('needs SMILES', async () => {
  expect(await api.failure(getPubchemCompound, { smiles: 'NaN' })).toMatchObject({
    message: 'SMILES is required',
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { madeLists } from '../../testing/madeLists';
import { openClient, type ServicesClient } from '../../testing/servicesClient';
import { startServices, type RunningServices } from '../../testing/startServices';
import { LISTS } from './operations/listOperations';

jest.setTimeout(60_000);

const PATH = '/latest/chem/lists';
const OWN = '/latest/chem/own_list';
const MADE = madeLists();

let folder: string;
let services: RunningServices;
let client: ServicesClient;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
  const [taxa, known] = ['taxa', 'known'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  await writeFile(taxa, MADE.taxa);
  await writeFile(known, MADE.known);
  services = await startServices({ MARCUS_TAXON_IDS: taxa, MARCUS_KNOWN: known });
  client = await openClient(services.url);
});
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true, force: true });
});

test('services say which lists their settings give, without where they are', async () => {
  const { status, body } = await client.json(PATH);
  expect(status).toBe(200);
  v.parse(LISTS.lists.answer.json, body);
  expect(body).toEqual({
    takes_files: false,
    lists: [
      { kind: 'taxa', name: 'NCBI', version: '2026-01-01', entries: 3, bytes: MADE.taxa.length },
      {
        ...{ kind: 'known', name: 'COCONUT', version: 'made.csv', date: '2026-05-01' },
        ...{ entries: 1, bytes: MADE.known.length },
      },
    ],
  });
});

test('a client cannot change the lists of services', async () => {
  const list_file = new File([MADE.names as Uint8Array<ArrayBuffer>], 'names');
  expect((await client.postForm(OWN, { list_file })).status).toBe(403);
  expect((await client.json(`${OWN}/known`, { method: 'DELETE' })).status).toBe(403);
  expect((await client.json(PATH)).body.lists).toHaveLength(2);
});

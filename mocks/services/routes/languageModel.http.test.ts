import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openClient } from '../../testing/servicesClient';
import { startServices, type RunningServices } from '../../testing/startServices';

jest.setTimeout(120_000);

const TEXT = 'Caffeine from Coffea arabica.';

/** A fake server that speaks the OpenAI protocol. */
let model: Server;
let status = 200;
let services: RunningServices;
beforeAll(async () => {
  model = createServer((_request, response) => {
    const content = JSON.stringify({ organism_or_species: 'Coffea arabica', trivial_name: 'nan' });
    const answer = { model: 'model-1', choices: [{ message: { content } }] };
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  }).listen(0);
  services = await startServices({
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    OPENAI_MODEL: 'model-1',
  });
});
afterAll(async () => {
  await services.stop();
  model.close();
});

test('labels an answer with the language model’s name', async () => {
  const client = await openClient(services.url);
  const { body } = await client.postJson('/latest/openai/extract_all', { text: TEXT });
  expect(body).toMatchObject({
    extracted_data: { organism_or_species: 'Coffea arabica' },
    positions: [{ label: 'organism_or_species', start_offset: 14, end_offset: 28 }],
    program: 'model-1',
  });
});

test('reports that the language model failed instead of answering with another program', async () => {
  status = 503;
  const client = await openClient(services.url);
  const answer = await client.postJson('/latest/openai/extract_all', { text: TEXT });
  expect(answer.status).toBe(500);
  expect(answer.body.detail).toMatch(/^Error during extraction: The language model answered 503/);
});

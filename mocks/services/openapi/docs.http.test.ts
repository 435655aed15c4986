import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { BOXES } from '../routes/operations/boxOperations';
import { CHEM } from '../routes/operations/chemOperations';
import { DEPICTION, SIMILARITY } from '../routes/operations/chemistryOperations';
import { DECIMER, DOCLING } from '../routes/operations/documentOperations';
import { OCSR } from '../routes/operations/ocsrOperations';
import { OPENAI } from '../routes/operations/openaiOperations';
import { SESSION } from '../sessions/sessionOperations';
import { runServices } from '../../testing/runServices';
import { request, sampleArticle, type Answer } from '../../testing/servicesClient';

jest.setTimeout(300_000);

const { services, client } = runServices();

test('the root redirects to the API page', async () => {
  const { status, headers } = await fetch(services.url, { redirect: 'manual' });
  expect([status, headers.get('Location')]).toEqual([307, '/latest/docs']);
});

test.each(['latest', 'v1'])(
  '/%s/docs needs no session and loads no other resource',
  async (version) => {
    const { status, headers, body } = await request(`${services.url}/${version}/docs`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(body).toContain('POST /latest/ocsr/generate_both');
    expect(body).not.toMatch(/<script|https?:\/\//);
  },
);

test.each(['latest', 'v1'])('/%s/openapi.json needs no session', async (version) => {
  const { body } = await request(`${services.url}/${version}/openapi.json`);
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: '..' }] });
  expect(body.paths['/session/create'].post.parameters).toMatchObject([{ name: 'user_id' }]);
});

test('the services’ answers match the OpenAPI document', async () => {
  const fits = ({ status, body }: Answer, { answer }: { answer: { json: GenericSchema } }) => {
    expect(status).toBe(200);
    v.parse(answer.json, body);
    return body;
  };
  const id = client.sessionId;
  fits(await client.json('/session/queue'), SESSION.queue);
  fits(await client.json(`/session/status/${id}`), SESSION.status);
  fits(await client.json(`/session/heartbeat/${id}`, { method: 'POST' }), SESSION.heartbeat);

  const pdf_file = sampleArticle();
  fits(await client.postForm('/latest/decimer/extract_doi', { pdf_file }), DECIMER.extractDoi);
  const docling = '/latest/docling_conversion';
  fits(await client.postForm(`${docling}/extract_text`, { pdf_file }), DOCLING.extractText);
  fits(await client.postForm(`${docling}/extract_json`, { pdf_file }), DOCLING.extractJson);
  fits(await client.postForm(`${docling}/describe_pdf`, { pdf_file }), DOCLING.describe);
  fits(await client.json(`${docling}/list_pdfs`), DOCLING.listPdfs);
  const found = await client.postForm('/latest/decimer/extract_segments', { pdf_file });
  const { segments_directory: folder } = fits(found, DECIMER.extractSegments);
  fits(await client.json('/latest/decimer/list_segments'), DECIMER.listSegments);
  const listed = await client.json(`/latest/decimer/list_directory/${folder}`);
  const { files } = fits(listed, DECIMER.listDirectory);
  fits(await client.json('/latest/decimer/box_limits'), BOXES.boxLimits);
  const box = { pdf_file, page_index: '0', x0: '10', y0: '10', x1: '90', y1: '90' };
  fits(await client.postForm('/latest/decimer/cut_out_box', box), BOXES.cutOutBox);

  const drawing = { image_path: `${folder}/${files[0]}`, engine: 'molnextr' };
  const read = (name: string) => client.postForm(`/latest/ocsr/${name}`, drawing);
  fits(await read('generate_smiles'), OCSR.generateSmiles);
  const { molfile } = fits(await read('generate_molfile'), OCSR.generateMolfile);
  fits(await read('generate_both'), OCSR.generateBoth);
  const { smiles } = fits(await read('generate_with_depiction'), OCSR.generateWithDepiction);
  const byAll = { ...drawing, engine: 'best' };
  fits(await client.postForm('/latest/ocsr/generate_both', byAll), OCSR.generateBoth);
  fits(await client.json('/latest/ocsr/engines'), OCSR.engines);

  const text = 'Caffeine from Coffea arabica.';
  const annotated = (name: string) => client.postJson(`/latest/openai/${name}`, { text });
  const { saved_as } = fits(await annotated('extract_all'), OPENAI.extractAll);
  fits(await annotated('extract_json'), OPENAI.extractJson);
  fits(await annotated('extract_positions'), OPENAI.extractPositions);
  fits(await client.json('/latest/openai/list_extractions'), OPENAI.listExtractions);
  fits(await client.json(`/latest/openai/get_extraction/${saved_as}`), OPENAI.getExtraction);

  const depiction = '/latest/depiction';
  fits(
    await client.postJson(`${depiction}/batch`, [{ smiles }, { smiles: 'C(' }]),
    DEPICTION.batch,
  );
  const converted = await client.postJson(`${depiction}/smiles_to_molfile`, { smiles });
  fits(converted, DEPICTION.smilesToMolfile);

  const engine_names = ['decimer', 'molnextr'];
  const smiles_list = [smiles, 'C('];
  const compared = await client.postJson('/latest/similarity/compare_smiles', {
    smiles_list,
    engine_names,
  });
  fits(compared, SIMILARITY.compareSmiles);
  const molfiles = [molfile, molfile];
  const common = await client.postJson('/latest/similarity/find_mcs', { molfiles, engine_names });
  fits(common, SIMILARITY.findMcs);

  const chem = '/latest/chem';
  fits(await client.json(`${chem}/limits`), CHEM.limits);
  const structures = [{ smiles }, { molfile }, { smiles: '*C' }, { smiles: 'C(' }];
  fits(await client.postJson(`${chem}/identifiers`, structures), CHEM.identifiers);
  fits(await client.postJson(`${chem}/molfiles`, structures), CHEM.molfiles);

  fits(await client.leave(), SESSION.remove);
  fits(await client.json('/session/create', { method: 'POST' }), SESSION.create);
});

/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNonSerializableValue } from '@reduxjs/toolkit';
import { createAnnotations } from '@/domain/annotation';
import type { CoconutSubmission } from '@/domain/coconut';
import { compareSegments } from '@/domain/segment';
import { createSegments } from '@/testing/segments';
import type { Segment } from '@/domain/segment';
import type { FileDescription } from '@/platform/vaults';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { startServices } from '../../mocks/testing/startServices';
import type { RunningServices } from '../../mocks/testing/startServices';
import { writeKnownFile } from '../../mocks/testing/writeKnownFile';
import { annotationsApi } from './annotations';
import { coconutApi } from './coconut';
import { offerCredentials } from './coconutCredentials';
import { depictionApi } from './depiction';
import { describedPdfApi } from './describedPdf';
import { documentsApi } from './documents';
import { healthApi } from './health';
import { identifiersApi } from './identifiers';
import { knownApi } from './known';
import { knownListApi } from './knownList';
import { publicationsApi } from './publications';
import { pubchemApi } from './pubchem';
import { wikidataApi } from './wikidata';
import { recognitionApi } from './recognition';
import { segmentsApi } from './segments';
import { sessionApi } from './session';
import { similarityApi } from './similarity';
import { makeApiStore } from './testing/apiStore';

/** Every endpoint with the local services over HTTP, which run in a separate process. */

jest.setTimeout(240_000);

const SAMPLE_DOI = '10.5555/marcus.sample.0001';
const CAFFEINE = 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C';
const CAFFEINE_KEY = 'RYYVLZVUVIJVGH-UHFFFAOYSA-N';

let folder: string;
let services: RunningServices;
let platform: ReturnType<typeof createFakePlatform>;
let api: ReturnType<typeof makeApiStore>;
let article: FileDescription;
let coconutToken: string | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
  const known = path.join(folder, 'known');
  await writeKnownFile(known, [CAFFEINE_KEY]);
  services = await startServices({ MARCUS_RATE_LIMITS: 'off', MARCUS_KNOWN: known });
  const standIn = (name: string) => `${services.url}/stand-ins/${name}`;
  platform = createFakePlatform({
    fetch: globalThis.fetch,
    config: {
      ...TEST_CONFIG,
      apiUrl: services.url,
      coconutUrl: standIn('coconut'),
      crossrefUrl: standIn('crossref'),
      dataciteUrl: standIn('datacite'),
      pubchemUrl: standIn('pubchem'),
      wikidataUrl: standIn('wikidata'),
    },
  });
  api = makeApiStore(platform);
  const bytes = await readFile('public/sample-article.pdf');
  const file = new File([new Uint8Array(bytes)], 'Sample article.pdf', { type: 'application/pdf' });
  article = await platform.files.add(file);
});

afterAll(async () => {
  api.reset();
  await services.stop();
  await rm(folder, { recursive: true, force: true });
});

test('without a session the gate refuses', async () => {
  const { listPdfs } = documentsApi.endpoints;
  expect(await api.failure(listPdfs, undefined)).toMatchObject({ status: 401, code: 'NO_SESSION' });
});

test('a session is created, queried, kept alive and listed in the queue', async () => {
  const { createSession, getSessionStatus, sendHeartbeat, getQueue } = sessionApi.endpoints;
  const made = await api.call(createSession, undefined);
  expect(made).toMatchObject({ session: { status: 'active' }, queue: { activeSessions: 1 } });
  expect((await api.call(getSessionStatus, undefined)).session).toMatchObject({
    status: 'active',
    activeUsers: 1,
  });
  expect(await api.call(sendHeartbeat, undefined)).toMatchObject({ status: 'active' });
  expect(await api.call(getQueue, undefined)).toMatchObject({ maxConcurrentUsers: 3 });
});

test('an unknown session is not found', async () => {
  const id = platform.secrets.sessionId();
  platform.secrets.setSessionId('5b1f0f8e-6a58-4d0a-9a7e-0d6c7c1f2e11');
  const { getSessionStatus } = sessionApi.endpoints;
  expect(await api.failure(getSessionStatus, undefined)).toMatchObject({ status: 404 });
  platform.secrets.setSessionId(id);
});

test('the services and their modules are healthy', async () => {
  const { getHealth, getModuleHealth } = healthApi.endpoints;
  expect(await api.call(getHealth, undefined)).toEqual({ ready: true });
  const modules = ['docling_conversion', 'openai', 'segments', 'ocsr', 'depiction'] as const;
  for (const module of modules) {
    expect(await api.call(getModuleHealth, { module })).toEqual({ ready: true });
  }
});

describe('documents', () => {
  const { extractText, extractDocument, listPdfs } = documentsApi.endpoints;

  test('text is extracted', async () => {
    const { text, pdfFilename } = await api.call(extractText, { ...article, pages: 3 });
    expect(text).toContain('artemisinin');
    expect(pdfFilename).toBe(`Sample_article-${article.hash.slice(0, 8)}.pdf`);
  });

  test('a document says how many pages it has', async () => {
    expect(await api.call(describedPdfApi.endpoints.describePdf, article)).toMatchObject({
      pageCount: 3,
    });
  });

  test('a document is exported', async () => {
    expect(await api.call(extractDocument, article)).toMatchObject({
      schema_name: 'DoclingDocument',
    });
  });

  test('stored articles are listed', async () => {
    const [stored] = await api.call(listPdfs, undefined);
    expect(stored).toMatchObject({ size: article.size });
    expect(new Date(stored?.createdAt ?? 0).getFullYear()).toBe(new Date().getFullYear());
  });

  test('a text file named .pdf is refused with a reason', async () => {
    const file = await platform.files.add(new File(['plain text'], 'x.pdf'));
    expect(await api.failure(extractText, file)).toMatchObject({
      kind: 'http',
      status: 400,
      message: expect.stringMatching(/PDF/),
    });
  });
});

describe('segments and recognition', () => {
  const { extractSegments, extractDoi, listSegmentDirectories, listSegmentFiles } =
    segmentsApi.endpoints;
  const { getSegmentImage, getHighlightedPage } = segmentsApi.endpoints;
  const { recogniseSmiles, recogniseMolfile, recogniseBoth, recogniseWithDepiction } =
    recognitionApi.endpoints;
  const { getEngines, getOcsrImage } = recognitionApi.endpoints;
  let segments: Segment[];
  let directory: string;

  beforeAll(async () => {
    const found = await api.call(extractSegments, article);
    directory = found.directory ?? '';
    const { files } = await api.call(listSegmentFiles, { directory });
    const source = { directory, pdfId: '1', pdfFilename: found.pdfFilename };
    segments = createSegments(files, source, found.boxes);
    expect(segments).toHaveLength(found.count);
  });

  const first = () => segments[0]!;
  // The first drawing has two oxygens that touch: PixelGraph is not certain enough to answer.
  const second = () => segments[1]!;
  const drawing = () => ({ imagePath: second().path });

  test('the DOI is found', async () => {
    expect(await api.call(extractDoi, article)).toBe(SAMPLE_DOI);
  });

  test('segments have boxes and are in order', () => {
    expect(segments.length).toBeGreaterThan(5);
    expect(segments.every(({ box }) => box && box.width > 0 && box.height > 0)).toBe(true);
    expect([...segments].sort(compareSegments)).toEqual(segments);
  });

  test('directories are listed', async () => {
    expect(await api.call(listSegmentDirectories, undefined)).toEqual([
      { directory, count: segments.length },
    ]);
  });

  test('images of a segment and its page are put into the vault', async () => {
    const { filename, pdfFilename } = first();
    const image = await api.call(getSegmentImage, { directory, filename });
    expect(image).toMatchObject({ type: 'image/png' });
    expect(image.size).toBeGreaterThan(100);
    const page = await api.call(getHighlightedPage, { filename, pdfFilename });
    expect(page.size).toBeGreaterThan(image.size);
  });

  test('a page of an unknown article is not found', async () => {
    const arg = { filename: first().filename, pdfFilename: 'missing.pdf' };
    expect(await api.failure(getHighlightedPage, arg)).toMatchObject({
      status: 404,
      message: 'PDF file not found: missing.pdf',
    });
  });

  test('engines report which programs they use', async () => {
    const engines = await api.call(getEngines, undefined);
    expect(engines.map(({ id, program }) => [id, program])).toEqual([
      ['decimer', 'PixelGraph'],
      ['molnextr', 'VectorGraph'],
      ['molscribe', 'OSRA'],
      ['best', 'Fusion'],
    ]);
  });

  test('a drawing is recognised from its lines, in all four ways', async () => {
    const arg = { drawing: drawing(), engine: 'molnextr' };
    const { smiles, ...withDepiction } = await api.call(recogniseWithDepiction, arg);
    expect(smiles).toMatch(/^[A-Za-z]/);
    expect(withDepiction).toMatchObject({
      engine: 'molnextr',
      program: 'VectorGraph',
      molfile: expect.stringContaining('V2000'),
      depiction: expect.stringContaining('svg'),
    });
    expect(await api.call(recogniseBoth, arg)).toMatchObject({ smiles });
    expect(await api.call(recogniseSmiles, arg)).toMatchObject({ smiles });
    expect(await api.call(recogniseMolfile, arg)).toHaveProperty('molfile');
  });

  test('a drawing is recognised from its pixels', async () => {
    const arg = { drawing: drawing(), engine: 'decimer' };
    expect(await api.call(recogniseSmiles, arg)).toMatchObject({ program: 'PixelGraph' });
  });

  test('an uploaded image is recognised, and cannot be fetched by another name', async () => {
    const { filename } = second();
    const { blobId } = await api.call(getSegmentImage, { directory, filename });
    const { fileId } = await platform.files.add(new File([platform.blobs.get(blobId)!], 'own.png'));
    const arg = { drawing: { image: { fileId, name: 'own.png' } }, engine: 'decimer' };
    expect(await api.call(recogniseSmiles, arg)).toMatchObject({ engine: 'decimer' });
    expect(await api.failure(getOcsrImage, { filename: 'package.json' })).toMatchObject({
      kind: 'http',
    });
  });

  test('a missing drawing is not found', async () => {
    const arg = {
      drawing: { imagePath: 'x/all_segments/page_9_9_segmented.png' },
      engine: 'decimer',
    };
    expect(await api.failure(recogniseSmiles, arg)).toMatchObject({ status: 404 });
  });
});

describe('annotations', () => {
  const { annotateText, extractAnnotationData, extractAnnotationPositions } =
    annotationsApi.endpoints;
  const { listExtractions, getExtraction } = annotationsApi.endpoints;
  const text = '𝛽-Sitosterol and caffeine were isolated from the leaves of Camellia sinensis.';

  test('a text is annotated, saved, listed and loaded again', async () => {
    const { spans, savedFilename } = await api.call(annotateText, { text });
    const found = createAnnotations(text, spans).map((annotation) => annotation.text);
    expect(found).toEqual(expect.arrayContaining(['caffeine', 'Camellia sinensis', 'leaves']));
    const files = await api.call(listExtractions, undefined);
    expect(files.map(({ filename }) => filename)).toContain(savedFilename);
    const saved = await api.call(getExtraction, { filename: savedFilename ?? '' });
    expect(saved).toMatchObject({ text, spans });
  });

  test('data and positions can be requested separately', async () => {
    expect(await api.call(extractAnnotationData, { text })).toMatchObject({
      organism_or_species: 'Camellia sinensis',
    });
    const labels = (await api.call(extractAnnotationPositions, { text })).map(({ label }) => label);
    expect(labels).toContain('organism_or_species');
  });

  test('an unknown saved annotation is not found', async () => {
    const arg = { filename: 'extraction_00000000.json' };
    expect(await api.failure(getExtraction, arg)).toMatchObject({ status: 404 });
  });
});

describe('depiction and similarity', () => {
  const { depict, visualizeDepiction, depictRecognised, convertSmilesToMolfile } =
    depictionApi.endpoints;
  const { compareSmiles, findCommonSubstructure } = similarityApi.endpoints;

  test('drawings as SVG in three ways', async () => {
    const svg = { format: 'svg', svg: expect.stringMatching(/<(ns0:)?svg/) };
    expect(await api.call(depict, { smiles: CAFFEINE })).toEqual(svg);
    expect(await api.call(visualizeDepiction, { smiles: CAFFEINE })).toEqual(svg);
    expect(await api.call(depictRecognised, { smiles: CAFFEINE })).toEqual(svg);
  });

  test('a drawing as PNG, labelled correctly, and as base64', async () => {
    const png = await api.call(depict, { smiles: CAFFEINE, format: 'png' });
    expect(png).toMatchObject({ format: 'png', image: { type: 'image/png' } });
    const data = await api.call(depict, { smiles: CAFFEINE, format: 'base64' });
    expect(data).toMatchObject({ format: 'base64', data: expect.stringMatching(/^[\w+/]+=*$/) });
  });

  test('impossible drawings fail with the reason', async () => {
    expect(await api.failure(depict, { smiles: 'C1CC(' })).toMatchObject({ kind: 'http' });
    expect(await api.failure(depict, { smiles: 'C', width: 50 })).toMatchObject({
      status: 422,
      message: expect.stringMatching(/width.*100/),
    });
  });

  test('a molfile is made, drawn with its coordinates and compared', async () => {
    const molfile = await api.call(convertSmilesToMolfile, { smiles: CAFFEINE });
    expect(molfile.endsWith('M  END\n')).toBe(true);
    expect(await api.call(depict, { molfile })).toMatchObject({ format: 'svg' });
    const entries = [
      { engine: 'decimer', molfile },
      { engine: 'molnextr', molfile },
    ];
    expect(await api.call(findCommonSubstructure, { entries })).toMatchObject({ atomCount: 14 });
  });

  test('the same molecule written differently agrees', async () => {
    const entries = [
      { engine: 'decimer', smiles: CAFFEINE },
      { engine: 'molnextr', smiles: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C' },
      { engine: 'molscribe', smiles: 'C1CC(' },
    ];
    const { identical, agreement } = await api.call(compareSmiles, { entries });
    expect(identical).toBe(false);
    expect(agreement).toMatchObject({
      percentage: 100,
      pairs: { 'decimer-molnextr': true },
      invalidSmiles: [{ engine: 'molscribe', smiles: 'C1CC(' }],
    });
  });
});

describe('third parties, by their stand-ins', () => {
  const submission: CoconutSubmission = {
    title: 'MARCUS_Submission Unknown 2026',
    evidence: 'A test',
    comment: '',
    name: 'caffeine',
    referenceId: SAMPLE_DOI,
    link: '',
    structuralComments: '',
    organisms: [{ name: 'Camellia sinensis', parts: [], location: '', ecosystems: [] }],
    structureData: { smiles: CAFFEINE, engine: 'molnextr' },
    documentInfo: { pdfFilename: 'paper.pdf', pdfId: '1700000000000' },
  };

  test('COCONUT logs in, accepts a submission and counts molecules', async () => {
    const { logInToCoconut, submitToCoconut, searchCoconut } = coconutApi.endpoints;
    const log = (password: string) =>
      offerCredentials(platform.secrets, { email: 'curator@example.org', password });
    log('wrong');
    expect(await api.failure(logInToCoconut, undefined)).toMatchObject({
      status: 401,
      message: 'Invalid login details',
    });
    log('coconut');
    expect(await api.call(logInToCoconut, undefined)).toEqual({ email: 'cu…@example.org' });
    coconutToken = platform.secrets.coconutToken();
    expect(await api.call(submitToCoconut, submission)).toBeNull();
    expect(await api.failure(submitToCoconut, { ...submission, referenceId: '' })).toMatchObject({
      status: 422,
      fieldErrors: {
        'mutate.0.attributes.suggested_changes.new_molecule_data.references.0.doi': [
          expect.stringMatching(/ is required\.$/),
        ],
      },
    });
    expect(await api.call(searchCoconut, { doi: SAMPLE_DOI })).toEqual({ count: 2 });
    expect(await api.call(searchCoconut, { doi: '10.5555/unknown' })).toEqual({ count: 0 });
  });

  test('COCONUT accepts nothing with a revoked token', async () => {
    const { logOutOfCoconut, submitToCoconut } = coconutApi.endpoints;
    expect(await api.call(logOutOfCoconut, undefined)).toBeNull();
    expect(platform.secrets.coconutToken()).toBeUndefined();
    platform.secrets.setCoconutToken(coconutToken);
    expect(await api.failure(submitToCoconut, submission)).toMatchObject({
      status: 401,
      message: 'Unauthenticated.',
    });
  });

  test('a DOI is looked up at Crossref, then at DataCite', async () => {
    const { getPublication } = publicationsApi.endpoints;
    expect(await api.call(getPublication, { doi: SAMPLE_DOI })).toMatchObject({ year: 2026 });
    const doi = '10.5555/marcus.dataset.0001';
    expect(await api.call(getPublication, { doi })).toMatchObject({
      firstAuthor: 'The MARCUS project',
    });
    expect(await api.failure(getPublication, { doi: '10.5555/unknown' })).toMatchObject({
      message:
        'Failed to fetch data for DOI: 10.5555/unknown (neither Crossref nor DataCite knows it)',
    });
  });

  test('PubChem and COCONUT know a compound by its key, or by the first block of it', async () => {
    const { findInPubchem, findInCoconut } = knownApi.endpoints;
    const artemisinin = { inchiKey: 'BLUAFEHZUWYNDE-NNWCWBAJSA-N' };
    const isomer = { inchiKey: 'BLUAFEHZUWYNDE-UHFFFAOYSA-N' };
    const other = { inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N' };
    expect(await api.call(findInPubchem, artemisinin)).toMatchObject({
      match: 'identical',
      id: 'CID 68827',
    });
    expect(await api.call(findInPubchem, isomer)).toMatchObject({ match: 'skeleton' });
    expect(await api.call(findInPubchem, other)).toBeNull();
    expect(await api.call(findInCoconut, artemisinin)).toMatchObject({
      match: 'identical',
      id: 'CNP0900001.1',
    });
    expect(await api.call(findInCoconut, isomer)).toMatchObject({ match: 'skeleton' });
    expect(await api.call(findInCoconut, other)).toBeNull();
  });

  test('Wikidata has some items, and none of what it does not know', async () => {
    const { findWikidataItems, findFoundInTaxon } = wikidataApi.endpoints;
    const items = (of: 'inchiKey' | 'taxon' | 'doi', ...keys: string[]) =>
      api.call(findWikidataItems, { of, keys });
    const key = 'BLUAFEHZUWYNDE-NNWCWBAJSA-N';
    const [compound] = await items('inchiKey', key, 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N');
    expect(compound?.key).toBe(key);
    const [taxon] = await items('taxon', 'Artemisia annua', 'Nusquam nota');
    expect(await items('doi', '10.5555/MARCUS.SAMPLE.0001')).toHaveLength(1);
    const pair = { compound: compound!.item, taxon: taxon!.item };
    expect(await api.call(findFoundInTaxon, { pairs: [pair] })).toEqual([pair]);
  });

  test('PubChem finds caffeine, and nothing for nonsense', async () => {
    const { getPubchemCompound } = pubchemApi.endpoints;
    expect(await api.call(getPubchemCompound, { smiles: CAFFEINE })).toMatchObject({
      cid: 2519,
      match: 'identical',
      molecularFormula: 'C8H10N4O2',
    });
    const artemisininWithoutStereo = 'CC1CCC2C(C(=O)OC3C24C1CCC(O3)(OO4)C)C';
    expect(await api.call(getPubchemCompound, { smiles: artemisininWithoutStereo })).toMatchObject({
      cid: 68827,
      match: 'similar',
    });
    expect(await api.call(getPubchemCompound, { smiles: 'C1CC(' })).toBeNull();
  });
});

test('structures are identified and converted, each for itself', async () => {
  const { getChemLimits, identify, convertToMolfiles } = identifiersApi.endpoints;
  const { maxStructures } = await api.call(getChemLimits, undefined);
  expect(maxStructures).toBeGreaterThanOrEqual(1);
  const [molfiles] = await api.call(convertToMolfiles, { structures: [{ smiles: CAFFEINE }] });
  if (!molfiles || !('forms' in molfiles)) throw new Error('Caffeine was not converted');
  expect(molfiles.forms.isLaidOut).toBe(true);
  const texts = [CAFFEINE, molfiles.forms.molV3000, 'C1CC('];
  const results = await api.call(identify, { texts });
  const caffeine = {
    identifiers: expect.objectContaining({ inchiKey: CAFFEINE_KEY }),
  };
  expect(results).toEqual([caffeine, caffeine, { refusal: expect.stringContaining('SMILES') }]);
});

test('a list of known compounds says what it has, for as many compounds as are asked for', async () => {
  const { findInList } = knownListApi.endpoints;
  const others = Array.from({ length: 600 }, (_, index) => {
    const letters = index
      .toString(26)
      .replace(/./g, (digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(parseInt(digit, 26)));
    return `${letters.padStart(14, 'A')}-UHFFFAOYSA-N`;
  });
  const { list, states } = await api.call(findInList, { inchiKeys: [...others, CAFFEINE_KEY] });
  expect(list).toMatchObject({ name: 'COCONUT', date: '2026-05-01', compounds: 1 });
  expect(Object.keys(states)).toHaveLength(601);
  expect(states[CAFFEINE_KEY]).toBe('known');
});

test('everything dispatched is plain, and contains neither session id nor token', () => {
  expect(findNonSerializableValue(api.actions)).toBe(false);
  const told = JSON.stringify([api.actions, api.store.getState()]);
  expect(told).not.toContain(platform.secrets.sessionId());
  expect(told).not.toContain(coconutToken);
  expect(told).not.toContain('curator');
});

test('a session is ended', async () => {
  const { removeSession, getSessionStatus } = sessionApi.endpoints;
  expect(await api.call(removeSession, undefined)).toBeNull();
  expect(await api.failure(getSessionStatus, undefined)).toMatchObject({ status: 404 });
});

/** @jest-environment node */
import {
  annotationsReceived,
  readingReceived,
  segmentSelectionToggled,
  selectionCleared,
} from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { LOOKUPS_KEY } from './sagas/lookupChoice.saga';
import { selectOffers } from './offers.selectors';
import { selectSubmissionTarget } from './openForm.selectors';
import {
  selectDepiction,
  selectForm,
  selectLooksUpByItself,
  selectOrigins,
  selectPubchemLookup,
  selectPublicationLookup,
} from './submission.selectors';
import {
  fieldEdited,
  lookupByItselfChosen,
  lookupCancelRequested,
  pubchemLookupRequested,
  publicationLookupRequested,
  submissionClosed,
  submissionRequested,
} from './submission.slice';
import {
  DOI,
  expectNothingLeft,
  PDF_ID,
  READING,
  stageSubmission,
  type SubmissionStage,
} from './testing/submissionStage';

const CROSSREF = /\/works\//;
const DATACITE = /\/dois\//;
const PUBCHEM = /\/compound\//;
const article: FakeHandler = () =>
  jsonResponse({
    message: {
      title: ['Purine alkaloids of tea'],
      author: [{ given: 'Anita', family: 'Sharma' }],
      published: { 'date-parts': [[2021]] },
      'container-title': ['Journal of Tea'],
    },
  });
const MOLFILE = '\n\n\n  1  0  0  0  0  0            999 V2000\n    0.0 0.0 0.0 C\nM  END\n';
const gone: FakeHandler = () => new Response('Resource not found.', { status: 404 });

let stage: SubmissionStage;
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') }));
afterEach(async () => {
  await expectNothingLeft(stage);
  jest.useRealTimers();
});

const state = () => stage.test.store.getState();
const target = () => selectSubmissionTarget(state());
const lookup = () => selectPublicationLookup(state());
const compound = () => selectPubchemLookup(state());
const toThirdParties = () =>
  stage.test.platform.server.requests.filter(({ url }) => url.host !== 'marcus.test');
const openDialog = () => stage.send(submissionRequested());

describe('opening the form', () => {
  it('takes the selected structure, draws it at 300 by 300, and asks no third party', async () => {
    stage = await stageSubmission();
    await openDialog();
    expect(target()).toEqual({
      pdfId: PDF_ID,
      segmentId: stage.segments[0]!.id,
      uniqueKey: `pdf-${PDF_ID}-page-0-segment-0`,
      smiles: 'CCO',
      engine: 'molnextr',
      isEdited: false,
      pageNumber: 1,
      segmentNumber: 1,
      ordinal: '1',
      pdfFilename: 'paper.pdf',
    });
    const [drawing] = stage.requestsTo('/depiction/generate');
    expect(JSON.parse(String(drawing?.body))).toMatchObject({
      smiles: 'CCO',
      width: 300,
      height: 300,
    });
    expect(selectDepiction(state())).toMatchObject({ status: 'drawn' });
    expect(toThirdParties()).toEqual([]);
    expect(selectForm(state())).toMatchObject({
      title: 'MARCUS_Submission Unknown 2026',
      referenceId: DOI,
    });
  });

  it('draws a reading with coordinates in its orientation in the article', async () => {
    stage = await stageSubmission();
    const segment = stage.segments[0]!;
    const version = { ...READING, smiles: 'CCO', molfile: MOLFILE, useCoordinates: true };
    stage.test.store.dispatch(readingReceived({ segment, version }));
    await openDialog();
    const [drawing] = stage.requestsTo('/depiction/generate');
    expect(JSON.parse(String(drawing?.body))).toMatchObject({
      molfile: MOLFILE,
      useMolfileDirectly: true,
    });
  });

  it('draws from its SMILES a reading that was not drawn from its molfile', async () => {
    stage = await stageSubmission();
    const segment = stage.segments[0]!;
    const version = { ...READING, smiles: 'CCO', molfile: MOLFILE, useCoordinates: false };
    stage.test.store.dispatch(readingReceived({ segment, version }));
    await openDialog();
    expect(target()).not.toHaveProperty('molfile');
    const [drawing] = stage.requestsTo('/depiction/generate');
    expect(JSON.parse(String(drawing?.body))).toMatchObject({
      smiles: 'CCO',
      useMolfileDirectly: false,
    });
  });

  it('names the program that read the structure, and its version', async () => {
    stage = await stageSubmission();
    const segment = stage.segments[0]!;
    const version = { ...READING, smiles: 'CCO', program: 'PixelGraph', programVersion: '0.1' };
    stage.test.store.dispatch(readingReceived({ segment, version }));
    await openDialog();
    expect(target()).toMatchObject({ program: 'PixelGraph', programVersion: '0.1' });
  });

  it('refuses when no segment is selected', async () => {
    stage = await stageSubmission();
    stage.test.store.dispatch(selectionCleared());
    await openDialog();
    expect([target(), stage.told()]).toEqual([
      null,
      ['error: No structure selected for submission'],
    ]);
  });

  it('refuses when two segments are selected, as one is submitted at a time', async () => {
    stage = await stageSubmission();
    stage.test.store.dispatch(
      segmentSelectionToggled({ id: stage.segments[1]!.id, selected: true }),
    );
    await openDialog();
    expect([target(), stage.told()]).toEqual([
      null,
      ['error: No structure selected for submission'],
    ]);
  });

  it.each([
    ['has no structure', {}],
    ['is “nan”', { smiles: ' NaN ' }],
    ['has only a molfile', { molfile: '\n\n\n  1  0\n' }],
  ])('refuses when the reading of the selected segment %s', async (_what, said) => {
    stage = await stageSubmission();
    const { test } = stage;
    await openDocument(test, { name: 'b.pdf', pdfId: '18' });
    const [segment] = receiveSegments(test, 1, { pdfId: '18' });
    const version = {
      engine: 'decimer',
      useCoordinates: false,
      handDrawn: false,
      processingTime: 1,
      timestamp: '',
      fromFallback: false,
      ...said,
    };
    test.store.dispatch(readingReceived({ segment: segment!, version }));
    test.store.dispatch(segmentSelectionToggled({ id: segment!.id, selected: true }));
    await openDialog();
    expect([target(), stage.told()]).toEqual([
      null,
      ['error: No structure data available for the selected segment'],
    ]);
  });

  it('refuses when the selected segment was never read', async () => {
    stage = await stageSubmission();
    const { test } = stage;
    await openDocument(test, { name: 'b.pdf', pdfId: '18' });
    const [segment] = receiveSegments(test, 1, { pdfId: '18' });
    test.store.dispatch(segmentSelectionToggled({ id: segment!.id, selected: true }));
    await openDialog();
    expect([target(), stage.told()]).toEqual([
      null,
      ['error: No structure data available for the selected segment'],
    ]);
  });

  it.each<[string, FakeHandler]>([
    ['a drawing', () => jsonResponse({ detail: 'x' }, { status: 500 })],
    ['an SVG', () => new Response('<p>Sign in to the network</p>')],
  ])(
    'continues without a drawing when the answer is not %s, and says so',
    async (_what, answer) => {
      stage = await stageSubmission();
      stage.on('POST', '/depiction/generate', answer);
      await openDialog();
      expect(selectDepiction(state())).toEqual({ status: 'failed' });
      expect(stage.told()).toEqual(['error: Failed to generate structure depiction']);
      expect(selectForm(state()).referenceId).toBe(DOI);
    },
  );

  it('does nothing when already open', async () => {
    stage = await stageSubmission();
    await openDialog();
    await stage.send(fieldEdited({ field: 'name', value: 'x' }));
    await openDialog();
    expect(stage.requestsTo('/depiction/generate')).toHaveLength(1);
  });
});

describe('finding where the article names its candidates', () => {
  const annotate = (trivial_name: string) =>
    stage.test.store.dispatch(
      annotationsReceived({
        pdfId: PDF_ID,
        annotations: [],
        rawData: { trivial_name },
        outcome: 'found',
      }),
    );
  const offered = () =>
    selectOffers(state()).names.map(({ value, mention }) => `${value}, page ${mention?.page}`);
  const pageOf = (page: number, text: string) => ({ page, text, pieces: [] });

  it('uses the PDF’s text, and orders them by it', async () => {
    stage = await stageSubmission();
    stage.test.platform.pdfs.pageTexts = [
      pageOf(1, 'Quercetin (3) is drawn.'),
      pageOf(2, 'Kojic acid, tea.'),
    ];
    annotate('kojic acid, quercetin');
    await openDialog();
    expect(offered()).toEqual(['quercetin, page 1', 'kojic acid, page 2']);
    annotate('tea, quercetin');
    await flush();
    expect(offered()).toEqual(['quercetin, page 1', 'tea, page 2']);
  });

  it('yields nothing for a scan; they keep the order of the extracted text', async () => {
    stage = await stageSubmission();
    stage.test.platform.pdfs.pageTexts = [pageOf(1, ' '), pageOf(2, '')];
    annotate('kojic acid, quercetin');
    await openDialog();
    expect(offered()).toEqual(['kojic acid, page undefined', 'quercetin, page undefined']);
    expect(state().article.submission.open?.mentions).toBeNull();
  });

  it('yields nothing when the PDF cannot be read, without a message', async () => {
    stage = await stageSubmission();
    stage.test.platform.pdfs.fault = { kind: 'damaged', message: 'x' };
    annotate('kojic acid');
    await openDialog();
    expect(offered()).toEqual(['kojic acid, page undefined']);
    expect(stage.told()).toEqual([]);
  });

  it('stops when the dialog is closed', async () => {
    stage = await stageSubmission();
    const { pdfs } = stage.test.platform;
    let reading: AbortSignal | undefined;
    pdfs.readText = (_fileId, signal) => {
      reading = signal;
      return new Promise(() => undefined);
    };
    await openDialog();
    expect(reading?.aborted).toBe(false);
    await stage.send(submissionClosed());
    expect(reading?.aborted).toBe(true);
  });
});

describe('a look-up of the article', () => {
  it('asks Crossref for the form’s DOI, and fills in the fields the user left alone', async () => {
    stage = await stageSubmission();
    stage.on('GET', CROSSREF, article);
    await openDialog();
    await stage.send(fieldEdited({ field: 'evidence', value: 'My own words' }));
    await stage.send(publicationLookupRequested());
    expect(toThirdParties().map(({ url }) => url.pathname)).toEqual([
      `/works/${encodeURIComponent(DOI)}`,
    ]);
    expect(lookup()).toMatchObject({ status: 'found', data: { firstAuthor: 'Sharma' } });
    expect(selectForm(state())).toMatchObject({
      title: 'MARCUS_Submission Sharma 2021',
      evidence: 'My own words',
    });
    expect(selectOrigins(state())).toMatchObject({ title: 'From the article look-up' });
    expect(selectOrigins(state())).not.toHaveProperty('evidence');
  });

  it('that fails leaves everything else as it is', async () => {
    stage = await stageSubmission();
    stage.on('GET', CROSSREF, gone);
    stage.on('GET', DATACITE, gone);
    await openDialog();
    const before = selectForm(state());
    await stage.send(publicationLookupRequested());
    expect(lookup()).toMatchObject({
      status: 'failed',
      message: `Failed to fetch data for DOI: ${DOI} (neither Crossref nor DataCite knows it)`,
    });
    expect(selectForm(state())).toEqual(before);
  });

  it('without a DOI says that one is required, and asks no service', async () => {
    stage = await stageSubmission();
    await openDialog();
    await stage.send(fieldEdited({ field: 'referenceId', value: 'none' }));
    await stage.send(publicationLookupRequested());
    expect(lookup()).toMatchObject({ status: 'failed', message: 'DOI is required' });
    expect(toThirdParties()).toEqual([]);
  });

  it('is not used for a DOI other than the form’s', async () => {
    stage = await stageSubmission();
    stage.on('GET', CROSSREF, article);
    await openDialog();
    await stage.send(publicationLookupRequested());
    await stage.send(fieldEdited({ field: 'referenceId', value: '10.5555/other' }));
    expect(lookup()).toEqual({ status: 'idle' });
    expect(selectForm(state()).title).toBe('MARCUS_Submission Unknown 2026');
    await stage.send(fieldEdited({ field: 'referenceId', value: `https://doi.org/${DOI}` }));
    expect(selectForm(state()).title).toBe('MARCUS_Submission Sharma 2021');
  });

  it('is done once for several structures of an article', async () => {
    stage = await stageSubmission();
    stage.on('GET', CROSSREF, article);
    await openDialog();
    await stage.send(publicationLookupRequested());
    await stage.send(submissionClosed());
    await openDialog();
    expect(lookup()).toEqual({ status: 'idle' });
    await stage.send(publicationLookupRequested());
    expect(lookup().status).toBe('found');
    expect(toThirdParties()).toHaveLength(1);
  });
});

describe('a look-up in PubChem', () => {
  const cids = (...CID: number[]) => jsonResponse({ IdentifierList: { CID } });
  const props = [{ urn: { label: 'IUPAC Name', name: 'Preferred' }, value: { sval: 'ethanol' } }];
  const record = () => jsonResponse({ PC_Compounds: [{ id: { id: { cid: 702 } }, props }] });
  const nothing = () => jsonResponse({ PC_Compounds: [{ id: {} }] });
  /** Requests to PubChem are throttled. */
  const look = async () => {
    await openDialog();
    await stage.send(pubchemLookupRequested());
    for (let round = 0; round < 10; round += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      await flush(100);
    }
  };

  it('fills in the name and the link of an identical compound', async () => {
    stage = await stageSubmission();
    stage.on('POST', '/compound/smiles/cids/JSON', () => cids(702));
    stage.on('GET', '/compound/cid/702/JSON', record);
    await look();
    expect(compound()).toMatchObject({ status: 'found', asked: 'CCO', data: { cid: 702 } });
    expect(selectForm(state())).toMatchObject({
      name: 'ethanol',
      link: 'https://pubchem.ncbi.nlm.nih.gov/compound/702',
    });
    expect(selectOrigins(state())).toMatchObject({ name: 'PubChem', link: 'PubChem' });
  });

  it.each<[string, readonly number[], string]>([
    ['only a similar compound', [702], 'found'],
    ['nothing', [], 'none'],
  ])('that finds %s leaves name and link empty', async (_what, similar, status) => {
    stage = await stageSubmission();
    stage.on('POST', '/compound/smiles/cids/JSON', () => cids(0));
    stage.on('POST', '/compound/smiles/JSON', nothing);
    stage.on('POST', '/compound/fastsimilarity_2d/smiles/cids/JSON', () => cids(...similar));
    stage.on('GET', '/compound/cid/702/JSON', record);
    await look();
    expect(compound().status).toBe(status);
    expect(selectForm(state())).toMatchObject({ name: '', link: '' });
  });
});

describe('each look-up', () => {
  it('needs an open form: without one no service is asked', async () => {
    stage = await stageSubmission();
    await stage.send(publicationLookupRequested());
    await stage.send(pubchemLookupRequested());
    expect(toThirdParties()).toEqual([]);
    await openDialog();
    expect([lookup(), compound()]).toEqual([{ status: 'idle' }, { status: 'idle' }]);
  });

  const start = async () => {
    stage = await stageSubmission();
    for (const path of [CROSSREF, PUBCHEM]) {
      stage.on('GET', path, hang);
      stage.on('POST', path, hang);
    }
    await openDialog();
    await stage.send(publicationLookupRequested());
    await stage.send(pubchemLookupRequested());
    expect([lookup().status, compound().status]).toEqual(['running', 'running']);
  };
  const aborted = () => toThirdParties().map(({ signal }) => signal?.aborted);

  it('does not run twice at the same time', async () => {
    await start();
    const before = toThirdParties().length;
    await stage.send(publicationLookupRequested());
    await stage.send(pubchemLookupRequested());
    expect(toThirdParties()).toHaveLength(before);
  });

  it('is cancelled separately', async () => {
    await start();
    await stage.send(lookupCancelRequested('publication'));
    expect([lookup(), compound().status]).toEqual([{ status: 'idle' }, 'running']);
    await stage.send(lookupCancelRequested('pubchem'));
    expect(compound()).toEqual({ status: 'idle' });
    expect(aborted()).toEqual(toThirdParties().map(() => true));
  });

  it.each<[string, () => unknown]>([
    ['the dialog', () => stage.send(submissionClosed())],
    ['the document', () => stage.send({ type: 'document/documentClosed' })],
    ['the document for another', () => openDocument(stage.test, { name: 'b.pdf', pdfId: '18' })],
  ])('is cancelled by closing %s', async (_what, leave) => {
    await start();
    await leave();
    await flush(200);
    expect(aborted()).toEqual(toThirdParties().map(() => true));
    expect(state().article.submission.open).toBeNull();
  });

  it('that is answered late is ignored, even in the form of another structure', async () => {
    const platform = createFakePlatform();
    const { fetch } = platform.server;
    stage = await stageSubmission({
      ...platform,
      fetch: (input, init) => fetch(input, { ...init, signal: null }),
    });
    let answer: () => void = () => undefined;
    stage.on(
      'GET',
      CROSSREF,
      (request) => new Promise((give) => (answer = () => void give(article(request) as Response))),
    );
    await openDialog();
    await stage.send(publicationLookupRequested());
    await stage.send(submissionClosed());
    const [first, second] = stage.segments;
    await stage.send(segmentSelectionToggled({ id: first!.id, selected: false }));
    await stage.send(segmentSelectionToggled({ id: second!.id, selected: true }));
    await openDialog();
    const before = state().article.submission;
    answer();
    await flush(200);
    expect(state().article.submission).toEqual(before);
    expect(selectForm(state()).title).toBe('MARCUS_Submission Unknown 2026');
    expect(target()?.smiles).toBe('CCCO');
  });
});

describe('automatic look-ups', () => {
  it('start with the dialog once chosen, and not before', async () => {
    stage = await stageSubmission();
    stage.on('GET', CROSSREF, hang);
    await openDialog();
    await stage.send(lookupByItselfChosen(true));
    expect(toThirdParties()).toEqual([]);
    await stage.send(submissionClosed());
    await openDialog();
    expect([lookup().status, compound().status]).toEqual(['running', 'running']);
    await stage.send(submissionClosed());
    await stage.send(lookupByItselfChosen(false));
    expect(stage.test.platform.localStorage.get(LOOKUPS_KEY)).toBeNull();
    await openDialog();
    expect([lookup().status, compound().status]).toEqual(['idle', 'idle']);
  });

  it.each([
    ['by-itself', true],
    ['true', false],
    ['', false],
  ])('are on with "%s" stored: %s', async (stored, expected) => {
    const localStorage = createFakeStorage({ [LOOKUPS_KEY]: stored });
    stage = await stageSubmission(createFakePlatform({ localStorage }));
    expect(selectLooksUpByItself(state())).toBe(expected);
  });

  it('are remembered on the next visit and for the next document', async () => {
    stage = await stageSubmission();
    await stage.send(lookupByItselfChosen(true));
    await openDocument(stage.test, { name: 'b.pdf', pdfId: '18' });
    expect(selectLooksUpByItself(state())).toBe(true);
    const { localStorage } = stage.test.platform;
    await stage.test.stop();
    stage = await stageSubmission(createFakePlatform({ localStorage }));
    expect(selectLooksUpByItself(state())).toBe(true);
  });

  it('skip the article when there is no DOI', async () => {
    stage = await stageSubmission(
      createFakePlatform({ localStorage: createFakeStorage({ [LOOKUPS_KEY]: 'by-itself' }) }),
    );
    await openDialog();
    await stage.send(fieldEdited({ field: 'referenceId', value: '' }));
    await stage.send(submissionClosed());
    await openDialog();
    expect(lookup()).toEqual({ status: 'idle' });
  });
});

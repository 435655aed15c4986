/** @jest-environment node */
import { documentsApi } from './documents';
import { segmentsApi } from './segments';
import { makeFakeApi } from './testing/fakeApi';

const { extractText, listPdfs } = documentsApi.endpoints;
const {
  extractSegments,
  extractDoi,
  listSegmentDirectories,
  listSegmentFiles,
  getSegmentImage,
  getHighlightedPage,
} = segmentsApi.endpoints;

const api = makeFakeApi();
afterEach(() => api.reset());

test('uploads an article under a unique name', async () => {
  const file = await api.addPdf('My paper.pdf');
  api.answer('POST', '/latest/docling_conversion/extract_text', {
    text: 'Tea',
    pdf_filename: 'x.pdf',
  });
  expect(await api.call(extractText, { ...file, pages: 3 })).toEqual({
    text: 'Tea',
    pdfFilename: 'x.pdf',
  });
  const name = `My_paper-${file.hash.slice(0, 8)}.pdf`;
  expect(api.lastForm()).toEqual({ pdf_file: name, pages: '3' });
});

test('leaves the number of pages to the services if none is given', async () => {
  await api.call(extractText, await api.addPdf());
  expect(Object.keys(api.lastForm())).toEqual(['pdf_file']);
});

test.each([
  [{ text: ' ', pdf_filename: 'x' }],
  [{ pdf_filename: 'x' }],
  [{ text: 5 }],
  [[]],
  [null],
])('the answer %j contains no text', async (body) => {
  api.answer('POST', '/extract_text', body);
  expect(await api.failure(extractText, await api.addPdf())).toEqual({
    kind: 'schema',
    message: 'No text content in response',
  });
});

test('lists the stored articles with their time in milliseconds', async () => {
  const pdf_files = [{ filename: 'a.pdf', size_bytes: 5, created_time: 1.5 }];
  api.answer('GET', '/v1/docling_conversion/list_pdfs', { pdf_files });
  expect(await api.call(listPdfs, undefined)).toEqual([
    { filename: 'a.pdf', size: 5, createdAt: 1500 },
  ]);
});

const extraction = {
  segments_extracted: true,
  segments_already_existed: false,
  segments_count: 1,
  segments_directory: 'paper/all_segments',
  process_completed: true,
  pdf_filename: 'paper.pdf',
};

test('reads an extraction with its boxes from services that report them', async () => {
  const segments = [
    { filename: 'page_0_0_segmented.png', bbox: [1, 2, 3, 4] },
    { filename: 'page_0_1_segmented.png' },
  ];
  api.answer('POST', '/latest/decimer/extract_segments', { ...extraction, segments });
  expect(await api.call(extractSegments, await api.addPdf())).toEqual({
    count: 1,
    directory: 'paper',
    alreadyExisted: false,
    pdfFilename: 'paper.pdf',
    boxes: { 'page_0_0_segmented.png': [1, 2, 3, 4] },
  });
  expect(api.lastForm()).toMatchObject({ collect_all: 'true' });
});

describe('labels that services report with the segments', () => {
  const LABEL = {
    number: '3',
    name: 'quercetin',
    text: '3 quercetin',
    box: [1, 2, 3, 4],
    confidence: 0.9,
  };
  const labels = async (...found: unknown[]) => {
    const segments = found.map((label, i) => ({ filename: `${i}`, bbox: [1, 2, 3, 4], label }));
    api.answer('POST', '/extract_segments', { ...extraction, segments });
    return (await api.call(extractSegments, await api.addPdf())).labels;
  };

  test('are read, and from a listing, too', async () => {
    expect(
      await labels(LABEL, { ...LABEL, number: null }, { ...LABEL, caption_name: 'rutin' }),
    ).toEqual({
      0: LABEL,
      1: { name: 'quercetin', text: '3 quercetin', box: [1, 2, 3, 4], confidence: 0.9 },
      2: { ...LABEL, captionName: 'rutin' },
    });
    const PART = { ...LABEL, kind: 'part', residues: 'R = H' };
    expect(await labels(PART, { ...PART, kind: 'title' })).toEqual({
      0: PART,
      1: { ...LABEL, residues: 'R = H' },
    });
    const { number: _number, name: _name, ...rest } = LABEL;
    expect(await labels({ ...rest, caption_name: 'rutin' })).toEqual({
      0: { ...rest, captionName: 'rutin' },
    });
    const listing = { files: ['0'], segments: [{ filename: '0', label: LABEL }] };
    api.answer('GET', '/latest/decimer/list_directory/a/all_segments', listing);
    const listed = await api.call(listSegmentFiles, { directory: 'a' });
    expect(listed.labels).toEqual({ 0: LABEL });
  });

  test('say what the text calls them, and where they come from; other data is left out', async () => {
    const place = { page_index: 1, start_offset: 3, end_offset: 9, sentence: 'Rutin (3) came.' };
    const said = { page: 2, start: 3, end: 9, sentence: 'Rutin (3) came.' };
    const found = await labels(
      {
        ...LABEL,
        stated_names: [{ name: 'rutin', other_names: ['rutoside'], ...place }],
        sources: [{ organism: 'Ruta graveolens', part: 'leaves', by: 'sentence', ...place }],
        stated_formulas: [{ formula: 'C27H30O16', mass: 610.1534, within: 0.003, ...place }],
        stated_carbons: [{ carbons: 27, ...place }],
      },
      { ...LABEL, stated_names: [{ name: '', ...place }], sources: 'Ruta' },
      { ...LABEL, stated_carbons: [{ carbons: 2.5, ...place }] },
      { ...LABEL, stated_formulas: [{ formula: '<b>', mass: 1, within: 1, ...place }] },
    );
    expect(found).toEqual({
      0: {
        ...LABEL,
        statedNames: [{ name: 'rutin', otherNames: ['rutoside'], ...said }],
        sources: [{ organism: 'Ruta graveolens', part: 'leaves', by: 'sentence', ...said }],
        statedFormulas: [{ formula: 'C27H30O16', mass: 610.1534, within: 0.003, ...said }],
        statedCarbons: [{ carbons: 27, ...said }],
      },
      1: LABEL,
      2: LABEL,
      3: LABEL,
    });
  });

  test.each([
    ['a text', 'quercetin'],
    ['neither number nor name', { ...LABEL, number: null, name: ' ' }],
    ['a number that is no text', { ...LABEL, number: 3 }],
    ['a name beyond all names', { ...LABEL, name: 'x'.repeat(10_000) }],
    ['a number beyond all numbers', { ...LABEL, number: '1'.repeat(100) }],
    ['a box without an edge', { ...LABEL, box: [1, 2, 3] }],
    ['a certainty above 1', { ...LABEL, confidence: 7 }],
    ['no confidence', { ...LABEL, confidence: undefined }],
  ])('are left out, and no segment with them, for %s', async (_what, label) => {
    expect(await labels(label)).toBeUndefined();
  });

  test('have no characters that turn or hide the text around them', async () => {
    const found = await labels({ ...LABEL, name: 'quer\u202ecetin\u0007\n' });
    expect(found?.['0']?.name).toBe('quer cetin');
  });
});

describe('mentions that services report with the segments', () => {
  const MENTION = {
    page_index: 2,
    start_offset: 40,
    end_offset: 49,
    sentence: 'The leaves of tea gave quercetin.',
  };
  const mentions = async (...found: unknown[]) => {
    const segments = found.map((each, i) => ({ filename: `${i}`, mentions: each }));
    api.answer('POST', '/extract_segments', { ...extraction, segments });
    return (await api.call(extractSegments, await api.addPdf())).mentions;
  };
  const READ = {
    page: 3,
    start: 40,
    end: 49,
    sentence: 'The leaves of tea gave quercetin.',
  };

  test('are read, and from a listing, too; none found is not the same as none looked for', async () => {
    expect(await mentions([MENTION], [], undefined)).toEqual({ 0: [READ], 1: [] });
    const listing = { files: ['0'], segments: [{ filename: '0', mentions: [MENTION] }] };
    api.answer('GET', '/latest/decimer/list_directory/a/all_segments', listing);
    const listed = await api.call(listSegmentFiles, { directory: 'a' });
    expect(listed.mentions).toEqual({ 0: [READ] });
  });

  test.each([
    ['a text', 'quercetin'],
    ['a sentence that is none', [{ ...MENTION, sentence: 3 }]],
    ['a sentence beyond all sentences', [{ ...MENTION, sentence: 'x'.repeat(10_000) }]],
    ['a page before the first', [{ ...MENTION, page_index: -1 }]],
    ['an offset within a character', [{ ...MENTION, start_offset: 0.5 }]],
  ])('are left out, and no segment with them, for %s', async (_what, found) => {
    expect(await mentions(found)).toBeUndefined();
  });

  test('are at most twelve of one drawing, and hide or turn no text', async () => {
    const turned = { ...MENTION, sentence: 'tea\u202e\n' };
    const found = await mentions(Array(20).fill(turned));
    expect(found?.['0']).toHaveLength(12);
    expect(found?.['0']?.[0]).toMatchObject({ sentence: 'tea' });
  });
});

test('accepts that there is no drawing', async () => {
  const none = { ...extraction, segments_count: 0, segments_directory: null };
  api.answer('POST', '/extract_segments', none);
  const answer = await api.call(extractSegments, await api.addPdf());
  expect(answer).toMatchObject({ count: 0, boxes: {} });
  expect(answer).not.toHaveProperty('directory');
});

test.each([
  [{ ...extraction, segments_count: undefined }],
  [{ ...extraction, segments_count: '3' }],
  [{ ...extraction, segments: [{ filename: 'a', bbox: [1, 2, 3] }] }],
])('refuses the extraction %j', async (body) => {
  api.answer('POST', '/extract_segments', body);
  expect(await api.failure(extractSegments, await api.addPdf())).toEqual({
    kind: 'schema',
    message: 'Invalid segment extraction response',
  });
});

test.each([
  ['10.5555/abc', '10.5555/abc'],
  ['https://doi.org/10.5555/abc', '10.5555/abc'],
  ['My_paper_abd1350a', null],
  ['', null],
  [null, null],
])('reads the DOI %j as %j', async (doi, expected) => {
  api.answer('POST', '/latest/decimer/extract_doi', { doi });
  expect(await api.call(extractDoi, await api.addPdf())).toBe(expected);
});

test('lists the directories of cut-outs on the services', async () => {
  api.answer('GET', '/latest/decimer/list_segments', {
    segment_directories: [{ directory: 'a', segments_count: 3, has_all_segments: true }],
  });
  expect(await api.call(listSegmentDirectories, undefined)).toEqual([{ directory: 'a', count: 3 }]);
});

test('lists a directory with or without its suffix', async () => {
  api.answer('GET', '/latest/decimer/list_directory/a%20b/all_segments', { files: ['x.png'] });
  expect(await api.call(listSegmentFiles, { directory: 'a b/all_segments' })).toEqual({
    files: ['x.png'],
    boxes: {},
  });
});

test('a listing without files is refused with the specified message', async () => {
  api.answer('GET', '/latest/decimer/list_directory/a/all_segments', {});
  expect(await api.failure(listSegmentFiles, { directory: 'a' })).toEqual({
    kind: 'schema',
    message: 'Invalid response format: files array missing',
  });
});

test.each([
  [{ filename: '', pdfFilename: 'a.pdf' }, 'Could not determine segment filename from metadata'],
  [
    { filename: 'a.png', pdfFilename: '' },
    'Could not determine PDF filename from segment metadata',
  ],
])('requests no page with %j', async (arg, message) => {
  expect(await api.failure(getHighlightedPage, arg)).toMatchObject({ kind: 'request', message });
});

describe('images', () => {
  const arg = { directory: 'a', filename: 'page_0_0_segmented.png' };

  beforeEach(() => {
    jest.useFakeTimers();
    api.answerImage('/latest/decimer/get_segment_image/a/page_0_0_segmented.png');
  });
  afterEach(() => jest.useRealTimers());

  test('are kept in the vault, requested once, and released with their cache entry', async () => {
    const before = api.server.requests.length;
    const handles = [api.start(getSegmentImage, arg), api.start(getSegmentImage, arg)];
    const [first, second] = await Promise.all(handles.map((handle) => handle.unwrap()));
    expect(first).toEqual(second);
    expect(api.server.requests).toHaveLength(before + 1);
    expect(api.platform.blobs.size).toBe(1);
    handles.forEach((handle) => handle.unsubscribe?.());
    await jest.advanceTimersByTimeAsync(119_000);
    expect(api.platform.blobs.size).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(api.platform.blobs.size).toBe(0);
  });

  test('are replaced by those of a repeated request', async () => {
    const handle = api.store.dispatch(getSegmentImage.initiate(arg));
    const { blobId } = await handle.unwrap();
    const repeated = await handle.refetch().unwrap();
    expect(repeated.blobId).not.toBe(blobId);
    expect(api.platform.blobs.get(blobId)).toBeUndefined();
    expect(api.platform.blobs.size).toBe(1);
    handle.unsubscribe();
    await jest.advanceTimersByTimeAsync(121_000);
    expect(api.platform.blobs.size).toBe(0);
  });

  test('stay if a repeated request fails', async () => {
    const handle = api.store.dispatch(getSegmentImage.initiate(arg));
    const { blobId } = await handle.unwrap();
    api.answer('GET', '/page_0_0_segmented.png', {}, { status: 500 });
    await handle
      .refetch()
      .unwrap()
      .catch(() => undefined);
    expect(api.platform.blobs.get(blobId)).toBeDefined();
    handle.unsubscribe();
  });
});

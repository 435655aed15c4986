import sampleTruth from '../../tools/sample-article/truth.json';
import { writePdf } from '../../engine/page/writePdf';
import { runServices } from '../../testing/runServices';
import { openClient, request, sampleArticle } from '../../testing/servicesClient';

jest.setTimeout(300_000);

const MAX_FILE_BYTES = 10_485_760;

const { services, client } = runServices();

const pdfFile = (bytes: Uint8Array | string, name = 'x.pdf') => new File([bytes], name);
const article = (name?: string) => ({ pdf_file: sampleArticle(name) });

test('reads the DOI of an article', async () => {
  const { body } = await client.postForm('/latest/decimer/extract_doi', article());
  expect(body).toEqual({ doi: '10.5555/marcus.sample.0001' });
});

test('returns an empty DOI, not the file name, for a document without one', async () => {
  const pages = [{ width: 200, height: 200, content: 'BT /F1 12 Tf 20 100 Td (Tea) Tj ET' }];
  const file = pdfFile(writePdf({ pages }), '10.1234_tea.pdf');
  const { body } = await client.postForm('/latest/decimer/extract_doi', { pdf_file: file });
  expect(body).toEqual({ doi: '' });
});

test('reads the text of the first pages, under both version prefixes', async () => {
  const one = { ...article(), pages: '1' };
  const first = await client.postForm('/v1/docling_conversion/extract_text', one);
  const two = await client.postForm('/latest/docling_conversion/extract_text', article());
  expect(Object.keys(two.body)).toEqual(['text', 'pdf_filename', 'article']);
  expect(two.body.text).toContain('artemisinin');
  expect(two.body.text.length).toBeGreaterThan(first.body.text.length);
});

test('exports the text as a Docling document', async () => {
  const { body } = await client.postForm('/latest/docling_conversion/extract_json', article());
  expect(Object.keys(body)).toEqual([
    'schema_name',
    'version',
    'name',
    'origin',
    'furniture',
    'body',
    'groups',
    'texts',
    'pictures',
    'tables',
    'key_value_items',
    'form_items',
    'pages',
  ]);
});

test('lists only the session’s own documents', async () => {
  const other = await openClient(services.url);
  await other.postForm('/latest/decimer/extract_doi', article('mine.pdf'));
  const { body } = await other.json('/latest/docling_conversion/list_pdfs');
  expect(body.pdf_files).toEqual([
    {
      filename: 'mine.pdf',
      size_bytes: expect.any(Number),
      created_time: expect.any(Number),
    },
  ]);
  await other.leave();
});

describe('uploads', () => {
  const upload = (file: File) =>
    client.postForm('/latest/docling_conversion/extract_text', { pdf_file: file });

  test.each([
    ['a text file with the extension .pdf', pdfFile('hello'), 400, /not a PDF/],
    ['another extension', sampleArticle('x.png'), 400, /^Uploaded file must be a PDF$/],
    ['an empty file', pdfFile(''), 400, /Empty file/],
    ['a damaged PDF', pdfFile('%PDF-1.4 nothing'), 400, /damaged/],
    ['a file of 10485761 bytes', pdfFile('x'.repeat(MAX_FILE_BYTES + 1)), 413, /too large/],
  ])('refuse %s', async (_name, file, status, detail) => {
    expect(await upload(file)).toMatchObject({
      status,
      body: { detail: expect.stringMatching(detail) },
    });
  });

  test('accept a file of 10485760 bytes', async () => {
    const { bytes, padding } = paddedPdf(MAX_FILE_BYTES);
    expect(padding).toBeGreaterThan(0);
    expect(await upload(pdfFile(bytes))).toMatchObject({ status: 200 });
  });

  test('refuse a request far over the limit, and the services stay up', async () => {
    const huge = pdfFile('x'.repeat(3 * MAX_FILE_BYTES));
    expect((await upload(huge)).status).toBe(413);
    expect((await request(`${services.url}/health`)).status).toBe(200);
  });

  test('report a missing file as FastAPI does', async () => {
    const { status, body } = await client.postForm('/latest/decimer/extract_doi', { x: 'y' });
    expect(status).toBe(422);
    expect(body.detail).toEqual([
      { type: 'missing', loc: ['body', 'pdf_file'], msg: 'Field required', input: null },
    ]);
  });

  test.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
  ])('answer a malformed form of type %s with 400 or 422', async (type, body) => {
    const headers = { 'Content-Type': type };
    const path = '/latest/decimer/extract_doi';
    const { status } = await client.json(path, { method: 'POST', headers, body });
    expect([400, 422]).toContain(status);
  });

  test('strip any path from a client’s file name', async () => {
    const file = pdfFile(
      writePdf({ pages: [{ width: 9, height: 9, content: '' }] }),
      '../../a b.pdf',
    );
    const { body } = await upload(file);
    expect(body.pdf_filename).toBe('a_b.pdf');
  });

  test('distinguish two documents of the same name by content', async () => {
    const page = (text: string) => ({
      width: 200,
      height: 200,
      content: `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`,
    });
    const first = await upload(pdfFile(writePdf({ pages: [page('Alpha')] }), 'same.pdf'));
    const second = await upload(pdfFile(writePdf({ pages: [page('Beta')] }), 'same.pdf'));
    expect(first.body).toEqual({
      text: expect.stringContaining('Alpha'),
      pdf_filename: 'same.pdf',
    });
    expect(second.body.text).toContain('Beta');
    expect(second.body.pdf_filename).not.toBe('same.pdf');
  });
});

describe('segments', () => {
  const DIRECTORY = 'sample-article/all_segments';

  test('are extracted once, with file names, boxes, pictures and printed labels', async () => {
    const first = await client.postForm('/latest/decimer/extract_segments', article());
    expect(first.body).toMatchObject({
      segments_extracted: true,
      segments_already_existed: false,
      segments_count: 11,
      segments_directory: DIRECTORY,
      process_completed: true,
      pdf_filename: 'sample-article.pdf',
    });
    expect(first.body.segments[0]).toMatchObject({
      filename: 'page_0_0_segmented.png',
      page_index: 0,
      index: 0,
      bbox: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    const labels = first.body.segments.map(({ label }: { label?: object }) => label);
    expect(labels).toHaveLength(sampleTruth.drawings.length);
    for (const { number, name } of sampleTruth.drawings) {
      expect(labels).toContainEqual(
        expect.objectContaining({
          kind: 'number',
          number: String(number),
          name,
          text: `${number} ${name}`,
          box: Array(4).fill(expect.any(Number)),
          confidence: expect.any(Number),
        }),
      );
    }
    const again = await client.postForm('/latest/decimer/extract_segments', article('other.pdf'));
    expect(again.body).toMatchObject({ segments_already_existed: true, segments_count: 11 });
  });

  test('have the places of the text that speak of their compounds, and say what they are called and where they come from', async () => {
    const { body } = await client.postForm('/latest/decimer/extract_segments', article());
    const upload = await client.postForm('/latest/docling_conversion/extract_text', {
      ...article(),
      pages: '99',
    });
    const text = Array.from(upload.body.text as string);
    const artemisinin = body.segments.find(
      ({ label }: { label?: { number: string } }) => label?.number === '1',
    );
    for (const mention of artemisinin.mentions) {
      const spoken = text.slice(mention.start_offset, mention.end_offset).join('');
      expect(['1', 'artemisinin']).toContain(spoken.toLowerCase());
      expect(mention.sentence.length).toBeLessThanOrEqual(500);
    }
    expect(artemisinin.mentions).toContainEqual({
      page_index: 0,
      start_offset: expect.any(Number),
      end_offset: expect.any(Number),
      sentence: expect.stringMatching(/^The sweet wormwood .*artemisinin \(1\)/u),
    });
    expect(artemisinin.label.stated_names).toMatchObject([{ name: 'artemisinin', page_index: 0 }]);
    expect(artemisinin.label.sources).toMatchObject([
      { organism: 'Artemisia annua', by: 'sentence' },
    ]);
    const listing = await client.json(`/latest/decimer/list_directory/${DIRECTORY}`);
    expect(listing.body.segments).toContainEqual(
      expect.objectContaining({
        mentions: artemisinin.mentions,
        label: artemisinin.label,
      }),
    );
  });

  test('are listed', async () => {
    const { body } = await client.json('/latest/decimer/list_segments');
    expect(body.segment_directories).toContainEqual({
      directory: 'sample-article',
      segments_count: 11,
      has_all_segments: true,
    });
    const list = await client.json(`/latest/decimer/list_directory/${DIRECTORY}`);
    expect(list.body.files).toHaveLength(11);
    expect(list.body.files).toContain('page_2_2_segmented.png');
  });

  test.each(['', 'all_segments/'])('are served as PNG with the path "%s"', async (folder) => {
    const path = `/latest/decimer/get_segment_image/sample-article/${folder}page_0_0_segmented.png`;
    const response = await client.fetch(path);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Content-Disposition')).toEqual(
      expect.stringMatching(/^attachment; filename="?page_0_0_segmented.png"?$/),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const etag = response.headers.get('ETag') ?? '';
    // Node's fetch would otherwise send `no-cache`, which forbids a 304.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const again = await client.fetch(path, { headers });
    expect(again.status).toBe(304);
  });

  test('are highlighted on their page', async () => {
    const path = '/latest/decimer/get_highlighted_page/page_0_0_segmented.png';
    const response = await client.fetch(`${path}?pdf_filename=sample-article.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
  });

  test.each([
    ['list_directory/sample-article/other', 404, 'Directory not found: sample-article/other'],
    ['list_directory/sample-article', 404, 'Not Found'],
    ['list_directory/..%2Fx/all_segments', 400, 'Invalid directory or subdirectory name'],
    ['get_segment_image/x/..%2F..%2Fetc%2Fpasswd', 400, 'Invalid directory or image name'],
    ['get_segment_image/x/%2Fetc%2Fpasswd', 404, expect.stringMatching(/^Image not found/)],
    [
      'get_segment_image/sample-article/page_9_9_segmented.png',
      404,
      'Image not found: sample-article/page_9_9_segmented.png',
    ],
    [
      'get_highlighted_page/page_0_0_segmented.png?pdf_filename=missing.pdf',
      404,
      'PDF file not found: missing.pdf',
    ],
    [
      'get_highlighted_page/x.png?pdf_filename=a.pdf',
      400,
      'Invalid segment filename format: x.png',
    ],
  ])('answer GET %s with %d', async (path, status, detail) => {
    expect(await client.json(`/latest/decimer/${path}`)).toMatchObject({
      status,
      body: { detail },
    });
  });

  test('require the PDF’s name for a highlighted page', async () => {
    const path = '/latest/decimer/get_highlighted_page/page_0_0_segmented.png';
    expect(await client.json(path)).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['query', 'pdf_filename'] }] },
    });
  });

  test('are not found from another session', async () => {
    const other = await openClient(services.url);
    const path = '/latest/decimer/get_segment_image/sample-article/page_0_0_segmented.png';
    expect((await other.json(path)).status).toBe(404);
    await other.leave();
  });
});

test('the services keep working after a client disconnects during a long call', async () => {
  const leaver = await openClient(services.url);
  const form = new FormData();
  // One that has not been read before, of which nothing is kept.
  form.set(
    'pdf_file',
    new File([new Uint8Array(await sampleArticle().arrayBuffer()), ' '], 'other.pdf'),
  );
  const aborted = new AbortController();
  const path = '/latest/decimer/extract_segments';
  const call = leaver.fetch(path, { method: 'POST', body: form, signal: aborted.signal });
  setTimeout(() => aborted.abort(), 100);
  await expect(call).rejects.toThrow();
  const { body } = await leaver.postForm('/latest/decimer/extract_doi', article());
  expect(body.doi).toBe('10.5555/marcus.sample.0001');
});

/** A one-page PDF padded to a given size by a comment before its trailer. */
function paddedPdf(size: number): { bytes: Uint8Array; padding: number } {
  const pages = [{ width: 200, height: 200, content: 'BT /F1 12 Tf 20 100 Td (Tea) Tj ET' }];
  const text = Buffer.from(writePdf({ pages })).toString('latin1');
  const cut = text.indexOf('trailer');
  const padding = size - text.length - 2;
  const padded = `${text.slice(0, cut)}%${' '.repeat(padding)}\n${text.slice(cut)}`;
  return { bytes: Buffer.from(padded, 'latin1'), padding };
}

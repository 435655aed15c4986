/** @jest-environment node */
import { annotationsApi } from './annotations';
import { makeFakeApi } from './testing/fakeApi';

const { annotateText, extractAnnotationPositions, getExtraction, listExtractions } =
  annotationsApi.endpoints;

const api = makeFakeApi();
afterEach(() => api.reset());

const positions = [{ label: 'trivial_name', start_offset: 0, end_offset: 8 }];
const spans = [{ label: 'trivial_name', start: 0, end: 8 }];

test('annotates a text', async () => {
  const extracted_data = {
    trivial_name: 'caffeine',
    classes: ['a', null],
    source: { name: 'tea' },
  };
  const saved_as = 'extraction_1.json';
  api.answer('POST', '/latest/openai/extract_all', { extracted_data, positions, saved_as });
  expect(await api.call(annotateText, { text: 'caffeine' })).toEqual({
    spans,
    rawData: extracted_data,
    savedFilename: saved_as,
  });
  expect(api.lastJson()).toEqual({ text: 'caffeine' });
});

test.each([[{ extracted_data: {} }], [{ extracted_data: {}, positions: {} }], ['x']])(
  'refuses the annotation %j',
  async (body) => {
    api.answer('POST', '/openai/extract_all', body);
    expect(await api.failure(annotateText, { text: 'a' })).toEqual({
      kind: 'schema',
      message: 'Invalid annotation data received',
    });
  },
);

test('refuses an annotation with more levels of nesting than any program needs', async () => {
  const levels = 10_000;
  const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const text = `{"extracted_data":{"a":${deep}},"positions":[]}`;
  api.server.on('POST', '/openai/extract_all', () => new Response(text));
  expect(await api.failure(annotateText, { text: 'a' })).toMatchObject({
    kind: 'schema',
    message: 'The services answered with data that is nested too deeply',
  });
});

test('keys of prototypes in an annotation change nothing but themselves', async () => {
  const text = '{"extracted_data":{"__proto__":{"polluted":1},"a":"b"},"positions":[]}';
  api.server.on('POST', '/openai/extract_all', () => new Response(text));
  const { rawData } = await api.call(annotateText, { text: 'a' });
  expect(Object.keys(rawData)).toEqual(['a']);
  expect(Object.getPrototypeOf(rawData)).toBe(Object.prototype);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test.each([annotateText, extractAnnotationPositions])('sends no empty text', async (endpoint) => {
  const before = api.server.requests.length;
  expect(await api.failure(endpoint as typeof annotateText, { text: ' \n' })).toMatchObject({
    message: 'No text provided for annotation',
  });
  expect(api.server.requests).toHaveLength(before);
});

test('reads a saved annotation', async () => {
  const body = { timestamp: 'x', input_text: 'caffeine', extracted_json: { a: 'nan' }, positions };
  api.answer('GET', '/latest/openai/get_extraction/extraction_1.json', body);
  expect(await api.call(getExtraction, { filename: 'extraction_1.json' })).toEqual({
    text: 'caffeine',
    spans,
    rawData: { a: 'nan' },
  });
});

test('reports what is wrong with a saved annotation', async () => {
  api.answer('GET', '/latest/openai/get_extraction/x.json', { input_text: 'a' });
  expect(await api.failure(getExtraction, { filename: 'x.json' })).toMatchObject({
    message: 'Invalid saved annotation data',
  });
  expect(await api.failure(getExtraction, { filename: '' })).toMatchObject({
    message: 'No filename provided',
  });
});

test('lists saved annotations, including those that could not be read', async () => {
  const extraction_files = [
    { filename: 'a.json', size_bytes: 1, created_time: 2, input_text_preview: 'Tea...' },
    { filename: 'b.json', size_bytes: 1, created_time: 2 },
  ];
  api.answer('GET', '/openai/list_extractions', { extraction_files });
  expect(await api.call(listExtractions, undefined)).toEqual([
    { filename: 'a.json', size: 1, createdAt: 2000, preview: 'Tea...' },
    { filename: 'b.json', size: 1, createdAt: 2000 },
  ]);
});

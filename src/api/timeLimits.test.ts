/** @jest-environment node */
import { hang } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { annotationsApi } from './annotations';
import { depictionApi } from './depiction';
import { documentsApi } from './documents';
import { healthApi } from './health';
import { recognitionApi } from './recognition';
import { segmentsApi } from './segments';
import { similarityApi } from './similarity';
import { makeFakeApi } from './testing/fakeApi';

const api = makeFakeApi();
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await api.reset();
  jest.useRealTimers();
});

const { recogniseBoth, recogniseSmiles, recogniseWithDepiction } = recognitionApi.endpoints;
const { extractSegments, getSegmentImage, listSegmentFiles } = segmentsApi.endpoints;
const image = { directory: 'paper', filename: 'page_0_0_segmented.png' };
const reading = { drawing: { imagePath: 'paper/all_segments/x.png' }, engine: 'molnextr' };
const entries = [
  { engine: 'decimer', smiles: 'C' },
  { engine: 'molnextr', smiles: 'CC' },
];
const smiles = 'C';

/** Client time limits, as decided (docs/requirements/session.md SD.3). */
test.each<[string, number, () => Promise<unknown>]>([
  ['the health', 5, () => api.call(healthApi.endpoints.getHealth, undefined)],
  ['an image', 30, () => api.call(getSegmentImage, image)],
  ['a listing', 30, () => api.call(listSegmentFiles, { directory: 'paper' })],
  ['a comparison', 30, () => api.call(similarityApi.endpoints.compareSmiles, { entries })],
  ['SMILES and molfile together', 60, () => api.call(recogniseBoth, reading)],
  ['a reading with its drawing', 60, () => api.call(recogniseWithDepiction, reading)],
  ['a drawing', 60, () => api.call(depictionApi.endpoints.depict, { smiles })],
  ['SMILES alone', 300, () => api.call(recogniseSmiles, reading)],
  ['annotation', 300, () => api.call(annotationsApi.endpoints.annotateText, { text: 'x' })],
  ['text', 300, async () => api.call(documentsApi.endpoints.extractText, await api.addPdf())],
  ['segments', 300, async () => api.call(extractSegments, await api.addPdf())],
])('%s may take %d s and no longer', async (_what, seconds, call) => {
  for (const method of ['GET', 'POST']) api.server.on(method, /./, hang);
  const answer = call();
  answer.catch(() => undefined);
  await flush(100);
  const signal = api.lastRequest()?.signal;
  await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
});

/** @jest-environment node */
import type { TrafficEvent } from '@/platform/traffic';
import { documentsApi } from './documents';
import { publicationsApi } from './publications';
import { refusalOf } from './refusal';
import { makeFakeApi } from './testing/fakeApi';

let api = makeFakeApi();
let told: TrafficEvent[] = [];
beforeEach(() => {
  api = makeFakeApi();
  told = [];
  api.platform.traffic.subscribe((event) => told.push(event));
});
afterEach(() => api.reset());

const { listPdfs } = documentsApi.endpoints;
const { getPublication } = publicationsApi.endpoints;
const LIST = '/list_pdfs';

test('a request to the services is counted from start to end', async () => {
  api.answer('GET', LIST, [], { status: 500 });
  await api.failure(listPdfs, undefined);
  expect(told).toEqual([{ kind: 'sent' }]);
  expect(api.platform.traffic.wasLongSince(0)).toBe(false);
});

test('a refusal by the services is reported', async () => {
  api.answer('GET', LIST, { detail: 'No', error_code: 'NO_SESSION' }, { status: 401 });
  await api.failure(listPdfs, undefined);
  expect(told).toContainEqual({
    kind: 'refused',
    refusal: { code: 'NO_SESSION', message: 'No' },
  });
});

test('a third party’s limit is not reported as ours, and its requests are not counted', async () => {
  api.answer('GET', '/works/10.5555%2Fa', {}, { status: 429 });
  api.answer('GET', '/dois/10.5555%2Fa', {}, { status: 429 });
  await api.failure(getPublication, { doi: '10.5555/a' });
  expect(told).toEqual([]);
});

test.each([
  ['NO_SESSION', 403],
  ['SESSION_NOT_FOUND', 500],
  ['toString', 401],
])('the code %s with the status %i is not a refusal', (code, status) => {
  expect(refusalOf({ kind: 'http', message: 'x', code, status })).toBeUndefined();
});

test('a failure without an answer is not a refusal', () => {
  expect(refusalOf({ kind: 'network', message: 'x' })).toBeUndefined();
});

/** @jest-environment node */
import { describedPdfApi } from './describedPdf';
import { makeFakeApi } from './testing/fakeApi';

const { describePdf } = describedPdfApi.endpoints;
const PATH = '/latest/docling_conversion/describe_pdf';

const api = makeFakeApi();
afterEach(() => api.reset());

test('a PDF says how many pages it has, and its title if it has one', async () => {
  api.answer('POST', PATH, { page_count: 7, title: 'Tea' });
  expect(await api.call(describePdf, await api.addPdf())).toEqual({ pageCount: 7, title: 'Tea' });
  api.answer('POST', PATH, { page_count: 7 });
  expect(await api.call(describePdf, await api.addPdf())).toEqual({ pageCount: 7 });
});

test.each([[{}], [{ page_count: 0 }], [{ page_count: 1.5 }], [{ page_count: '7' }]])(
  'the answer %j describes no PDF',
  async (body) => {
    api.answer('POST', PATH, body);
    expect(await api.failure(describePdf, await api.addPdf())).toMatchObject({ kind: 'schema' });
  },
);

import { runServices } from '../../testing/runServices';
import { openClient, sampleArticle } from '../../testing/servicesClient';

jest.setTimeout(300_000);

const { services, client } = runServices();

const EXTRACT = '/latest/decimer/extract_segments';
const DIRECTORY = 'sample-article';

interface Segment {
  readonly filename: string;
  readonly page_index: number;
  readonly mentions?: readonly object[];
}

const article = () => ({ pdf_file: sampleArticle() });
const statusOf = async (path: string) => (await client.fetch(path)).status;
const listing = `/latest/decimer/list_directory/${DIRECTORY}/all_segments`;

test('the drawings of an article are answered page by page, and at last as a whole', async () => {
  const first = (await client.postForm(EXTRACT, { ...article(), from_page: '0' })).body;
  const found: Segment[] = first.segments;
  expect(first).toMatchObject({ segments_already_existed: false, process_completed: false });
  expect([first.next_page, first.segments_count]).toEqual([1, found.length]);
  expect(new Set(found.map(({ page_index }) => page_index))).toEqual(new Set([0]));
  expect(found.every(({ mentions }) => mentions === undefined)).toBe(true);

  // The pictures are there at once, and the list is not.
  const [{ filename } = { filename: '' }] = found;
  expect(await statusOf(`/latest/decimer/get_segment_image/${DIRECTORY}/${filename}`)).toBe(200);
  expect(await statusOf(listing)).toBe(404);

  const rest: Segment[] = [...found];
  let answer = first;
  while (answer.next_page !== undefined) {
    const fields = { pdf_filename: first.pdf_filename, from_page: `${answer.next_page}` };
    answer = (await client.postForm(EXTRACT, fields)).body;
    if (answer.next_page !== undefined) rest.push(...answer.segments);
  }
  const whole: Segment[] = answer.segments;
  expect(whole.map((segment) => segment.filename)).toEqual(rest.map((it) => it.filename));
  expect(whole.some(({ mentions = [] }) => mentions.length > 0)).toBe(true);
  expect(answer).toMatchObject({ segments_count: 11, process_completed: true });
  expect(await statusOf(listing)).toBe(200);
});

test('the answers page by page are those of one for the whole article', async () => {
  const other = await openClient(services.url);
  const { body: whole } = await other.postForm(EXTRACT, article());
  const { body: again } = await client.postForm(EXTRACT, { ...article(), from_page: '0' });
  expect(again.segments).toEqual(whole.segments);
  expect([again.segments_already_existed, again.next_page]).toEqual([true, undefined]);
  await other.leave();
});

test.each([
  ['a name that the session does not have', { pdf_filename: 'other.pdf', from_page: '1' }, 404],
  ['neither article nor name', { from_page: '1' }, 422],
  ['a page before the first', { pdf_filename: 'sample-article.pdf', from_page: '-1' }, 422],
  ['a page that is no number', { pdf_filename: 'sample-article.pdf', from_page: 'two' }, 422],
])('%s is refused', async (_what, fields, status) => {
  expect((await client.postForm(EXTRACT, fields)).status).toBe(status);
});

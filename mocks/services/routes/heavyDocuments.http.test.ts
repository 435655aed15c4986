import {
  doubleFlateBomb,
  flateBomb,
  operatorBomb,
  pictureBomb,
  selfContainingPageTree,
} from '../../engine/testing/pdfBombs';
import { residentBytes } from '../../testing/residentMemory';
import { openClient, request, type ServicesClient } from '../../testing/servicesClient';
import { startProgram, type RunningProgram } from '../../testing/startProgram';

jest.setTimeout(400_000);

const GIGABYTE = 1024 ** 3;

let program: RunningProgram;
let url: string;
let client: ServicesClient;
beforeAll(async () => {
  program = await startProgram({ program: 'mocks/hosts/node/server.ts', env: { PORT: '0' } });
  url = `http://127.0.0.1:${program.port}`;
  client = await openClient(url);
});
afterAll(() => program.stop());

const upload = (bytes: Uint8Array) => ({
  pdf_file: new File([bytes as Uint8Array<ArrayBuffer>], 'x.pdf'),
});
const readText = (bytes: Uint8Array) =>
  client.postForm('/latest/docling_conversion/extract_text', { ...upload(bytes), pages: '9' });
const findSegments = (bytes: Uint8Array, by = client) =>
  by.postForm('/latest/decimer/extract_segments', upload(bytes));

/** The text of the pages before and after the bomb. */
const OTHER_PAGES = 'The first page\n\nThe third page';

describe('an article with one page that is too heavy', () => {
  test.each([
    ['a content stream of 285 MB', flateBomb],
    ['a content stream deflated twice', doubleFlateBomb],
  ])('%s: the text of the other pages is read, and the page is reported', async (_what, bomb) => {
    const { status, body } = await readText(bomb());
    expect([status, body.text, body.pages_too_heavy]).toEqual([200, OTHER_PAGES, [1]]);
  });

  test.each([
    ['a content stream of 285 MB', flateBomb],
    ['a picture of 900 million pixels', pictureBomb],
  ])(
    '%s: drawings are searched on the other pages, and the page is reported',
    async (_what, bomb) => {
      const { status, body } = await findSegments(bomb());
      expect([status, body.segments_count, body.pages_too_heavy]).toEqual([200, 0, [1]]);
      const again = await findSegments(bomb());
      expect(again.body).toMatchObject({ segments_already_existed: true, pages_too_heavy: [1] });
    },
  );

  test('the whole text is read when only a picture is too heavy', async () => {
    const { body } = await readText(pictureBomb());
    expect(body.text).toContain('The second page');
    expect(body).not.toHaveProperty('pages_too_heavy');
  });

  test('several, one of a million and a half operators, never take a gigabyte of memory', async () => {
    // A separate session, for which nothing has been extracted yet.
    const other = await openClient(url);
    const watch = watchMemory(program.child.pid ?? 0);
    const bombs = [flateBomb(), pictureBomb(), operatorBomb()];
    const answers = await Promise.all(bombs.map((bomb) => findSegments(bomb, other)));
    expect(watch.stop()).toBeLessThan(GIGABYTE);
    for (const { status, body } of answers) {
      expect([status, body.segments_count, body.pages_too_heavy]).toEqual([200, 0, [1]]);
      expect(body.segments_already_existed).not.toBe(true);
    }
    await other.leave();
  });
});

test.each([
  ['the text', readText],
  ['the drawings', findSegments],
])(
  'extracting %s of a page tree that contains itself is refused as damaged',
  async (_what, ask) => {
    const { status, body } = await ask(selfContainingPageTree());
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^The PDF is damaged and cannot be read: /);
  },
);

test('every worker lane answers a probe, even after heavy work was stopped in it', async () => {
  const { status, body } = await request(`${url}/health/lanes`);
  expect(status).toBe(200);
  expect(body.status).toBe('OK');
  expect(body.lanes.map(({ lane }: { lane: string }) => lane)).toEqual(
    expect.arrayContaining(['short', 'long-1', 'long-2']),
  );
});

/** Tracks the peak total memory of a process and its children, where the system reports it (Linux). */
function watchMemory(pid: number) {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentBytes(pid))), 50);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

import {
  boxFilename,
  isBoxFilename,
  parseSegmentFilename,
  segmentFilename,
  type SegmentWithImage,
} from '../../engine/segmentation/segment';
import { MemoryRecords } from './memoryRecords';
import { MAX_BOXES, SegmentStore, type SegmentFiles } from './segmentStore';

function memoryFiles() {
  const bytes = new Map<string, Uint8Array>();
  const files: SegmentFiles = {
    write: async (session, key, content) => void bytes.set(`${session} ${key}`, content),
    read: async (session, key) => bytes.get(`${session} ${key}`) ?? Promise.reject(new Error(key)),
  };
  return { bytes, files };
}

const segment = (pageIndex: number, index: number): SegmentWithImage => ({
  filename: segmentFilename(pageIndex, index),
  pageIndex,
  index,
  box: [72, 144.123, 216, 288],
  route: 'vector',
  confidence: 0.9,
  png: Uint8Array.of(pageIndex, index),
});

/** All pages of a document. */
async function saveAll(
  store: SegmentStore,
  segments: readonly SegmentWithImage[],
  { owner = OWNER, pagesTooHeavy = [] as readonly number[] } = {},
) {
  const saved = segments.map((one) =>
    store.savePage(owner, one.pageIndex, { pageCount: 11, segments: [one] }),
  );
  const metadata = (await Promise.all(saved)).flatMap((page) => page.segments);
  await store.complete(owner, { segments: metadata, pagesTooHeavy });
}

const OWNER = { sessionId: 's1', directory: 'paper', pdfFilename: 'paper.pdf' };

describe('stored segments', () => {
  it('are stored with the unreadable pages of each document', async () => {
    const store = new SegmentStore(new MemoryRecords(), memoryFiles().files);
    await saveAll(store, [], { pagesTooHeavy: [2, 5] });
    expect(await store.pagesTooHeavy('s1', 'paper')).toEqual([2, 5]);
    expect(await store.pagesTooHeavy('s1', 'other')).toEqual([]);
  });

  it('are sorted by page and number, not by name', async () => {
    const store = new SegmentStore(new MemoryRecords(), memoryFiles().files);
    await saveAll(store, [segment(10, 0), segment(2, 11), segment(2, 2)]);
    expect((await store.list('s1', 'paper'))!.map(({ filename }) => filename)).toEqual([
      'page_2_2_segmented.png',
      'page_2_11_segmented.png',
      'page_10_0_segmented.png',
    ]);
  });

  it('have the contract’s metadata: pixels at 300 dpi, pages from 0, numbers from 1', async () => {
    const { bytes, files } = memoryFiles();
    const store = new SegmentStore(new MemoryRecords(), files);
    await saveAll(store, [segment(0, 1)]);
    const file = bytes.get('s1 segments/paper/segments_metadata.json');
    expect(JSON.parse(new TextDecoder().decode(file))).toEqual([
      {
        segment_id: 'segment-0-1',
        filename: 'page_0_1_segmented.png',
        path: 'all_segments/page_0_1_segmented.png',
        pageNumber: 0,
        segmentNumber: 2,
        bbox: [300, 600, 900, 1200],
        bbox_points: [72, 144.12, 216, 288],
        pdfFilename: 'paper.pdf',
        route: 'vector',
        confidence: 0.9,
        touches_edge: false,
      },
    ]);
  });

  it('say whether their cut-out touches ink at its edge', async () => {
    const store = new SegmentStore(new MemoryRecords(), memoryFiles().files);
    await saveAll(store, [{ ...segment(0, 0), touchesEdge: true }, segment(0, 1)]);
    const kept = (await store.list('s1', 'paper'))!;
    expect(kept.map((entry) => entry.touches_edge)).toEqual([true, false]);
  });

  it('return their picture by session, directory and name', async () => {
    const store = new SegmentStore(new MemoryRecords(), memoryFiles().files);
    await saveAll(store, [segment(3, 1)]);
    expect(await store.readImage('s1', 'paper', 'page_3_1_segmented.png')).toEqual(
      Uint8Array.of(3, 1),
    );
  });

  it.each([
    ['another session', 's2', 'paper', 'page_3_1_segmented.png'],
    ['the beginning of a directory', 's1', 'pap', 'page_3_1_segmented.png'],
    ['an unknown segment', 's1', 'paper', 'page_3_2_segmented.png'],
    ['a path', 's1', 'paper', '../paper/page_3_1_segmented.png'],
    ['the metadata file', 's1', 'paper', 'segments_metadata.json'],
  ])('are not returned for %s', async (_case, session, directory, name) => {
    const store = new SegmentStore(new MemoryRecords(), memoryFiles().files);
    await saveAll(store, [segment(3, 1)]);
    expect(await store.readImage(session, directory, name)).toBeUndefined();
  });

  it('are listed by directory, including a document without drawings', async () => {
    const records = new MemoryRecords();
    const store = new SegmentStore(records, memoryFiles().files);
    await saveAll(store, [segment(0, 0)]);
    await saveAll(store, [], { owner: { ...OWNER, directory: 'text' } });
    expect(await store.listDirectories('s1')).toEqual([
      { directory: 'paper', segments_count: 1, has_all_segments: true },
      { directory: 'text', segments_count: 0, has_all_segments: true },
    ]);
    await records.removeSession('s1');
    expect(await store.listDirectories('s1')).toEqual([]);
  });
});

describe('segments of an article that is still searched', () => {
  const NAME = 'page_3_1_segmented.png';
  const setUp = async () => {
    const records = new MemoryRecords();
    const store = new SegmentStore(records, memoryFiles().files);
    const page = { pageCount: 5, segments: [segment(3, 1)] };
    const searched = await store.savePage(OWNER, 3, page);
    return { records, store, searched };
  };

  it('can be found and fetched, but are not listed', async () => {
    const { store } = await setUp();
    expect(await store.readImage('s1', 'paper', NAME)).toEqual(Uint8Array.of(3, 1));
    expect(await store.onPage('s1', 'paper', 3)).toHaveLength(1);
    expect(await store.onPage('s1', 'paper', 2)).toEqual([]);
    expect(await store.list('s1', 'paper')).toBeUndefined();
    expect(await store.listDirectories('s1')).toEqual([]);
  });

  it('are those of the list once the search has ended, with what it adds', async () => {
    const { records, store, searched } = await setUp();
    await store.savePage({ ...OWNER, directory: 'paper-2' }, 3, { pageCount: 5, segments: [] });
    const segments = searched.segments.map((one) => ({ ...one, mentions: [] }));
    await store.complete(OWNER, { segments, pagesTooHeavy: [] });
    expect(await store.find('s1', 'paper', NAME)).toMatchObject({ mentions: [] });
    expect(await store.searchedPage('s1', 'paper', 3)).toBeUndefined();
    expect(await store.searchedPage('s1', 'paper-2', 3)).toBeDefined();
    await records.removeSession('s1');
    expect(await store.searchedPage('s1', 'paper-2', 3)).toBeUndefined();
  });
});

describe('boxes that were cut out', () => {
  const box = (x: number): SegmentWithImage => {
    const place: SegmentWithImage['box'] = [x, 20, x + 30, 60];
    const filename = boxFilename(0, place);
    return { ...segment(0, 1), filename, box: place, route: 'drawn', png: Uint8Array.of(x) };
  };
  const { filename } = box(10);

  it('are named by page and place, in hundredths of points', () => {
    expect(filename).toBe('page_0_box_1000_2000_4000_6000.png');
    expect(isBoxFilename(filename)).toBe(true);
  });

  it.each(['page_0_1_segmented.png', 'page_0_box_1_2_3.png', `x/${filename}`, `${filename}.png`])(
    'are not named %s',
    (name) => {
      expect(isBoxFilename(name)).toBe(false);
    },
  );

  it('are found by name, by their own session only, and listed nowhere', async () => {
    const store = new SegmentStore(new MemoryRecords(), memoryFiles().files);
    await store.saveBox(OWNER, box(10));
    expect(await store.find('s1', 'paper', filename)).toMatchObject({ route: 'drawn' });
    expect(await store.readImage('s1', 'paper', filename)).toEqual(Uint8Array.of(10));
    expect(await store.readImage('s2', 'paper', filename)).toBeUndefined();
    expect(await store.readImage('s1', 'other', filename)).toBeUndefined();
    expect(await store.list('s1', 'paper')).toBeUndefined();
    expect(await store.listDirectories('s1')).toEqual([]);
  });

  it(`are at most ${MAX_BOXES} in a session; the same one again is not another`, async () => {
    const store = new SegmentStore(new MemoryRecords(), memoryFiles().files);
    for (let x = 0; x < MAX_BOXES; x += 1) await store.saveBox(OWNER, box(x));
    expect(await store.saveBox(OWNER, box(MAX_BOXES))).toBeUndefined();
    expect(await store.saveBox(OWNER, box(0))).toMatchObject({ route: 'drawn' });
    expect(await store.saveBox({ ...OWNER, sessionId: 's2' }, box(MAX_BOXES))).toBeDefined();
  });
});

it.each([
  ['page_0_12_segmented.png', { pageIndex: 0, index: 12 }],
  ['page_0_12.png', undefined],
  ['page_-1_0_segmented.png', undefined],
  ['x/page_0_0_segmented.png', undefined],
])('reads the segment name %s', (name, expected) => {
  expect(parseSegmentFilename(name)).toEqual(expected);
});

/** @jest-environment node */
import type { FoundWork } from '@/platform/workStore';
import { LIBRARY_VERSION, LibraryFileError } from './manifest';
import { hashOf, libraryFile, packArticle } from './packLibrary';
import { tarOf, type TarFile } from './tar';
import { openLibrary, unpackArticle } from './unpackLibrary';

const PDF = new Blob(['%PDF-1.7 an article'], { type: 'application/pdf' });

async function work(): Promise<FoundWork> {
  const hash = await hashOf(PDF);
  const summary = {
    ...{ hash, name: 'paper.pdf', savedAt: 1000, size: 20 },
    ...{ segmentCount: 1, structureCount: 0, revision: 'r1' },
  };
  const images = new Map([['page_0_0_segmented.png', new Blob(['png'])]]);
  return { summary, snapshot: { version: 3 }, record: {}, file: PDF, images };
}

const CREATED = '2026-01-02T03:04:05.000Z';
const packed = async () => libraryFile([await packArticle(await work(), true)], CREATED);

/** The files of a good archive, of which one can be changed. */
async function parts(): Promise<{ manifest: Record<string, unknown>; files: TarFile[] }> {
  const { article, files } = await packArticle(await work(), true);
  const manifest = {
    ...{ format: 'MARCUS library', version: LIBRARY_VERSION, createdAt: CREATED },
    articles: [article],
  };
  return { manifest, files: [...files] };
}

const archive = (manifest: unknown, files: readonly TarFile[]) =>
  tarOf([{ path: 'library.json', content: new Blob([JSON.stringify(manifest)]) }, ...files]);

test('an article comes out as it went in', async () => {
  const library = await openLibrary(await packed());
  const [article] = library.manifest.articles;
  expect(article).toMatchObject({ name: 'paper.pdf', savedAt: 1000, revision: 'r1' });
  const { snapshot, pdf, images } = await unpackArticle(library, article!);
  expect(snapshot).toEqual({ version: 3 });
  expect(await pdf?.text()).toBe('%PDF-1.7 an article');
  expect(pdf?.type).toBe('application/pdf');
  expect(await images.get('page_0_0_segmented.png')?.text()).toBe('png');
});

test('unpacking ends when it is cancelled', async () => {
  const library = await openLibrary(await packed());
  const cancelled = AbortSignal.abort(new Error('Cancelled.'));
  await expect(unpackArticle(library, library.manifest.articles[0]!, cancelled)).rejects.toThrow(
    'Cancelled.',
  );
});

test('an article whose PDF was dropped comes out without one', async () => {
  const { file: _file, ...rest } = await work();
  const library = await openLibrary(libraryFile([await packArticle(rest, true)], CREATED));
  const unpacked = await unpackArticle(library, library.manifest.articles[0]!);
  expect(unpacked.pdf).toBeUndefined();
});

describe('refused is', () => {
  const refused = (file: Blob | Promise<Blob>) =>
    expect(Promise.resolve(file).then(openLibrary)).rejects;

  test('a file of another kind', async () => {
    await refused(PDF).toThrow(LibraryFileError);
    await refused(new Blob(['x'.repeat(2_000)])).toThrow('It is damaged.');
    await refused(new Blob([])).toThrow('It ends too early.');
    await refused(tarOf([{ path: 'notes.txt', content: PDF }])).toThrow('not a library file');
    await refused(tarOf([])).toThrow('not a library file');
  });

  test('one that ends too early, anywhere', async () => {
    const whole = await packed();
    for (const end of [100, 700, 1_500, whole.size - 1_500]) {
      await refused(whole.slice(0, end)).toThrow('It ends too early.');
    }
  });

  test('one of another version, which is named', async () => {
    const { manifest, files } = await parts();
    await refused(archive({ ...manifest, version: 2 }, files)).toThrow('It has version 2');
  });

  test.each([
    ['no list of articles', { articles: 'all' }],
    ['an unknown field', { more: 1 }],
    ['a hash that is none', { articles: [{ hash: '../../etc' }] }],
    ['too many articles', { articles: Array.from({ length: 5_001 }, () => ({})) }],
  ])('one with %s', async (_what, change) => {
    const { manifest, files } = await parts();
    await refused(archive({ ...manifest, ...change }, files)).toThrow('table of contents');
  });

  test('one that names a part twice', async () => {
    const { manifest, files } = await parts();
    const [article] = manifest['articles'] as { images: object[] }[];
    const twice = { ...article, images: [...article!.images, ...article!.images] };
    await refused(archive({ ...manifest, articles: [twice] }, files)).toThrow('table of contents');
  });

  test('one whose table of contents is no JSON', async () => {
    const content = new Blob(['{']);
    await refused(tarOf([{ path: 'library.json', content }])).toThrow('table of contents');
  });

  test('one with a damaged header', async () => {
    const bytes = new Uint8Array(await (await packed()).arrayBuffer());
    bytes[0] = 0x2f;
    await refused(new Blob([bytes])).toThrow('It is damaged.');
  });
});

describe('an article is refused alone', () => {
  async function unpacking(files: (good: TarFile[]) => TarFile[], change: object = {}) {
    const { manifest, files: good } = await parts();
    const [article] = manifest['articles'] as object[];
    const library = await openLibrary(
      archive({ ...manifest, articles: [{ ...article, ...change }] }, files(good)),
    );
    return unpackArticle(library, library.manifest.articles[0]!);
  }

  test('if a part of it is missing', async () => {
    await expect(unpacking((files) => files.slice(1))).rejects.toThrow('missing');
  });

  test('if a part of it has changed', async () => {
    const other = (files: TarFile[]) =>
      files.map((file) => ({ ...file, content: new Blob(['x'.repeat(file.content.size)]) }));
    await expect(unpacking(other)).rejects.toThrow('has changed');
  });

  test('if a part of it is larger than it says, or may be', async () => {
    const larger = (files: TarFile[]) =>
      files.map((file) => ({ ...file, content: new Blob([file.content, 'more']) }));
    await expect(unpacking(larger)).rejects.toThrow('has changed');
    const work = { path: 'w', size: 65 * 1024 ** 2, sha256: 'a'.repeat(64) };
    const withIt = (files: TarFile[]) => [...files, { path: 'w', content: PDF }];
    await expect(unpacking(withIt, { work })).rejects.toThrow('too large');
  });

  test('if its PDF is that of another article', async () => {
    await expect(unpacking((files) => files, { hash: 'b'.repeat(64) })).rejects.toThrow(
      'another one',
    );
  });
});

/** @jest-environment node */
import { fileChosen } from '@/features/document';
import { selectAllSegments } from '@/article';
import type { SavedWork } from '@/platform/workStore';
import { openDocument, pdfFile } from '@/testing/builders';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { selectFailedOpening, selectOpening } from './savedWork.selectors';
import { savedWorkOpenRequested } from './savedWork.slice';
import { selectSalvage, selectSetAside } from './setAside.slice';
import {
  choose,
  loadPage,
  messages,
  opened,
  pageOfNextDay,
  receiveText,
  reload,
  saving,
  select,
  settle,
  useFakeTimersInEachTest,
} from './testing/page';

useFakeTimersInEachTest();

const state = ({ store }: TestStore) => store.getState();

async function open(page: TestStore, hash: string): Promise<void> {
  page.store.dispatch(savedWorkOpenRequested({ hash }));
  await flush(300);
}

/** Modifies what the store has of the article. */
function change({ platform: { workStore } }: TestStore, hash: string, changes: object): void {
  const saved = { ...workStore.works.get(hash)!, ...changes };
  workStore.works.set(hash, Object.fromEntries(given(saved)) as unknown as SavedWork);
}
const given = (saved: object) => Object.entries(saved).filter(([, value]) => value !== undefined);

const withPageCount = (page: TestStore, hash: string, pageCount: unknown) => {
  const { version, work } = page.platform.workStore.works.get(hash)!.snapshot as {
    version: number;
    work: { document: object };
  };
  const document = { ...work.document, pageCount };
  change(page, hash, { snapshot: { version, work: { ...work, document } } });
};

describe('an article from the list', () => {
  test('is marked as being opened until it is open', async () => {
    const { page, hash } = await pageOfNextDay();
    page.store.dispatch(savedWorkOpenRequested({ hash }));
    expect(selectOpening(state(page))).toBe(hash);
    await flush(300);
    expect(selectOpening(state(page))).toBeNull();
    expect(opened(page)).toMatchObject({ file: { hash }, pageCount: 3 });
  });

  test('is dropped if a file is chosen meanwhile', async () => {
    const { page, hash } = await pageOfNextDay();
    page.platform.workStore.readingHangs = true;
    await open(page, hash);
    page.store.dispatch(fileChosen(await page.platform.files.add(pdfFile('other.pdf'))));
    await flush();
    expect(selectOpening(state(page))).toBeNull();
    await settle(20_000);
    expect(selectFailedOpening(state(page))).toBeNull();
  });

  test('that is dropped while its file is being loaded leaves no file in the page', async () => {
    const { page, hash } = await pageOfNextDay();
    const { files } = page.platform;
    const other = await files.add(pdfFile('other.pdf'));
    const add = files.add.bind(files);
    let comes = () => undefined as void;
    const held = new Promise<void>((resolve) => (comes = resolve));
    const adding = jest
      .spyOn(files, 'add')
      .mockImplementation(async (file) => held.then(() => add(file)));
    await open(page, hash);
    page.store.dispatch(fileChosen(other));
    comes();
    await flush(300);
    expect(adding).toHaveBeenCalledTimes(1);
    const [{ fileId }] = (await Promise.all(
      adding.mock.results.map(({ value }) => value as ReturnType<typeof add>),
    )) as [Awaited<ReturnType<typeof add>>];
    expect(files.get(fileId)).toBeUndefined();
    expect(files.get(other.fileId)).toBeDefined();
  });

  test('that was removed meanwhile is reported, and opens nothing', async () => {
    const { page, hash } = await pageOfNextDay();
    page.platform.workStore.works.delete(hash);
    await open(page, hash);
    expect(messages(page)).toEqual(['This work is no longer saved']);
    expect([opened(page), selectOpening(state(page))]).toEqual([null, null]);
  });

  test('is no longer reported as failed once it is retried', async () => {
    const { page, hash } = await pageOfNextDay();
    page.platform.workStore.fault = 'failed';
    await open(page, hash);
    expect(selectFailedOpening(state(page))).toMatchObject({ hash });
    page.platform.workStore.fault = undefined;
    page.store.dispatch(savedWorkOpenRequested({ hash }));
    expect(selectFailedOpening(state(page))).toBeNull();
    await flush(300);
    expect(opened(page)?.file.hash).toBe(hash);
  });

  test('is no longer reported as failed once another document is open', async () => {
    const { page, hash } = await pageOfNextDay();
    page.platform.workStore.fault = 'failed';
    await open(page, hash);
    await openDocument(page, { name: 'other.pdf', pdfId: '1800000000000' });
    expect(selectFailedOpening(state(page))).toBeNull();
  });

  test('has the title that its file had', async () => {
    const before = loadPage();
    await choose(before);
    receiveText(before);
    await settle();
    expect(opened(await reload(before))?.title).toBe('A paper');
  });

  test('of which neither work nor file can be read is reported, set aside, and opens nothing', async () => {
    const { page, hash } = await pageOfNextDay();
    change(page, hash, { snapshot: 'x', file: undefined });
    await open(page, hash);
    expect(messages(page)).toEqual([
      'The saved work on "paper.pdf" cannot be read. It is set aside as it was.',
    ]);
    expect(opened(page)).toBeNull();
    expect(selectSetAside(state(page))).toHaveLength(1);
  });
});

const DAMAGED = { kind: 'damaged', message: 'No PDF' } as const;

describe('the number of pages', () => {
  test('is the saved one, without reading the file', async () => {
    const { page, hash } = await pageOfNextDay();
    page.platform.pdfs.summary = { pageCount: 5 };
    await open(page, hash);
    expect(opened(page)?.pageCount).toBe(3);
    expect(page.platform.pdfs.inspected).toEqual([]);
  });

  test('is read from the file if the saved one is damaged', async () => {
    const { page, hash } = await pageOfNextDay();
    withPageCount(page, hash, 'x');
    page.platform.pdfs.summary = { pageCount: 5 };
    await open(page, hash);
    expect(opened(page)?.pageCount).toBe(5);
    expect(selectSalvage(state(page))).toMatchObject({ reason: 'damaged' });
  });

  test.each([
    ['cannot be read', {}, DAMAGED],
    ['is lost', { file: undefined }, undefined],
  ] as const)('is one if the file %s as well', async (_case, changes, fault) => {
    const { page, hash } = await pageOfNextDay();
    withPageCount(page, hash, 'x');
    change(page, hash, changes);
    page.platform.pdfs.fault = fault;
    page.platform.pdfs.summary = { pageCount: 5 };
    await open(page, hash);
    expect(opened(page)?.pageCount).toBe(1);
    expect(selectAllSegments(state(page))).toHaveLength(4);
  });
});

describe('the file of a saved article', () => {
  test('that has changed counts as missing, and is not kept in the page', async () => {
    const { page, hash } = await pageOfNextDay();
    change(page, hash, { file: new Blob(['%PDF-1.7 of somebody else']) });
    const remove = jest.spyOn(page.platform.files, 'remove');
    await open(page, hash);
    expect(opened(page)?.file).toMatchObject({ hash, name: 'paper.pdf', type: 'application/pdf' });
    expect(page.platform.files.get(opened(page)!.file.fileId)).toBeUndefined();
    expect(remove).toHaveBeenCalledTimes(1);
    expect(selectAllSegments(state(page))).toHaveLength(4);
  });

  test('that the browser has lost is saved with the next change, once it was chosen again', async () => {
    const { page, hash } = await pageOfNextDay();
    change(page, hash, { file: undefined });
    await choose(page);
    select(page, 0);
    await settle();
    const saved = page.platform.workStore.works.get(hash)!;
    expect(await saved.file?.text()).toBe('%PDF-1.7 paper.pdf');
    expect(saved.images.size).toBe(4);
    expect(saving(page)).toBe('saved');
  });

  test('that the browser has lost is described, and not replaced', async () => {
    const { page, hash } = await pageOfNextDay();
    change(page, hash, { file: undefined });
    const add = jest.spyOn(page.platform.files, 'add');
    await open(page, hash);
    expect(add).not.toHaveBeenCalled();
    expect(opened(page)?.file).toMatchObject({ hash, name: 'paper.pdf', size: 0 });
  });

  test('that is found again is saved, even if work was saved without it meanwhile', async () => {
    const { page, hash } = await pageOfNextDay();
    change(page, hash, { file: undefined });
    await open(page, hash);
    select(page, 0);
    await settle();
    expect(page.platform.workStore.works.get(hash)?.file).toBeUndefined();
    await choose(page);
    select(page, 2);
    await settle();
    const saved = page.platform.workStore.works.get(hash)!;
    expect(await saved.file?.text()).toBe('%PDF-1.7 paper.pdf');
    expect(saved.images.size).toBe(4);
  });

  test('is not written again after it was opened from the store, and neither are its cut-outs', async () => {
    const { page, hash } = await pageOfNextDay();
    await open(page, hash);
    select(page, 0);
    await settle();
    const [write, ...more] = page.platform.workStore.writes;
    expect(more).toEqual([]);
    expect([write?.file, write?.images.size]).toEqual([undefined, 0]);
    expect(page.platform.workStore.asides.size).toBe(0);
  });
});

/** @jest-environment node */
import {
  documentClosed,
  documentOpened,
  selectAllSegments,
  selectAllStructures,
  selectExtractedText,
} from '@/article';
import { openDocument } from '@/testing/builders';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { createKeeper } from './keeper';
import { createHandedOn } from './sagas/handedOn';
import { restoreEarlier } from './sagas/restoreEarlier.saga';
import { workWritten } from './sagas/workWritten.saga';
import { selectFailedOpening, selectHeld, selectSaving } from './savedWork.selectors';
import {
  clearingRequested,
  unreadWorkRetryRequested,
  savedWorkOpenRequested,
  screenWorkKept,
  storedWorkTaken,
} from './savedWork.slice';
import type { Held } from './savedWorkState';
import {
  selectSalvage,
  selectSetAside,
  setAsideDiscardRequested,
  setAsideSaveRequested,
} from './setAside.slice';
import { patternOf } from './stored/replacements';
import { damagesOf } from './testing/damages';
import { fullSnapshot, HASH } from './testing/fullWork';
import {
  choose,
  loadPage,
  messages,
  nextDay,
  opened,
  pageOfNextDay,
  pageWithWork,
  receiveText,
  reload,
  saving,
  select,
  settle,
  useFakeTimersInEachTest,
  workOn,
} from './testing/page';

useFakeTimersInEachTest();

const state = ({ store }: TestStore) => store.getState();
const stored = ({ platform }: TestStore, hash: string) => platform.workStore.works.get(hash)!;
const asides = ({ platform }: TestStore) => [...platform.workStore.asides.values()];

function damage(test: TestStore, hash: string, snapshot: unknown): object {
  const saved = { ...stored(test, hash), snapshot };
  test.platform.workStore.works.set(hash, saved);
  return { ...saved.summary, snapshot };
}

test('whatever is damaged: the original is set aside, and what is stored does not change', async () => {
  const test = makeTestStore({ runSagas: false });
  const { works, asides: apart, writes } = test.platform.workStore;
  const rest = { name: 'paper.pdf', savedAt: 1, size: 1, segmentCount: 3, structureCount: 2 };
  const summary = { ...rest, hash: HASH, revision: 'r' };
  const wrong: string[] = [];
  const file = { ...fullSnapshot.work.document.file, fileId: 'f1' };
  // One item of each list is enough: the reader's own tests cover the others.
  const ofEachPlace = new Map(
    damagesOf(fullSnapshot)
      .filter(({ how }) => how === 'null')
      .map((damage) => [patternOf(damage.path.slice(1)), damage]),
  );
  expect(ofEachPlace.size).toBeGreaterThan(100);
  const damages = ofEachPlace.values();
  for (const { path, how, damaged } of damages) {
    works.set(HASH, { summary, snapshot: damaged, images: new Map() });
    apart.clear();
    test.store.dispatch(documentOpened({ pdfId: '1', file, pageCount: 3, openedAt: '' }));
    await test
      .runSaga(
        restoreEarlier,
        createKeeper({ hash: file.hash, isElsewhere: false }, undefined),
        file,
        createHandedOn(),
      )
      .toPromise();
    const [aside] = [...apart.values()];
    const isWhole = selectSalvage(state(test)) === null && aside === undefined;
    const isKept = Reflect.get((aside?.record ?? {}) as object, 'snapshot') === damaged;
    const isStored = works.get(HASH)?.snapshot === damaged;
    if (!isStored || !(isWhole || isKept)) wrong.push(`${path.join('.')} ${how}`);
  }
  expect(wrong).toEqual([]);
  expect(writes).toEqual([]);
});

describe('saved work that cannot all be read', () => {
  const withFault = async () => {
    const { page: before, hash } = await pageWithWork();
    const { work } = stored(before, hash).snapshot as typeof fullSnapshot;
    const structures = [{ ...work.structures[0]!, history: ['x', ...work.structures[0]!.history] }];
    const record = damage(before, hash, { version: 3, work: { ...work, structures } });
    return { before, hash, record };
  };

  test('is restored except for what is damaged, after a reload and when the article is chosen', async () => {
    const { before, record } = await withFault();
    const page = await reload(before);
    const leftOut = [{ kind: 'earlierReading', count: 1 }];
    expect(selectSalvage(state(page))).toMatchObject({ reason: 'damaged', leftOut });
    expect(selectAllStructures(state(page))[0]?.history).toHaveLength(1);
    expect(selectExtractedText(state(page))?.content).toBe('Quercetin from leaves');
    const again = await nextDay(page);
    await choose(again);
    expect(selectSalvage(state(again))).toMatchObject({ leftOut });
    expect(asides(again)).toMatchObject([{ reason: 'damaged', record }]);
    expect(selectSetAside(state(again))).toMatchObject([{ reason: 'damaged' }]);
  });

  test('is saved without it with the next change, while the record is kept', async () => {
    const { before, hash, record } = await withFault();
    const page = await reload(before);
    expect(page.platform.workStore.writes).toHaveLength(0);
    select(page, 0);
    await settle();
    expect(stored(page, hash).snapshot).not.toEqual(Reflect.get(record, 'snapshot'));
    expect(asides(page)).toMatchObject([{ record }]);
    expect(selectSalvage(state(await reload(page)))).toBeNull();
  });

  test('can be saved unchanged as a file, and is deleted when the user discards it', async () => {
    const { before, record } = await withFault();
    const page = await reload(before);
    const { id } = selectSalvage(state(page))!;
    page.store.dispatch(setAsideSaveRequested({ id }));
    await flush();
    const [file] = page.platform.saved;
    expect(file?.name).toMatch(/^paper-set-aside-[\dTZ-]+\.json$/);
    expect(JSON.parse(await file!.content.text())).toMatchObject({ article: 'paper.pdf', record });
    page.store.dispatch(setAsideDiscardRequested({ id }));
    await flush();
    expect(asides(page)).toEqual([]);
    expect(selectSetAside(state(page))).toEqual([]);
    expect(selectSalvage(state(page))).toBeNull();
  });

  test('is neither shown nor overwritten while there is no space to set it aside', async () => {
    const { before, hash, record } = await withFault();
    const page = await nextDay(before);
    for (let i = 0; i < 20; i += 1) {
      const aside = { id: String(i), hash, name: 'x', setAsideAt: i, reason: 'damaged' as const };
      page.platform.workStore.asides.set(String(i), { ...aside, record: i });
    }
    await choose(page);
    expect(selectHeld(state(page))).toMatchObject({ status: 'unread' });
    receiveText(page, 'Read meanwhile');
    await settle();
    expect(stored(page, hash).snapshot).toEqual(Reflect.get(record, 'snapshot'));
    expect(page.platform.workStore.asides.size).toBe(20);
  });

  test('clearing all saved work clears what was set aside as well', async () => {
    const { before } = await withFault();
    const page = await reload(before);
    page.store.dispatch(clearingRequested());
    await flush();
    expect(asides(page)).toEqual([]);
    expect(selectSetAside(state(page))).toEqual([]);
  });
});

describe('saved work of which nothing can be read', () => {
  test.each([
    ['damaged', 'x', 'damaged'],
    ['of a later version', { version: 99, work: { anything: 1 } }, 'unknownVersion'],
  ])('(%s) is set aside, and the article can be worked on', async (_case, snapshot, reason) => {
    const { page: before, hash } = await pageWithWork();
    const record = damage(before, hash, snapshot);
    const page = await nextDay(before);
    await choose(page);
    expect(selectSalvage(state(page))).toMatchObject({ reason, leftOut: null });
    receiveText(page, 'Read anew');
    await settle();
    expect(saving(page)).toBe('saved');
    expect(asides(page)).toMatchObject([{ reason, record }]);
  });

  test.each([
    ['of a later version', { version: 99, work: { anything: 1 } }],
    ['empty', null],
    ['a text', 'x'],
  ])(
    '(%s) stays with its cut-outs until there are results, and they then, too',
    async (_case, snapshot) => {
      const { page: before, hash } = await pageWithWork();
      damage(before, hash, snapshot);
      const names = [...stored(before, hash).images.keys()];
      expect(names).not.toEqual([]);
      const page = await nextDay(before);
      await choose(page);
      await settle(20_000);
      expect(page.platform.workStore.writes).toEqual([]);
      receiveText(page, 'Read anew');
      await settle();
      expect(saving(page)).toBe('saved');
      expect([...stored(page, hash).images.keys()]).toEqual(names);
    },
  );

  test('is read and set aside once if its article is opened from the list', async () => {
    const { page: before, hash } = await pageWithWork();
    const record = damage(before, hash, {});
    const page = await nextDay(before);
    const get = jest.spyOn(page.platform.workStore, 'get');
    const setAside = jest.spyOn(page.platform.workStore, 'setAside');
    page.store.dispatch(savedWorkOpenRequested({ hash }));
    await flush(300);
    expect([get, setAside].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    const [aside] = selectSetAside(state(page));
    expect(selectSalvage(state(page))).toMatchObject({ id: aside?.id, leftOut: null });
    receiveText(page, 'Read anew');
    await settle();
    expect(saving(page)).toBe('saved');
    expect(asides(page)).toMatchObject([{ reason: 'damaged', record }]);
  });

  test('is read again if the article is chosen after its file could not be opened', async () => {
    const { page: before, hash } = await pageWithWork();
    const { snapshot } = stored(before, hash);
    damage(before, hash, {});
    const page = await nextDay(before);
    page.platform.pdfs.fault = { kind: 'damaged', message: 'No PDF' };
    page.store.dispatch(savedWorkOpenRequested({ hash }));
    await flush(300);
    expect(opened(page)).toBeNull();
    page.platform.pdfs.fault = undefined;
    // Another tab has saved the work again meanwhile.
    damage(page, hash, snapshot);
    await choose(page);
    expect(selectAllSegments(state(page))).toHaveLength(4);
    expect(selectSalvage(state(page))).toBeNull();
  });

  test('still opens its article from the list', async () => {
    const { page: before, hash } = await pageWithWork();
    damage(before, hash, {});
    const page = await nextDay(before);
    page.store.dispatch(savedWorkOpenRequested({ hash }));
    await flush(300);
    expect(opened(page)?.file.hash).toBe(hash);
    expect(selectSalvage(state(page))).toMatchObject({ leftOut: null });
  });
});

describe('a store that cannot be read', () => {
  async function unread(fault: 'failed' | 'hangs') {
    const { page, hash } = await pageOfNextDay();
    const { workStore } = page.platform;
    if (fault === 'failed') workStore.fault = 'failed';
    else workStore.readingHangs = true;
    await choose(page);
    await settle(11_000);
    return { page, hash, snapshot: stored(page, hash).snapshot };
  }
  const mend = ({ platform: { workStore } }: TestStore) => {
    workStore.fault = undefined;
    workStore.readingHangs = false;
  };

  test.each(['failed', 'hangs'] as const)(
    '(%s) is not an empty store: nothing is written',
    async (fault) => {
      const { page, hash, snapshot } = await unread(fault);
      const { message } = selectHeld(state(page)) as Extract<Held, { status: 'unread' }>;
      expect(message).toMatch(/^This browser’s storage does not/);
      expect(selectSaving(state(page))).toEqual({ status: 'failed', message });
      receiveText(page, 'Read meanwhile');
      page.platform.workStore.fault = undefined;
      await settle(20_000);
      expect(page.platform.workStore.writes).toEqual([]);
      expect(stored(page, hash).snapshot).toEqual(snapshot);
    },
  );

  test.each(['failed', 'hangs'] as const)(
    '(%s) is tried again, and its work is restored',
    async (fault) => {
      const { page } = await unread(fault);
      mend(page);
      page.store.dispatch(unreadWorkRetryRequested());
      await settle();
      expect(selectHeld(state(page))).toBeNull();
      expect(selectAllSegments(state(page))).toHaveLength(4);
    },
  );

  test('keeps both works if there are results by the time it can be read', async () => {
    const { page, hash } = await unread('failed');
    receiveText(page, 'Read meanwhile');
    mend(page);
    page.store.dispatch(unreadWorkRetryRequested());
    await settle();
    const held = { status: 'otherWork', reason: 'foundLate', stored: { segmentCount: 4 } };
    expect(selectHeld(state(page))).toMatchObject(held);
    const message = 'Other work on this article is saved in this browser.';
    expect(selectSaving(state(page))).toEqual({ status: 'failed', message });
    expect(page.platform.workStore.writes).toEqual([]);
    page.store.dispatch(screenWorkKept());
    await settle();
    expect(asides(page)).toMatchObject([
      {
        reason: 'replaced',
        record: { snapshot: { work: { segments: { items: { length: 4 } } } } },
      },
    ]);
    const text = { extracted: { content: 'Read meanwhile' } };
    expect(stored(page, hash).snapshot).toMatchObject({ work: { text } });
    expect(saving(page)).toBe('saved');
  });

  test('that turns out to have nothing of the article receives what was made meanwhile', async () => {
    const page = loadPage();
    page.platform.workStore.fault = 'failed';
    const hash = await workOn(page);
    expect(selectHeld(state(page))).toMatchObject({ status: 'unread', hash });
    mend(page);
    page.store.dispatch(unreadWorkRetryRequested());
    await settle();
    expect(selectHeld(state(page))).toBeNull();
    expect(stored(page, hash)).toMatchObject({ summary: { segmentCount: 4 } });
  });

  test('puts the stored work on the screen, and sets aside what was there', async () => {
    const { page } = await unread('failed');
    receiveText(page, 'Read meanwhile');
    mend(page);
    page.store.dispatch(unreadWorkRetryRequested());
    await settle();
    page.store.dispatch(storedWorkTaken());
    await settle();
    expect(selectAllSegments(state(page))).toHaveLength(4);
    const text = { extracted: { content: 'Read meanwhile' } };
    expect(asides(page)).toMatchObject([{ record: { snapshot: { work: { text } } } }]);
    expect(selectHeld(state(page))).toBeNull();
  });

  const close = async ({ store }: TestStore) => void store.dispatch(documentClosed());
  const openOther = async (page: TestStore) => {
    await openDocument(page, { name: 'other.pdf', pdfId: '1800000000000' });
  };

  test.each([
    ['is closed', close],
    ['gives way to another', openOther],
  ])('does not lose what was made meanwhile if the document %s', async (_how, leave) => {
    const { page, hash, snapshot } = await unread('failed');
    receiveText(page, 'Read meanwhile');
    await flush();
    mend(page);
    await leave(page);
    await settle();
    expect(selectHeld(state(page))).toBeNull();
    expect(messages(page).join()).not.toContain('could not be saved');
    expect(stored(page, hash).snapshot).toEqual(snapshot);
    const about = { hash, name: 'paper.pdf' };
    const text = { extracted: { content: 'Read meanwhile' } };
    expect(asides(page)).toMatchObject([
      { ...about, reason: 'replaced', record: { ...about, snapshot: { work: { text } } } },
    ]);
    await choose(page);
    expect(selectAllSegments(state(page))).toHaveLength(4);
  });

  test('reports what is lost if nothing can be set aside either when the document is closed', async () => {
    const { page } = await unread('failed');
    receiveText(page, 'Read meanwhile');
    await flush();
    page.store.dispatch(documentClosed());
    await settle();
    expect(messages(page)).toContain('The work on "paper.pdf" could not be saved');
  });

  test('is reported on a reload, which can be retried, even by another reload', async () => {
    const { page: before, hash } = await pageWithWork();
    await before.stop();
    const { tabStorage, workStore } = before.platform;
    workStore.fault = 'blocked';
    const page = loadPage({ ...createFakePlatform({ tabStorage }), workStore });
    await flush(200);
    expect(selectFailedOpening(state(page))).toMatchObject({ hash });
    workStore.fault = undefined;
    await page.stop();
    const again = loadPage({ ...createFakePlatform({ tabStorage }), workStore });
    await flush(200);
    expect(selectAllSegments(state(again))).toHaveLength(4);
  });

  test('while it is being written does not leave the page saving forever', async () => {
    const page = loadPage();
    page.platform.workStore.hangs = true;
    await workOn(page);
    await settle(61_000);
    expect(saving(page)).toBe('failed');
    expect(messages(page).join()).toContain('cannot be saved');
  });
});

describe('two tabs with the same article', () => {
  async function twoTabs() {
    const { page: one, hash } = await pageWithWork();
    const { workStore } = one.platform;
    let count = 0;
    const ids = { uuid: () => `of-another-tab-${(count += 1)}`, random: () => 0.5 };
    const two = loadPage({ ...createFakePlatform({ ids }), workStore });
    await choose(two);
    await settle();
    return { one, two, hash, workStore };
  }
  const selectedIn = (test: TestStore) => Object.keys(state(test).article.segments.selected);

  test('neither overwrites what the other has saved before the user decides which counts', async () => {
    const { one, two, hash, workStore } = await twoTabs();
    select(two, 2);
    await settle();
    const { revision } = workStore.works.get(hash)!.summary;
    select(one, 3);
    await settle(10_000);
    expect(workStore.works.get(hash)?.summary.revision).toBe(revision);
    expect(selectHeld(state(one))).toMatchObject({ status: 'otherWork', reason: 'otherTab' });
    one.store.dispatch(screenWorkKept());
    await settle();
    expect(workStore.works.get(hash)?.snapshot).toMatchObject({
      work: { segments: { selected: ['page-0-segment-1', 'page-0-segment-3'] } },
    });
    expect(asides(one)).toMatchObject([{ reason: 'replaced', record: { revision } }]);
  });

  test('what a write replaced and could not be set aside is told', async () => {
    const { page, hash } = await pageWithWork();
    jest
      .spyOn(page.platform.workStore, 'setAside')
      .mockResolvedValue({ ok: false, fault: { kind: 'noRoomAside', message: 'No room' } });
    const { summary } = stored(page, hash);
    page.runSaga(workWritten, summary, { replaced: { hash } }, false);
    await flush();
    expect(messages(page)).toContain(
      'Another tab’s work on "paper.pdf" was replaced, and could not be set aside',
    );
  });

  async function oneHeldUp() {
    const tabs = await twoTabs();
    const { one, two } = tabs;
    select(two, 2);
    await settle();
    select(one, 3);
    return tabs;
  }

  test('what the other tab saved can be requested again if it could not be read', async () => {
    const { one, workStore } = await oneHeldUp();
    workStore.readingHangs = true;
    await settle(12_000);
    expect(selectHeld(state(one))).toMatchObject({ status: 'unread' });
    workStore.readingHangs = false;
    one.store.dispatch(unreadWorkRetryRequested());
    await settle();
    expect(selectHeld(state(one))).toMatchObject({ status: 'otherWork', reason: 'otherTab' });
  });

  test('if the other tab’s work cannot be set aside, this is reported, and it stays stored', async () => {
    const { one, workStore, hash } = await oneHeldUp();
    await settle();
    const { revision } = workStore.works.get(hash)!.summary;
    workStore.setAside = async () => ({
      ok: false,
      fault: { kind: 'noRoomAside', message: 'No room' },
    });
    one.store.dispatch(screenWorkKept());
    await settle();
    expect(messages(one)).toContain('The saved work could not be set aside');
    expect(selectHeld(state(one))).toMatchObject({ status: 'otherWork' });
    expect(workStore.works.get(hash)?.summary.revision).toBe(revision);
  });

  test('if the other tab’s work cannot be opened, this is reported while a document is open', async () => {
    const { one, workStore } = await oneHeldUp();
    await settle();
    workStore.fault = 'failed';
    one.store.dispatch(storedWorkTaken());
    await settle();
    expect(messages(one)).toContain('The saved work could not be read');
    expect(selectHeld(state(one))).toMatchObject({ status: 'otherWork' });
  });

  test('there is nothing to choose if the other tab has removed the work meanwhile', async () => {
    const { one, workStore, hash } = await oneHeldUp();
    await settle();
    workStore.works.delete(hash);
    one.store.dispatch(screenWorkKept());
    await settle();
    expect(selectHeld(state(one))).toBeNull();
    expect(asides(one)).toEqual([]);
    expect(workStore.works.get(hash)).toMatchObject({ summary: { segmentCount: 4 } });
    expect(workStore.works.get(hash)?.file).toBeDefined();
  });

  test('nor if it was removed while it could not be read', async () => {
    const { one, workStore, hash } = await oneHeldUp();
    workStore.readingHangs = true;
    await settle(12_000);
    workStore.readingHangs = false;
    workStore.works.delete(hash);
    one.store.dispatch(unreadWorkRetryRequested());
    await settle();
    expect(selectHeld(state(one))).toBeNull();
    expect(saving(one)).toBe('saved');
    expect(workStore.works.get(hash)).toMatchObject({ summary: { segmentCount: 4 } });
  });

  test('once the choice is made, the last changes are saved when the document is closed', async () => {
    const { one, workStore, hash } = await oneHeldUp();
    await settle();
    one.store.dispatch(screenWorkKept());
    await settle();
    select(one, 0);
    await flush();
    one.store.dispatch(documentClosed());
    await settle();
    const selected = ['page-0-segment-0', 'page-0-segment-1', 'page-0-segment-3'];
    const { snapshot } = workStore.works.get(hash)!;
    expect(snapshot).toMatchObject({ work: { segments: { selected } } });
    expect(asides(one)).toHaveLength(1);
  });

  test('the choice waits while what the other tab saved cannot be read to be set aside', async () => {
    const { one, workStore, hash } = await oneHeldUp();
    await settle();
    const { revision } = workStore.works.get(hash)!.summary;
    workStore.fault = 'failed';
    one.store.dispatch(screenWorkKept());
    await settle();
    workStore.fault = undefined;
    expect(messages(one)).toContain('The saved work could not be set aside');
    expect(workStore.works.get(hash)?.summary.revision).toBe(revision);
  });

  test('a tab can take over what the other has saved, and its own work is set aside', async () => {
    const { one, two } = await twoTabs();
    select(two, 2);
    await settle();
    select(one, 3);
    await settle();
    one.store.dispatch(storedWorkTaken());
    await settle();
    expect(selectedIn(one)).toEqual(['page-0-segment-1', 'page-0-segment-2']);
    expect(asides(one)).toHaveLength(1);
    select(one, 0);
    await settle();
    expect(saving(one)).toBe('saved');
  });

  test('what a closing page replaces is set aside', async () => {
    const { one, two, hash, workStore } = await twoTabs();
    select(two, 2);
    await settle();
    select(one, 3);
    await flush();
    one.platform.lifecycle.emit({ kind: 'hidden' });
    await flush(100);
    const selected = ['page-0-segment-1', 'page-0-segment-3'];
    expect(workStore.works.get(hash)?.snapshot).toMatchObject({ work: { segments: { selected } } });
    expect(asides(one)).toHaveLength(1);
  });
});

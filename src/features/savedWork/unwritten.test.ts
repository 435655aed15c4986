/** @jest-environment node */
import {
  compoundFieldsSet,
  documentClosed,
  segmentsJudged,
  selectCompoundDraft,
  selectExtractedText,
  selectJudgement,
  selectLastDone,
  selectSelectedIds,
} from '@/article';
import type { Work } from '@/domain/work';
import { keepInMemory } from '@/platform/browser/workStore/keepInMemory';
import { openDocument } from '@/testing/builders';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import {
  clearingRequested,
  savedWorkOpenRequested,
  savedWorkRemovalRequested,
  startOverRequested,
} from './savedWork.slice';
import {
  choose,
  loadPage,
  nextDay,
  opened,
  pageWithWork,
  receiveText,
  reload,
  select,
  settle,
  useFakeTimersInEachTest,
} from './testing/page';
import { NOTE_KEY, NOTE_LIMIT } from './unwritten/unwrittenNote';

useFakeTimersInEachTest();

const SEGMENT = 'page-0-segment-0';

function judge({ store }: TestStore): void {
  store.dispatch(
    segmentsJudged({ judgements: { [SEGMENT]: { verdict: 'rejected', reason: 'duplicate' } } }),
  );
  store.dispatch(compoundFieldsSet({ ids: [SEGMENT], fields: { note: 'seen twice' } }));
}

const leave = ({ platform }: TestStore) =>
  platform.lifecycle.emit({ kind: 'leaving', persisted: false });

const said = ({ store }: TestStore) => ({
  verdict: selectJudgement(store.getState(), SEGMENT)?.verdict,
  note: selectCompoundDraft(store.getState(), SEGMENT).note,
});
const ALL = { verdict: 'rejected', note: 'seen twice' };
const NOTHING = { verdict: undefined, note: undefined };

const noteOf = ({ platform }: TestStore, hash: string) =>
  platform.localStorage.get(NOTE_KEY + hash);
const asides = ({ platform }: TestStore) => [...platform.workStore.asides.values()];

/** A page that was left just after a judgement, and whose last write never came to anything. */
async function leftTooEarly() {
  const { page, hash } = await pageWithWork();
  page.platform.workStore.hangs = true;
  judge(page);
  leave(page);
  return { page, hash };
}

describe('a page that is left before its work is written', () => {
  test('has all of it after a reload, with its undo list, and then in the store', async () => {
    const { page, hash } = await leftTooEarly();
    const after = await reload(page);
    expect(said(after)).toEqual(ALL);
    expect(selectLastDone(after.store.getState())?.title).toMatch(/^Change the compound/);
    const { snapshot, summary } = after.platform.workStore.works.get(hash)!;
    expect((snapshot as { work: Work }).work.segments.judgements).toHaveProperty(SEGMENT);
    expect(summary.facts?.checkedCount).toBe(1);
    expect(noteOf(after, hash)).toBeNull();
    expect(asides(after)).toEqual([]);
  });

  test('while an earlier write is under way has what was said since', async () => {
    const { page } = await pageWithWork();
    page.platform.workStore.hangs = true;
    select(page, 2);
    await settle();
    judge(page);
    leave(page);
    const after = await reload(page);
    expect(said(after)).toEqual(ALL);
    expect(selectSelectedIds(after.store.getState())).toContain('page-0-segment-2');
  });

  test('is noted as well when only hidden: it may be ended without another word', async () => {
    const { page } = await pageWithWork();
    page.platform.workStore.hangs = true;
    judge(page);
    page.platform.lifecycle.emit({ kind: 'hidden' });
    expect(said(await reload(page))).toEqual(ALL);
  });

  test('loses nothing of an article that was closed just before', async () => {
    const { page, hash } = await pageWithWork();
    page.platform.workStore.hangs = true;
    judge(page);
    page.store.dispatch(documentClosed());
    await flush();
    expect(opened(page)).toBeNull();
    expect(noteOf(page, hash)).not.toBeNull();
    const after = await reload(page);
    const { snapshot } = after.platform.workStore.works.get(hash)!;
    expect((snapshot as { work: Work }).work.segments.judgements).toHaveProperty(SEGMENT);
  });

  test('loses nothing of an article whose write had failed before it was closed', async () => {
    const { page, hash } = await pageWithWork();
    page.platform.workStore.writeFault = 'failed';
    judge(page);
    await settle();
    page.store.dispatch(documentClosed());
    await flush();
    expect(noteOf(page, hash)).not.toBeNull();
    const after = await reload(page);
    const { snapshot } = after.platform.workStore.works.get(hash)!;
    expect((snapshot as { work: Work }).work.segments.judgements).toHaveProperty(SEGMENT);
  });

  test('and whose work is only in memory, since the store is full, has all of it', async () => {
    const { page, hash } = await pageWithWork();
    Object.assign(page.platform.workStore, keepInMemory({ ...page.platform.workStore }));
    page.platform.workStore.writeFault = 'full';
    judge(page);
    await settle();
    page.store.dispatch(documentClosed());
    await settle();
    page.store.dispatch(savedWorkOpenRequested({ hash }));
    await settle();
    expect(said(page)).toEqual(ALL);
    select(page, 2);
    leave(page);
    const after = await reload(page);
    expect(said(after)).toEqual(ALL);
    expect(selectSelectedIds(after.store.getState())).toContain('page-0-segment-2');
    expect(asides(after)).toEqual([]);
  });

  test('after starting over has only what was done since, not parts of the earlier work', async () => {
    const { page: before } = await pageWithWork();
    judge(before);
    const page = await nextDay(before);
    await choose(page);
    expect(said(page)).toEqual(ALL);
    page.store.dispatch(startOverRequested());
    await settle();
    page.platform.workStore.hangs = true;
    receiveText(page, 'Read again');
    leave(page);
    const after = await reload(page);
    expect(selectExtractedText(after.store.getState())?.content).toBe('Read again');
    expect(said(after)).toEqual(NOTHING);
    expect(selectLastDone(after.store.getState())).toBeUndefined();
    expect(asides(after)).toEqual([]);
  });

  test('whose write was done all the same has it once, and nothing is set aside', async () => {
    const { page } = await pageWithWork();
    judge(page);
    leave(page);
    // Written, but the page was gone before it heard of that.
    const notes = page.platform.localStorage.keys().map((key) => {
      return [key, page.platform.localStorage.get(key) ?? ''] as const;
    });
    await settle();
    notes.forEach(([key, note]) => page.platform.localStorage.set(key, note));
    const after = await reload(page);
    expect(said(after)).toEqual(ALL);
    expect(asides(after)).toEqual([]);
  });

  test('notes only what changed: neither text nor structures with a judgement', async () => {
    const { page, hash } = await leftTooEarly();
    const note = JSON.parse(noteOf(page, hash) ?? '') as { changed: object };
    expect(Object.keys(note.changed).sort()).toEqual([
      'compoundDrafts',
      'history',
      'segments.judgements',
    ]);
  });
});

describe('a start that takes long to write what was noted', () => {
  /** Nothing of the article can be read until the returned function is called. */
  async function slowStart() {
    const { page, hash } = await leftTooEarly();
    const { workStore } = page.platform;
    workStore.hangs = false;
    await page.stop();
    const { get } = workStore;
    let answer = () => {};
    const ready = new Promise<void>((resolve) => {
      answer = resolve;
    });
    workStore.get = async (of) => {
      if (of === hash) await ready;
      return get(of);
    };
    const after = loadPage(page.platform);
    await flush();
    const goOn = async () => {
      answer();
      await settle();
    };
    return { after, hash, goOn };
  }
  const opening = ({ store }: TestStore) => store.getState().library.savedWork.opening;

  test('says that the article is opened, and then opens it as it was left', async () => {
    const { after, hash, goOn } = await slowStart();
    expect(opening(after)).toBe(hash);
    await goOn();
    expect(opening(after)).toBeNull();
    expect(said(after)).toEqual(ALL);
  });

  test('does not replace what the user opens meanwhile, nor forgets it', async () => {
    const { after, goOn } = await slowStart();
    await choose(after, 'other.pdf');
    expect(opening(after)).toBeNull();
    await goOn();
    expect(opened(after)?.file.name).toBe('other.pdf');
    expect(opened(await reload(after))?.file.hash).toBe(opened(after)?.file.hash);
  });

  test('lets an article of the list wait, too, whose notes may be among them', async () => {
    const { after, hash, goOn } = await slowStart();
    after.store.dispatch(savedWorkOpenRequested({ hash }));
    await goOn();
    expect(said(after)).toEqual(ALL);
    expect(opening(after)).toBeNull();
    expect(asides(after)).toEqual([]);
  });
});

describe('a note', () => {
  test('is gone once the page has written what it says', async () => {
    const { page, hash } = await pageWithWork();
    judge(page);
    page.platform.lifecycle.emit({ kind: 'hidden' });
    expect(noteOf(page, hash)).not.toBeNull();
    await settle();
    expect(noteOf(page, hash)).toBeNull();
  });

  test('of another tab is left alone by later writes', async () => {
    const { page, hash } = await pageWithWork();
    judge(page);
    page.platform.lifecycle.emit({ kind: 'hidden' });
    await settle();
    page.platform.localStorage.set(NOTE_KEY + hash, 'of another tab');
    select(page, 2);
    await settle();
    expect(page.platform.workStore.writes).toHaveLength(3);
    expect(noteOf(page, hash)).toBe('of another tab');
  });

  test('that came while an own one was written is left alone', async () => {
    const { page, hash } = await pageWithWork();
    judge(page);
    page.platform.lifecycle.emit({ kind: 'hidden' });
    page.platform.localStorage.set(NOTE_KEY + hash, 'of another tab');
    await settle();
    expect(noteOf(page, hash)).toBe('of another tab');
  });

  test('is taken in again if the page ended after its write, before it was removed', async () => {
    const { page, hash } = await leftTooEarly();
    const { workStore } = page.platform;
    workStore.hangs = false;
    await page.stop();
    const between = loadPage(page.platform);
    const { put } = workStore;
    workStore.put = async (work) => {
      await put(work);
      return new Promise(() => undefined);
    };
    await flush(200);
    expect(noteOf(between, hash)).not.toBeNull();
    const after = await reload(between);
    expect(said(after)).toEqual(ALL);
    expect(asides(after)).toEqual([]);
    expect(noteOf(after, hash)).toBeNull();
  });

  test('is not made of work that is written', async () => {
    const { page } = await pageWithWork();
    leave(page);
    expect(page.platform.localStorage.keys()).toEqual([]);
  });

  test('is not laid over work that another tab has written since, but set aside', async () => {
    const { page, hash } = await leftTooEarly();
    const stored = page.platform.workStore.works.get(hash)!;
    const summary = { ...stored.summary, revision: 'of another tab' };
    page.platform.workStore.works.set(hash, { ...stored, summary });
    const after = await reload(page);
    expect(said(after)).toEqual(NOTHING);
    expect(asides(after)).toMatchObject([{ hash, name: 'paper.pdf', reason: 'replaced' }]);
    expect(JSON.stringify(asides(after))).toContain('seen twice');
    expect(noteOf(after, hash)).toBeNull();
  });

  test('is not made in a browser that forbids storage, not even of work in memory', async () => {
    const platform = createFakePlatform();
    platform.workStore.fault = 'unavailable';
    Object.assign(platform.workStore, keepInMemory({ ...platform.workStore }));
    const page = loadPage(platform);
    const { hash } = await openDocument(page);
    await flush(100);
    receiveText(page);
    page.platform.lifecycle.emit({ kind: 'hidden' });
    expect(platform.localStorage.keys()).toEqual([]);
    await settle();
    page.store.dispatch(documentClosed());
    await settle();
    page.store.dispatch(savedWorkOpenRequested({ hash }));
    await settle();
    expect(selectExtractedText(page.store.getState())?.content).toMatch(/^Quercetin/);
    leave(page);
    expect(platform.localStorage.keys()).toEqual([]);
  });

  test('goes when everything is removed, even if the store cannot do it', async () => {
    const { page, hash } = await leftTooEarly();
    page.platform.workStore.fault = 'failed';
    page.store.dispatch(clearingRequested());
    await flush(100);
    expect(noteOf(page, hash)).toBeNull();
  });

  test('stays until the store has it', async () => {
    const { page, hash } = await leftTooEarly();
    const platform = createFakePlatform({ localStorage: page.platform.localStorage });
    page.platform.workStore.works.forEach((work, key) => platform.workStore.works.set(key, work));
    platform.workStore.writeFault = 'full';
    const after = loadPage(platform);
    await flush(200);
    expect(noteOf(after, hash)).not.toBeNull();
  });

  test.each([
    ['its article is removed', (hash: string) => savedWorkRemovalRequested({ hash })],
    ['everything is removed', () => clearingRequested()],
  ])('goes when %s', async (_what, request) => {
    const { page, hash } = await leftTooEarly();
    page.store.dispatch(request(hash));
    await flush(100);
    expect(noteOf(page, hash)).toBeNull();
  });

  test.each<[string, (note: string) => string]>([
    ['is no JSON', () => 'yes'],
    ['is of another version', (note) => note.replace('"version":1', '"version":2')],
    ['has other fields', (note) => note.replace('{', '{"__proto__":{"x":1},"more":1,')],
    ['is nested too deep', () => '['.repeat(5_000) + ']'.repeat(5_000)],
    ['is too long', () => 'x'.repeat(NOTE_LIMIT + 1)],
    ['says what no judgement is', (note) => note.replace('"rejected"', '"wonderful"')],
    ['names parts that are not there', (note) => note.replace('"gone":[', '"gone":["document",')],
  ])('that %s changes nothing, and is set aside', async (_what, damage) => {
    const { page, hash } = await leftTooEarly();
    page.platform.localStorage.set(NOTE_KEY + hash, damage(noteOf(page, hash) ?? ''));
    const after = await reload(page);
    expect(opened(after)).not.toBeNull();
    expect(said(after)).toEqual(NOTHING);
    expect(asides(after)).toMatchObject([{ hash, reason: 'damaged' }]);
    expect(noteOf(after, hash)).toBeNull();
  });

  test('of something that is no article is left alone', async () => {
    const platform = createFakePlatform();
    platform.localStorage.set(`${NOTE_KEY}../x`, '{}');
    loadPage(platform);
    await flush(100);
    expect(platform.localStorage.keys()).toEqual([`${NOTE_KEY}../x`]);
  });
});

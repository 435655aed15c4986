/** @jest-environment node */
import {
  compoundFieldsSet,
  documentClosed,
  selectCompoundDraft,
  selectExtractedText,
  selectSelectedIds,
} from '@/article';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { savedWorkOpenRequested } from './savedWork.slice';
import {
  choose,
  pageWithWork,
  receiveText,
  reload,
  select,
  settle,
  useFakeTimersInEachTest,
} from './testing/page';
import { NOTE_KEY } from './unwritten/unwrittenNote';

useFakeTimersInEachTest();

const SEGMENT = 'page-0-segment-0';

const say = ({ store }: TestStore, note: string) =>
  store.dispatch(compoundFieldsSet({ ids: [SEGMENT], fields: { note } }));
const said = ({ store }: TestStore) => selectCompoundDraft(store.getState(), SEGMENT).note;
const hide = ({ platform }: TestStore) => platform.lifecycle.emit({ kind: 'hidden' });
const notes = ({ platform }: TestStore) =>
  platform.localStorage.keys().filter((key) => key.startsWith(NOTE_KEY));
const asides = ({ platform }: TestStore) => [...platform.workStore.asides.values()];

/** An article that was closed after its last write had failed: what was said is only in a note. */
async function closedUnwritten() {
  const { page, hash } = await pageWithWork();
  page.platform.workStore.writeFault = 'failed';
  say(page, 'seen twice');
  await settle();
  page.store.dispatch(documentClosed());
  await settle();
  expect(notes(page)).toEqual([NOTE_KEY + hash]);
  return { page, hash };
}

async function openFromList(page: TestStore, hash: string): Promise<void> {
  page.store.dispatch(savedWorkOpenRequested({ hash }));
  await flush(300);
}

describe.each<[string, (page: TestStore, hash: string) => Promise<void>]>([
  ['opened from the list', openFromList],
  ['chosen', (page) => choose(page)],
])('an article whose last work is only noted, %s by the same page', (_how, open) => {
  test('is shown as it was closed', async () => {
    const { page, hash } = await closedUnwritten();
    await open(page, hash);
    expect(said(page)).toBe('seen twice');
  });

  test('has what was noted before and after its opening, when it is hidden', async () => {
    const { page, hash } = await closedUnwritten();
    await open(page, hash);
    select(page, 2);
    hide(page);
    const after = await reload(page);
    expect(said(after)).toBe('seen twice');
    expect(selectSelectedIds(after.store.getState())).toContain('page-0-segment-2');
    expect(notes(after)).toEqual([]);
    expect(asides(after)).toEqual([]);
  });

  test('is written as soon as the store takes it, and the note is gone', async () => {
    const { page, hash } = await closedUnwritten();
    page.platform.workStore.writeFault = undefined;
    await open(page, hash);
    await settle();
    expect(notes(page)).toEqual([]);
    expect(page.platform.workStore.works.get(hash)?.snapshot).toMatchObject({
      work: { compoundDrafts: { [SEGMENT]: { note: 'seen twice' } } },
    });
    expect(asides(page)).toEqual([]);
  });
});

test('a note stays beside that of work which must not be laid over what is stored', async () => {
  const { page, hash } = await closedUnwritten();
  page.platform.workStore.fault = 'failed';
  await choose(page);
  receiveText(page, 'Read again');
  hide(page);
  expect(notes(page)).toHaveLength(2);
  const after = await reload(page);
  await openFromList(after, hash);
  expect(said(after)).toBe('seen twice');
  expect(selectExtractedText(after.store.getState())?.content).not.toBe('Read again');
  expect(JSON.stringify(asides(after))).toContain('Read again');
  expect(notes(after)).toEqual([]);
});

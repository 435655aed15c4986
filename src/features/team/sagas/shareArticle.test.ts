import {
  compoundFieldsSet,
  readingsReceived,
  documentClosed,
  segmentsJudged,
  selectAllStructures,
  selectCompoundDraft,
  selectJudgement,
  selectSegmentIds,
  selectSegmentsAreIncomplete,
  selectSelectedIds,
  selectStandingJudgement,
  selectTrailOf,
  textCompared,
  segmentChanged,
  selectAllSegments,
} from '@/article';
import { MANUAL_EDIT } from '@/domain/engines';
import { askedPart } from '@/domain/team/opinion';
import type { TeamUser } from '@/domain/team/team';
import { openDocument, receiveSegments } from '@/testing/builders';
import type { TestStore } from '@/testing/makeTestStore';
import {
  partSaidByUser,
  selectReplica,
  selectUnsentCount,
  teamArticleOpenRequested,
  teamRetryRequested,
} from '..';
import {
  FakeTeamLibrary,
  openTeamPage,
  read,
  settle,
  untilAsked,
  type Line,
} from '@/testing/teamPages';

const ANNA: TeamUser = { name: 'anna', role: 'curator' };
const BEN: TeamUser = { name: 'ben', role: 'curator' };
const RITA: TeamUser = { name: 'rita', role: 'reader' };

let library: FakeTeamLibrary;
const pages: TestStore[] = [];
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

async function open(
  ...given: Parameters<typeof openTeamPage> extends [unknown, ...infer Rest] ? Rest : never
) {
  const page = await openTeamPage(library, ...given);
  pages.push(page);
  return page;
}

const state = (page: TestStore) => page.store.getState();
const idOf = (page: TestStore, at = 0) => selectSegmentIds(state(page))[at] ?? '';
const draftOf = (page: TestStore, at = 0) => selectCompoundDraft(state(page), idOf(page, at));
const smilesOf = (page: TestStore) => selectAllStructures(state(page)).map(({ smiles }) => smiles);
const name = (page: TestStore, text: string, at = 0) =>
  page.store.dispatch(compoundFieldsSet({ ids: [idOf(page, at)], fields: { name: text } }));
const approve = (page: TestStore, at = 0) => {
  const structure = selectAllStructures(state(page))[at];
  const { timestamp = '', engine = '' } = structure ?? {};
  const judgement = { verdict: 'correct', version: { timestamp, engine } } as const;
  page.store.dispatch(segmentsJudged({ judgements: { [idOf(page, at)]: judgement } }));
};
const verdictOf = (page: TestStore) =>
  selectStandingJudgement(state(page), selectAllSegments(state(page))[0]!);
const standingOf = (page: TestStore, part: string) => selectReplica(state(page))?.parts[part];

test('what one page says of an article, another one that opens it shows', async () => {
  const anna = await open(ANNA);
  read(anna, 0, 'CCO');
  approve(anna);
  name(anna, 'ethanol');
  await settle();
  const ben = await open(BEN, { drawings: 0 });
  expect(selectSegmentIds(state(ben))).toHaveLength(2);
  expect(smilesOf(ben)).toEqual(['CCO']);
  expect(draftOf(ben)).toEqual({ name: 'ethanol' });
  expect(verdictOf(ben)).toMatchObject({ verdict: 'correct' });
});

test('a drawing whose structure came from the library is not read again', async () => {
  const anna = await open(ANNA);
  read(anna, 0, 'CCO');
  await settle();
  const ben = await open(BEN, { drawings: 0 });
  expect(state(ben).article.readings).toEqual({ [idOf(ben)]: { status: 'done' } });
});

test('an article whose drawings came from the library is still to be searched here, for their pictures', async () => {
  const anna = await open(ANNA);
  expect(selectSegmentsAreIncomplete(state(anna))).toBe(false);
  await settle();
  const ben = await open(BEN, { drawings: 0 });
  expect(selectSegmentIds(state(ben))).toHaveLength(2);
  expect(selectSegmentsAreIncomplete(state(ben))).toBe(true);
});

test('others’ changes come into the trail under their names, and are no step to be undone', async () => {
  const anna = await open(ANNA);
  const ben = await open(BEN);
  name(anna, 'ethanol');
  await settle();
  await untilAsked();
  expect(state(ben).article.history.done).toEqual([]);
  expect(state(ben).article.history.trail?.entries).toMatchObject([
    { id: idOf(ben), field: 'name', from: null, to: 'ethanol', by: 'anna' },
  ]);
});

/** Opens the article anew, of which the page then knows nothing. */
async function openAnew(page: TestStore) {
  page.store.dispatch(documentClosed());
  await settle();
  await openDocument(page);
  receiveSegments(page, 2);
  await settle();
}

test('what is said without a connection, before the article has met the library, is sent later', async () => {
  const line: Line = { isCut: false };
  const anna = await open(ANNA, { line });
  line.isCut = true;
  await openAnew(anna);
  anna.store.dispatch(partSaidByUser({ part: 'comments/one', to: { text: 'Look' } }));
  await settle();
  expect(selectUnsentCount(state(anna))).toBe(1);
  line.isCut = false;
  await untilAsked();
  expect(library.events.at(-1)).toMatchObject({ part: 'comments/one', to: { text: 'Look' } });
});

test('a word from while the library is asked for the first time is kept beside what comes', async () => {
  const ben = await open(BEN);
  const part = `drafts/${idOf(ben)}/name`;
  let answer = () => {};
  const isFree = new Promise<void>((resolve) => (answer = resolve));
  ben.platform.server.on('GET', '/library/events', async (request) => {
    await isFree;
    return library.after(request);
  });
  await openAnew(ben);
  library.say(part, 'ethanol', 'anna', selectReplica(state(ben))?.article ?? '');
  name(ben, 'spirit');
  answer();
  await settle();
  await untilAsked();
  expect(draftOf(ben)).toEqual({ name: 'spirit' });
  expect(standingOf(ben, part)).toMatchObject({ value: 'spirit', beside: [{ value: 'ethanol' }] });
});

test('of two who change a field without knowing of each other, the later stands and both see both', async () => {
  const line: Line = { isCut: false };
  const anna = await open(ANNA, { line });
  const ben = await open(BEN);
  line.isCut = true;
  name(anna, 'ethanol');
  name(ben, 'spirit');
  await settle();
  line.isCut = false;
  anna.store.dispatch(teamRetryRequested());
  await settle();
  await untilAsked();
  const part = `drafts/${idOf(ben)}/name`;
  for (const page of [anna, ben]) {
    expect(draftOf(page)).toEqual({ name: 'ethanol' });
    expect(standingOf(page, part)).toMatchObject({
      ...{ value: 'ethanol', by: 'anna' },
      beside: [{ value: 'spirit', by: 'ben' }],
    });
  }
});

test('work done without a connection waits, and is sent once, in its order, when there is one', async () => {
  const line: Line = { isCut: true };
  const anna = await open(ANNA, { line });
  name(anna, 'first');
  await settle();
  name(anna, 'second');
  await settle(60_000);
  expect(library.events).toEqual([]);
  line.isCut = false;
  await settle(70_000);
  expect(selectUnsentCount(state(anna))).toBe(0);
  const names = library.events.filter(({ part }) => part.endsWith('/name'));
  expect(names.at(-1)?.to).toBe('second');
  expect(new Set(library.events.map(({ id }) => id)).size).toBe(library.events.length);
});

test('an answer that was lost does not double what was said', async () => {
  const anna = await open(ANNA);
  const { server } = anna.platform;
  let isLost = true;
  server.on('POST', '/library/events', ({ body }) => {
    const answer = library.append(body, 'anna');
    if (!isLost) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  });
  name(anna, 'ethanol');
  await settle(3_000);
  expect(library.events.filter(({ part }) => part.endsWith('/name'))).toHaveLength(1);
  expect(selectUnsentCount(state(anna))).toBe(0);
});

test('what a program reads later does not take the place of what a person drew', async () => {
  const anna = await open(ANNA);
  read(anna, 0, 'CCO');
  read(anna, 0, 'CCN', { engine: MANUAL_EDIT, editedFromOriginal: true });
  await settle();
  const ben = await open(BEN);
  for (const reading of ['CCO', 'CCC']) {
    read(ben, 0, reading);
    await settle();
    await untilAsked();
    for (const page of [anna, ben]) expect(smilesOf(page)).toEqual(['CCN']);
  }
});

test('the same reading of two pages is one structure, and a judgement of one counts in both', async () => {
  const anna = await open(ANNA);
  const ben = await open(BEN);
  read(anna, 0, 'CCO');
  await jest.advanceTimersByTimeAsync(5);
  read(ben, 0, 'CCO');
  await settle();
  approve(anna);
  await settle();
  await untilAsked();
  expect(verdictOf(ben)).toMatchObject({ verdict: 'correct' });
  expect(verdictOf(anna)).toMatchObject({ verdict: 'correct' });
});

test('a judgement of what several engines read counts for the reading that stands', async () => {
  const anna = await open(ANNA);
  const ben = await open(BEN);
  const segment = selectAllSegments(state(anna))[0]!;
  const version = {
    ...{ smiles: 'CCO', useCoordinates: false, handDrawn: false, fromFallback: false },
    timestamp: '2026-11-30T10:00:00.000Z',
  };
  const [standing, rival] = ['decimer', 'molscribe'].map((engine) => ({ ...version, engine }));
  anna.store.dispatch(readingsReceived({ segment, standing: standing!, rivals: [rival!] }));
  await settle();
  await untilAsked();
  approve(ben);
  await settle();
  await untilAsked();
  expect(verdictOf(anna)).toMatchObject({ verdict: 'correct' });
});

test('what an engine finds out about a reading later reaches those who have the reading', async () => {
  const anna = await open(ANNA);
  const ben = await open(BEN);
  read(anna, 0, 'CCO');
  await settle();
  await untilAsked();
  const [before] = selectAllStructures(state(ben));
  const { uniqueKey } = selectAllStructures(state(anna))[0]!;
  const nameSays = { name: 'ethanol', smiles: 'CCO', source: 'OPSIN', verdict: 'same' } as const;
  anna.store.dispatch(textCompared([{ uniqueKey, nameSays }]));
  await settle();
  await untilAsked();
  expect(selectAllStructures(state(ben))).toEqual([{ ...before, nameSays }]);
});

test('drawings that two pages found under other ids are the same drawings', async () => {
  const box = { page: 0, x: 10, y: 10, width: 100, height: 80 };
  const line: Line = { isCut: true };
  const anna = await open(ANNA, { line, drawings: 1 });
  const mine = selectAllSegments(state(anna))[0]!;
  anna.store.dispatch(segmentChanged({ ...mine, box: { ...box, x: 12 } }));
  read(anna, 0, 'CCO');
  approve(anna);
  const drawing = { pageIndex: 0, segmentIndex: 0, box, origin: 'found' };
  library.say('segments/theirs', drawing, 'ben', anna.hash);
  library.say('drafts/theirs/name', 'ethanol', 'ben', anna.hash);
  line.isCut = false;
  await settle(5_000);
  expect(selectSegmentIds(state(anna))).toEqual(['theirs']);
  expect(draftOf(anna)).toEqual({ name: 'ethanol' });
  expect(smilesOf(anna)).toEqual(['CCO']);
  expect(verdictOf(anna)).toMatchObject({ verdict: 'correct' });
  const judged = library.events.filter(({ part }) => part.startsWith('judgements/'));
  expect(judged.map(({ part }) => part)).toEqual(['judgements/theirs']);
});

test('a reader takes in what others say, and sends nothing', async () => {
  const anna = await open(ANNA);
  name(anna, 'ethanol');
  await settle();
  const rita = await open(RITA);
  name(rita, 'spirit', 1);
  await settle();
  await untilAsked();
  expect(draftOf(rita)).toEqual({ name: 'ethanol' });
  expect(
    rita.platform.server.requestsTo('/library/events').map(({ method }) => method),
  ).not.toContain('POST');
});

test('a change that the library refuses is told, what stands there shows again, and the rest is sent', async () => {
  const anna = await open(ANNA);
  library.refuses = ({ to }) => (to === 'bad' ? 'Not yours to say' : undefined);
  name(anna, 'bad');
  name(anna, 'good', 1);
  await settle(2_000);
  expect(draftOf(anna)).toEqual({});
  expect(draftOf(anna, 1)).toEqual({ name: 'good' });
  expect(library.events.map(({ to }) => to)).toContain('good');
  expect(Object.values(state(anna).notices.entities)).toMatchObject([
    { type: 'warning', cause: 'Not yours to say' },
  ]);
});

test('values that no page of ours says change nothing, and are left as they are', async () => {
  const anna = await open(ANNA);
  const id = idOf(anna);
  const hostile: readonly (readonly [string, never])[] = [
    ['judgements', { verdict: 'maybe' } as never],
    ['structures', 7 as never],
    ['segments', { pageIndex: -1, segmentIndex: 0, origin: 'found' } as never],
    ['constructor', 'x' as never],
  ];
  for (const [kind, value] of hostile) library.say(`${kind}/${id}`, value, 'mallory', anna.hash);
  library.say(`drafts/${id}/__proto__`, 'x', 'mallory', anna.hash);
  library.say(`drafts/%E0%A4%A/name`, 'x', 'mallory', anna.hash);
  const before = state(anna).article;
  await untilAsked();
  const { history: _after, ...after } = state(anna).article;
  const { history: _before, ...asBefore } = before;
  expect(after).toEqual(asBefore);
  expect(selectJudgement(state(anna), id)).toBeUndefined();
  expect(library.events.filter(({ by, seq }) => by === 'anna' && seq > 6)).toEqual([]);
});

test('the library gets the file that it does not have, and a colleague opens the article with it', async () => {
  const anna = await open(ANNA);
  expect([...library.files.keys()]).toEqual([anna.hash]);
  const ben = await open(BEN);
  ben.store.dispatch(documentClosed());
  ben.store.dispatch(teamArticleOpenRequested({ id: anna.hash, fileName: 'theirs.pdf' }));
  await settle();
  expect(state(ben).runs.opening.candidate).toMatchObject({
    ...{ status: 'chosen', file: { name: 'theirs.pdf', hash: anna.hash } },
  });
});

test.each([
  ['has no such file', () => library.files.clear(), 'Not there'],
  [
    'answers with another file',
    () => library.files.forEach((_file, id) => library.files.set(id, new Blob(['%PDF-1.7 other']))),
    'The library answered with another file.',
  ],
])('an article is not opened if the library %s', async (_what, spoil, cause) => {
  const anna = await open(ANNA);
  spoil();
  anna.store.dispatch(documentClosed());
  anna.store.dispatch(teamArticleOpenRequested({ id: anna.hash, fileName: 'paper.pdf' }));
  await settle();
  expect(state(anna).runs.opening.candidate).toEqual({ status: 'none' });
  expect(Object.values(state(anna).notices.entities)).toMatchObject([{ type: 'error', cause }]);
});

test('a blind second opinion begins with nothing, is kept apart, and ends with the first one', async () => {
  const anna = await open({ ...ANNA, role: 'reviewer' });
  const ben = await open(BEN);
  read(anna, 0, 'CCO');
  approve(anna);
  name(anna, 'ethanol');
  await settle();
  await untilAsked();
  expect(draftOf(ben)).toEqual({ name: 'ethanol' });
  anna.store.dispatch(partSaidByUser({ part: askedPart('ben'), to: 'blind' }));
  await settle();
  await untilAsked();
  expect([draftOf(ben), verdictOf(ben), selectSelectedIds(state(ben))]).toEqual([
    {},
    undefined,
    [],
  ]);
  expect(selectTrailOf(state(ben), idOf(ben))).toEqual([]);
  name(ben, 'spirit');
  await settle();
  await untilAsked();
  expect(draftOf(anna)).toEqual({ name: 'ethanol' });
  expect(standingOf(anna, `opinions/ben/drafts/${idOf(anna)}/name`)).toMatchObject({
    ...{ value: 'spirit', by: 'ben' },
  });
  ben.store.dispatch(partSaidByUser({ part: askedPart('ben'), to: null }));
  await settle();
  expect(draftOf(ben)).toEqual({ name: 'ethanol' });
  expect(verdictOf(ben)).toMatchObject({ verdict: 'correct' });
  expect(selectTrailOf(state(ben), idOf(ben)).map(({ by }) => by)).toContain('anna');
  expect(state(ben).article.history.trail?.entries.map(({ by }) => by)).not.toContain('');
});

test('nothing is asked once the article is closed', async () => {
  const anna = await open(ANNA);
  anna.store.dispatch(documentClosed());
  await settle();
  const { length } = anna.platform.server.requests;
  await settle(120_000);
  expect(anna.platform.server.requests).toHaveLength(length);
});

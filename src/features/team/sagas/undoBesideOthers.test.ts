import {
  compoundFieldsSet,
  segmentsJudged,
  selectAllStructures,
  selectCompoundDraft,
  selectJudgement,
  selectLastDone,
  selectSegmentIds,
} from '@/article';
import { askedPart } from '@/domain/team/opinion';
import { partSaidByUser } from '../team.slice';
import { historySaga, redoRequested, undoRequested } from '@/features/history';
import type { CompoundDraft } from '@/domain/compoundDraft';
import type { TestStore } from '@/testing/makeTestStore';
import {
  FakeTeamLibrary,
  openTeamPage,
  read,
  settle,
  untilAsked,
  type TeamPage,
} from '@/testing/teamPages';

let library: FakeTeamLibrary;
let anna: TeamPage;
let ben: TeamPage;
beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
  anna = await openTeamPage(library, { name: 'anna', role: 'curator' });
  read(anna, 0, 'CCO');
  await settle();
  ben = await openTeamPage(library, { name: 'ben', role: 'curator' });
  for (const page of [anna, ben]) page.runSaga(historySaga);
  await settle();
});
afterEach(async () => {
  for (const page of [anna, ben]) await page.stop();
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
});

/** Until each page knows what the other one said. */
async function exchange() {
  await settle();
  await untilAsked();
}

const idOf = ({ store }: TestStore, at = 0) => selectSegmentIds(store.getState())[at] ?? '';
const draftOf = (page: TestStore) => selectCompoundDraft(page.store.getState(), idOf(page));
const lastOf = ({ store }: TestStore) => selectLastDone(store.getState())?.title;

async function say(page: TestStore, fields: CompoundDraft, at = 0) {
  page.store.dispatch(compoundFieldsSet({ ids: [idOf(page, at)], fields }));
  await exchange();
}

async function judge(page: TestStore, verdict: 'correct' | 'rejected') {
  const { timestamp = '', engine = '' } = selectAllStructures(page.store.getState())[0] ?? {};
  const version = { timestamp, engine };
  const judgement =
    verdict === 'correct'
      ? ({ verdict, version } as const)
      : ({ verdict, reason: 'wrongReading', version } as const);
  page.store.dispatch(segmentsJudged({ judgements: { [idOf(page)]: judgement } }));
  await exchange();
}

async function undo(page: TestStore) {
  page.store.dispatch(undoRequested());
  await exchange();
}

test('what the user said can be undone when the library has it', async () => {
  await judge(anna, 'correct');
  await undo(anna);
  for (const { store } of [anna, ben]) {
    expect(selectJudgement(store.getState(), idOf(anna))).toBeUndefined();
  }
});

test('what somebody else has said since is not undone, and such a step is gone', async () => {
  await say(anna, { name: 'tea' });
  await say(ben, { name: 'coffee' });
  expect(lastOf(anna)).toBeUndefined();
  await undo(anna);
  for (const page of [anna, ben]) expect(draftOf(page)).toMatchObject({ name: 'coffee' });
});

test('of a step, the fields that nobody else changed are undone and done again', async () => {
  await say(anna, { name: 'tea', organism: 'Camellia sinensis' });
  await say(ben, { name: 'coffee' });
  await undo(anna);
  expect(draftOf(ben)).toEqual({ name: 'coffee' });
  anna.store.dispatch(redoRequested());
  await exchange();
  expect(draftOf(ben)).toEqual({ name: 'coffee', organism: 'Camellia sinensis' });
});

test('a judgement that somebody else has changed stays as it is', async () => {
  await judge(anna, 'correct');
  await judge(ben, 'rejected');
  await undo(anna);
  for (const { store } of [anna, ben]) {
    expect(selectJudgement(store.getState(), idOf(anna))).toMatchObject({ verdict: 'rejected' });
  }
});

test('what others say of another drawing, or of another field, leaves a step as it is', async () => {
  await say(anna, { name: 'tea' });
  const step = lastOf(anna);
  await say(ben, { name: 'coffee' }, 1);
  await say(ben, { organism: 'Camellia sinensis' });
  expect(lastOf(anna)).toBe(step);
  await undo(anna);
  expect(draftOf(ben)).toEqual({ organism: 'Camellia sinensis' });
});

describe('while somebody gives a second opinion', () => {
  async function opinion(to: 'blind' | null) {
    ben.store.dispatch(partSaidByUser({ part: askedPart('ben'), to }));
    await exchange();
  }

  test('what is said in it can be undone in it', async () => {
    await opinion('blind');
    await say(ben, { name: 'spirit' });
    await undo(ben);
    expect(draftOf(ben)).toEqual({});
  });

  test('what was said before it cannot be undone in it', async () => {
    await say(ben, { name: 'coffee' });
    await opinion('blind');
    expect(lastOf(ben)).toBeUndefined();
    await undo(ben);
    expect(draftOf(ben)).toEqual({});
    expect(draftOf(anna)).toEqual({ name: 'coffee' });
  });

  test('what was said in it cannot be undone after it, so that the first words stay', async () => {
    await say(anna, { name: 'ethanol', organism: 'Vitis vinifera' });
    await judge(anna, 'correct');
    await opinion('blind');
    await say(ben, { name: 'spirit' });
    await judge(ben, 'rejected');
    await opinion(null);
    expect(lastOf(ben)).toBeUndefined();
    await undo(ben);
    for (const page of [anna, ben]) {
      expect(draftOf(page)).toEqual({ name: 'ethanol', organism: 'Vitis vinifera' });
      expect(selectJudgement(page.store.getState(), idOf(page))).toMatchObject({
        verdict: 'correct',
      });
    }
  });
});

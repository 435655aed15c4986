/** @jest-environment node */
import { compoundFieldsSet, segmentsJudged, selectStructureOf } from '@/article';
import { jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { selectReceiptOf } from './receipts.selectors';
import { selectSeries, selectSubmissionTarget } from './openForm.selectors';
import { selectForm, selectKept } from './submission.selectors';
import {
  editsDiscarded,
  editsDiscardUndone,
  fieldEdited,
  formSkipped,
  seriesEnded,
  seriesRequested,
  seriesStarted,
  submissionClosed,
  submissionRequested,
  submitRequested,
} from './submission.slice';
import {
  expectNothingLeft,
  logIn,
  logsIn,
  stageSubmission,
  takesIt,
  type SubmissionStage,
} from './testing/submissionStage';

const MUTATE = '/reports/mutate';
const AT = '2026-05-01T12:00:00.000Z';
const refuses: FakeHandler = () => jsonResponse({ message: 'The name is taken.' }, { status: 422 });

let stage: SubmissionStage;
beforeEach(() => jest.useFakeTimers({ now: Date.parse(AT) }));
afterEach(async () => {
  await expectNothingLeft(stage);
  jest.useRealTimers();
});

const state = () => stage.test.store.getState();
const shown = () => selectSubmissionTarget(state())?.segmentId;
const form = () => selectForm(state());
const ids = () => stage.segments.map(({ id }) => id);
const each = () => ids().map((id) => [id]);
const receiptOf = (index: number) =>
  selectReceiptOf(state(), selectStructureOf(state(), stage.segments[index]!)!.uniqueKey);

async function judge(index: number, verdict: 'correct' | 'rejected'): Promise<void> {
  const segment = stage.segments[index]!;
  const { smiles, engine, timestamp } = selectStructureOf(state(), segment)!;
  const version = { smiles, engine, timestamp };
  const judgement =
    verdict === 'correct' ? { verdict, version } : { verdict, version, reason: 'other' as const };
  await stage.send(segmentsJudged({ judgements: { [segment.id]: judgement } }));
}

/** Two compounds named by the user, with an organism of their own. */
async function start(mutate: FakeHandler = takesIt): Promise<void> {
  stage = await stageSubmission();
  stage.on('POST', '/auth/login', logsIn);
  stage.on('POST', MUTATE, mutate);
  for (const [index, id] of ids().entries()) {
    const fields = { name: `compound ${index}`, organism: 'Camellia sinensis', part: 'leaves' };
    await stage.send(compoundFieldsSet({ ids: [id], fields }));
  }
}

/** As if the user had logged in at the first of them. */
async function submitFirst(): Promise<void> {
  await stage.send(fieldEdited({ field: 'evidence', value: 'NMR' }));
  await stage.send(submitRequested());
  await logIn(stage);
  await jest.advanceTimersByTimeAsync(600);
  await flush(200);
}

describe('what goes', () => {
  it('starts at once if all are checked', async () => {
    await start();
    await judge(0, 'correct');
    await judge(1, 'correct');
    await stage.send(seriesRequested({ compounds: each() }));
    expect(shown()).toBe(ids()[0]);
    expect(selectSubmissionTarget(state())?.isChecked).toBe(true);
    await stage.send(submissionClosed());
  });

  it('asks if one is not checked, and leaves a rejected one out', async () => {
    await start();
    await judge(1, 'rejected');
    await stage.send(seriesRequested({ compounds: each() }));
    expect(shown()).toBeUndefined();
    expect(selectSeries(state())).toMatchObject({
      status: 'asked',
      plan: { unchecked: [ids()[0]], rejected: [ids()[1]] },
    });
    await stage.send(seriesEnded());
    expect(selectSeries(state())).toBeUndefined();
  });

  it('does not open the form of a rejected structure that is selected', async () => {
    await start();
    const selected = state().article.segments.selected;
    await judge(0, 'rejected');
    // Whether or not rejecting takes the selection away.
    expect(Object.keys(selected).length).toBeGreaterThan(0);
    await stage.send(submissionRequested());
    expect(shown()).toBeUndefined();
  });
});

describe('a compound of several drawings', () => {
  /** Both drawings show it; what was said was said of the second. */
  async function sayOfSecond(): Promise<void> {
    stage = await stageSubmission();
    const fields = { name: 'ethanol', organism: 'Camellia sinensis', part: 'leaves' };
    await stage.send(compoundFieldsSet({ ids: [ids()[1]!], fields }));
  }
  const FILLED = {
    name: 'ethanol',
    organisms: [{ name: 'Camellia sinensis', parts: 'leaves' }],
  };

  it('is submitted with what was said of any of them', async () => {
    await sayOfSecond();
    await judge(0, 'correct');
    await stage.send(seriesRequested({ compounds: [ids()] }));
    expect(shown()).toBe(ids()[0]);
    expect(form()).toMatchObject(FILLED);
    await stage.send(submissionClosed());
  });

  it('is so, too, after the question what is to go', async () => {
    await sayOfSecond();
    await stage.send(seriesRequested({ compounds: [ids()] }));
    const series = selectSeries(state());
    if (series?.status !== 'asked') throw new Error('It was not asked.');
    const { compounds, plan } = series;
    await stage.send(seriesStarted({ segmentIds: plan.unchecked, compounds }));
    expect(form()).toMatchObject(FILLED);
    await stage.send(submissionClosed());
  });

  it('fills the form of a single one, too', async () => {
    await sayOfSecond();
    await stage.send(submissionRequested({ drawingIds: ids() }));
    expect(shown()).toBe(ids()[0]);
    expect(form()).toMatchObject(FILLED);
    await stage.send(submissionClosed());
  });

  it('goes with the words of the drawing that is submitted before those of others', async () => {
    await sayOfSecond();
    await stage.send(compoundFieldsSet({ ids: [ids()[0]!], fields: { name: 'alcohol' } }));
    await stage.send(submissionRequested({ drawingIds: [ids()[1]!, ids()[0]!] }));
    expect(form()).toMatchObject({ name: 'alcohol' });
    await stage.send(submissionClosed());
  });
});

describe('one after the other', () => {
  it('the form is filled in from the compound', async () => {
    await start();
    await stage.send(seriesStarted({ segmentIds: ids(), compounds: each() }));
    expect(form()).toMatchObject({
      name: 'compound 0',
      organisms: [{ name: 'Camellia sinensis', parts: 'leaves' }],
    });
    await stage.send(submissionClosed());
  });

  it('the next opens once one is accepted, with what they share', async () => {
    await start();
    await stage.send(seriesStarted({ segmentIds: ids(), compounds: each() }));
    await submitFirst();
    expect(receiptOf(0)).toEqual({ at: expect.any(String), smiles: 'CCO', toStandIn: true });
    expect(shown()).toBe(ids()[1]);
    expect(form()).toMatchObject({ name: 'compound 1', evidence: 'NMR' });
    expect(selectSeries(state())).toMatchObject({ index: 1, kept: ['evidence'] });
    await stage.send(submitRequested());
    await flush(200);
    expect(receiptOf(1)).toMatchObject({ smiles: 'CCCO' });
    expect(shown()).toBeUndefined();
    expect(selectSeries(state())).toBeUndefined();
    expect(stage.told().at(-1)).toBe('info: Submitted 2 of 2 compounds');
  });

  it('says what is kept from the form before, as long as it is', async () => {
    await start();
    await stage.send(seriesStarted({ segmentIds: ids(), compounds: each() }));
    await stage.send(fieldEdited({ field: 'evidence', value: 'NMR' }));
    await stage.send(fieldEdited({ field: 'comment', value: 'As in the text.' }));
    await stage.send(formSkipped());
    expect(selectKept(state())).toEqual(['evidence', 'comment']);
    await stage.send(fieldEdited({ field: 'comment', value: 'Of another.' }));
    expect(selectKept(state())).toEqual(['evidence']);
    await stage.send(editsDiscarded());
    expect(selectKept(state())).toEqual([]);
    await stage.send(editsDiscardUndone());
    expect(selectKept(state())).toEqual(['evidence']);
    await stage.send(editsDiscarded());
    await stage.send(fieldEdited({ field: 'name', value: 'methanol' }));
    expect(selectKept(state())).toEqual([]);
    await stage.send(submissionClosed());
    expect(selectKept(state())).toEqual([]);
  });

  it('a refused one stays open as it was entered, and says so in its receipt', async () => {
    await start(refuses);
    await stage.send(seriesStarted({ segmentIds: ids(), compounds: each() }));
    await submitFirst();
    expect(shown()).toBe(ids()[0]);
    expect(form()).toMatchObject({ evidence: 'NMR' });
    expect(receiptOf(0)).toMatchObject({ outcome: 'refused', reason: 'The name is taken.' });
    await stage.send(formSkipped());
    expect(shown()).toBe(ids()[1]);
    await stage.send(formSkipped());
    expect(stage.told().at(-1)).toBe('info: Submitted 0 of 2 compounds');
  });

  it('one that was sent and not answered is neither accepted nor refused', async () => {
    await start(refuseConnection);
    await stage.send(seriesStarted({ segmentIds: ids(), compounds: each() }));
    await submitFirst();
    expect(receiptOf(0)).toMatchObject({ outcome: 'sent' });
    await stage.send(submissionClosed());
  });

  it.each([500, 502, 503, 504])(
    'after a failure of the server (%i) it is not known whether one was taken',
    async (status) => {
      await start(() => jsonResponse({ message: 'Gateway trouble' }, { status }));
      await stage.send(seriesStarted({ segmentIds: ids(), compounds: each() }));
      await submitFirst();
      expect(receiptOf(0)).toMatchObject({ outcome: 'sent' });
      await stage.send(submissionClosed());
    },
  );

  it('after too many attempts stands what stood before, because nothing was taken', async () => {
    await start(() => jsonResponse({ message: 'Too Many Attempts.' }, { status: 429 }));
    await stage.send(seriesStarted({ segmentIds: ids(), compounds: each() }));
    await submitFirst();
    expect(receiptOf(0)).toBeUndefined();
    stage.on('POST', MUTATE, refuses);
    await stage.send(submitRequested());
    const refused = receiptOf(0);
    stage.on('POST', MUTATE, () => jsonResponse({}, { status: 429 }));
    await stage.send(submitRequested());
    expect([refused?.outcome, receiptOf(0)]).toEqual(['refused', refused]);
    await stage.send(submissionClosed());
  });

  it('closing a form ends the series', async () => {
    await start();
    await stage.send(seriesStarted({ segmentIds: ids(), compounds: each() }));
    await stage.send(submissionClosed());
    expect(shown()).toBeUndefined();
    expect(selectSeries(state())).toBeUndefined();
  });
});

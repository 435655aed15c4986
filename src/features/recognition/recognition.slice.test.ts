/** @jest-environment node */
import { assumedEngines, type EngineInfo } from '@/domain/engines';
import { defaultProcessingOptions } from '@/domain/processingOptions';
import {
  documentClosed,
  runStarted,
  segmentConverted,
  segmentFailed,
  segmentRemoved,
} from '@/article';
import { openDocument } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { readingItems } from '@/testing/readingItems';
import { restoreWork } from '@/testing/restoreWork';
import { selectItem, selectJob } from './recognition.selectors';
import { selectProcessingOptions } from './engineChoice.selectors';
import { coordinatesToggled, engineChosen, enginesReceived } from './engineChoice.slice';
import { runCancelled, runFinished, segmentStarted } from './recognition.slice';

const engine = (id: string, available: boolean): EngineInfo => ({
  id,
  available,
  program: id,
  version: '1',
  coordinates: true,
  handDrawn: false,
});

const MOLNEXTR = {
  engine: 'molnextr',
  handDrawn: false,
  includeMolfile: true,
  useCoordinates: false,
};
const READ = { 'page-0-segment-0': { status: 'done' } } as const;

let fixture: TestStore;
beforeEach(() => {
  fixture = makeTestStore({ runSagas: false });
});
const state = () => fixture.store.getState();
const dispatch = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
  fixture.store.dispatch(action);

describe('the chosen engine', () => {
  test.each([
    ['stays while it can read', engine('molnextr', true), engine('decimer', true), 'molnextr'],
    [
      'gives way where the services do not have it',
      engine('decimer', true),
      engine('other', true),
      'decimer',
    ],
    [
      'gives way to the first that can',
      engine('molnextr', false),
      engine('molscribe', true),
      'molscribe',
    ],
    ['stays when none can', engine('molnextr', false), engine('molscribe', false), 'molnextr'],
  ])('%s', (_case, first, second, chosen) => {
    dispatch(engineChosen('molnextr'));
    dispatch(enginesReceived([first, second]));
    expect(selectProcessingOptions(state()).engine).toBe(chosen);
  });

  test('keeps the options that the user set for it when the list of engines is reloaded', () => {
    dispatch(engineChosen('molnextr'));
    dispatch(coordinatesToggled(false));
    dispatch(enginesReceived([engine('molnextr', true)]));
    expect(selectProcessingOptions(state())).toEqual(MOLNEXTR);
  });
});

describe('restored work', () => {
  test('restores which segments were read, and with which options', async () => {
    await restoreWork(fixture, { recognition: { options: MOLNEXTR, items: READ } });
    expect(readingItems(state())).toEqual(READ);
    expect(selectProcessingOptions(state())).toEqual(MOLNEXTR);
    expect(selectJob(state())).toBeNull();
  });

  test.each([
    ['an engine that cannot read here', 'molscribe', [engine('molscribe', false)]],
    ['an engine that is not known here', 'elsewhere', []],
  ])('does not affect the choice for %s', async (_case, restored, engines) => {
    dispatch(enginesReceived([engine('decimer', true), ...engines]));
    const options = { ...MOLNEXTR, engine: restored };
    await restoreWork(fixture, { recognition: { options, items: READ } });
    expect(selectProcessingOptions(state()).engine).toBe('decimer');
    expect(readingItems(state())).toEqual(READ);
  });
});

describe('restored work of services with a fourth engine', () => {
  const options = { ...MOLNEXTR, engine: 'graphnet' };
  beforeEach(() => restoreWork(fixture, { recognition: { options, items: READ } }));

  test('uses the default engine until the services have reported theirs, then the chosen one', () => {
    expect(selectProcessingOptions(state())).toEqual(defaultProcessingOptions('decimer'));
    dispatch(enginesReceived([...assumedEngines('decimer'), engine('graphnet', true)]));
    expect(selectProcessingOptions(state())).toEqual(options);
  });

  test('uses the default engine if the chosen one no longer exists', () => {
    dispatch(enginesReceived(assumedEngines('decimer')));
    dispatch(enginesReceived([...assumedEngines('decimer'), engine('graphnet', true)]));
    expect(selectProcessingOptions(state())).toEqual(defaultProcessingOptions('decimer'));
  });
});

describe('a run', () => {
  const RUN = { ids: ['a', 'b', 'c', 'd'], engine: 'decimer', at: 0 };
  beforeEach(async () => {
    await openDocument(fixture);
    dispatch(runStarted(RUN));
    dispatch(segmentStarted({ id: 'a', at: 1 }));
    dispatch(segmentConverted({ id: 'a' }));
    dispatch(segmentFailed({ id: 'b', message: 'no atoms found' }));
    dispatch(segmentStarted({ id: 'c', at: 2 }));
  });

  test('counts what was converted and what failed', () => {
    expect(selectJob(state())).toMatchObject({ total: 4, converted: 1, failed: 1 });
    expect(selectItem(state(), 'a')).toEqual({ status: 'done' });
  });

  test('leaves nothing queued or running when it is cancelled, and keeps what has finished', () => {
    dispatch(runCancelled());
    expect(readingItems(state())).toEqual({
      a: { status: 'done' },
      b: { status: 'failed', message: 'no atoms found' },
    });
    expect(selectJob(state())).toMatchObject({ status: 'cancelled' });
  });

  test('says nothing more of a segment that was removed', () => {
    dispatch(segmentRemoved({ id: 'b', pdfId: '1700000000000' }));
    expect(Object.keys(readingItems(state()))).toEqual(['a', 'c', 'd']);
  });

  test('is gone with its document, and what it still says changes nothing', () => {
    dispatch(documentClosed());
    dispatch(segmentConverted({ id: 'c' }));
    dispatch(segmentFailed({ id: 'd', message: 'late' }));
    dispatch(runFinished());
    dispatch(runCancelled());
    expect(selectJob(state())).toBeNull();
  });
});

/** @jest-environment node */
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import {
  articleWordsSet,
  compoundFieldsSet,
  readingReceived,
  segmentSelectionToggled,
  segmentsJudged,
  selectStructureOf,
} from '@/article';
import { identifyingStopped, structuresIdentified } from '@/features/identifiers';
import { submitted } from '@/features/submission';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { exportingSaga } from '../exporting.saga';
import {
  checkedExportRequested,
  columnToggled,
  compoundsExportRequested,
  exportCancelled,
  exportDialogClosed,
  exportDialogOpened,
  formatChosen,
  rowsCopyRequested,
  scopeChosen,
  selectExportChoices,
  selectExportDialogIsOpen,
  selectExportProgress,
} from '../exporting.slice';

const AT = '2026-01-02T03:04:06.000Z';
const version: StructureVersion = {
  ...{ engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
  timestamp: AT,
};
const SMILES = ['C', 'CC', 'CCC', 'CCCC'];

let page: TestStore;
let segments: Segment[];

/** Verified, rejected, selected only, read only, not read. */
async function start(platform = createFakePlatform()) {
  page = makeTestStore({ runSagas: false, platform });
  page.runSaga(exportingSaga);
  await openDocument(page, { name: 'my paper.pdf' });
  segments = receiveSegments(page, 5);
  SMILES.forEach((smiles, index) => {
    page.store.dispatch(
      readingReceived({ segment: segments[index]!, version: { ...version, smiles } }),
    );
  });
  const judged = { version: { timestamp: AT, engine: 'decimer' }, at: AT };
  page.store.dispatch(
    segmentsJudged({
      judgements: {
        [segments[0]!.id]: { verdict: 'correct', ...judged },
        [segments[1]!.id]: { verdict: 'rejected', reason: 'wrongReading', ...judged },
      },
    }),
  );
  page.store.dispatch(compoundFieldsSet({ ids: [segments[0]!.id], fields: { name: '=methane' } }));
  page.store.dispatch(segmentSelectionToggled({ id: segments[0]!.id, selected: false }));
  page.store.dispatch(segmentSelectionToggled({ id: segments[2]!.id, selected: true }));
  page.store.dispatch(exportDialogOpened());
}

async function exported() {
  page.store.dispatch(compoundsExportRequested());
  await flush();
  const saved = page.platform.saved.at(-1);
  return { name: saved?.name, text: (await saved?.content.text()) ?? '' };
}

test.each([
  ['checked', '1-compound', 'C\t=methane\n'],
  ['selected', '1-compound', 'CCC\t\n'],
  ['all', '3-compounds', 'C\t=methane\nCCC\t\nCCCC\t\n'],
] as const)('exports those that are %s, under the PDF’s name and their number', async (...row) => {
  const [scope, count, text] = row;
  await start();
  page.store.dispatch(formatChosen('smiles'));
  page.store.dispatch(scopeChosen(scope));
  expect(await exported()).toEqual({ name: `my paper_${count}.smi`, text });
  expect(selectExportDialogIsOpen(page.store.getState())).toBe(false);
});

test('writes the chosen columns', async () => {
  await start();
  page.store.dispatch(formatChosen('csv'));
  for (const column of ['reading', 'place', 'status', 'article', 'note'] as const) {
    page.store.dispatch(columnToggled(column));
  }
  const { text } = await exported();
  expect(text).toBe("number,name,smiles,inchikey,formula,organism,part\r\n,'=methane,C,,,,\r\n");
});

test('JSON of all names what was rejected without its structure, and says why', async () => {
  await start();
  page.store.dispatch(formatChosen('json'));
  page.store.dispatch(scopeChosen('all'));
  const { text } = await exported();
  const file = JSON.parse(text) as { structures: { smiles: string | null }[] };
  expect(file.structures.map(({ smiles }) => smiles)).toEqual(['C', 'CCC', 'CCCC', null]);
  expect(file.structures[0]).toMatchObject({
    review: { verdict: 'correct', at: AT },
    compound: { name: '=methane' },
  });
  expect(file.structures[3]).toMatchObject({ review: { reason: 'wrongReading' } });
});

test('drawings of one InChIKey are one compound in every format, with what was said of either', async () => {
  await start();
  const identifiers = {
    ...{ smiles: 'C', inchiKey: 'VNWKTOKETHGBQD-UHFFFAOYSA-N', formula: 'CH4', remarks: [] },
    ...{ rings: 0, heavyAtoms: 1, stereoCentres: 0, definedStereoCentres: 0 },
  };
  const answered = ['C', 'CCC'].map((text) => ({ text, result: { identifiers } }));
  page.store.dispatch(structuresIdentified(answered));
  page.store.dispatch(scopeChosen('all'));
  page.store.dispatch(formatChosen('smiles'));
  expect(await exported()).toMatchObject({ text: 'C\t=methane\nCCCC\t\n' });
  page.store.dispatch(exportDialogOpened());
  page.store.dispatch(formatChosen('json'));
  const [first] = (JSON.parse((await exported()).text) as { structures: object[] }).structures;
  expect(first).toMatchObject({
    compound: { name: '=methane' },
    drawings: [{ page: segments[0]!.pageNumber }, { page: segments[2]!.pageNumber }],
  });
});

test('JSON tells what became of submissions, also of the structure as it was', async () => {
  await start();
  const uniqueKey = selectStructureOf(page.store.getState(), segments[0]!)!.uniqueKey;
  const before = { at: AT, smiles: 'CCO', toStandIn: false };
  const refused = {
    at: AT,
    smiles: 'C',
    toStandIn: false,
    outcome: 'refused',
    reason: 'No.',
  } as const;
  for (const receipt of [before, refused]) {
    page.store.dispatch(submitted({ uniqueKey, receipt }));
  }
  page.store.dispatch(formatChosen('json'));
  const [first] = (JSON.parse((await exported()).text) as { structures: object[] }).structures;
  expect(first).toMatchObject({ submissions: [refused, { outcome: 'accepted', ...before }] });
});

describe('while structures are still being identified', () => {
  const answerTo = (text: string) => {
    const facts = {
      formula: 'CH4',
      rings: 0,
      heavyAtoms: 1,
      stereoCentres: 0,
      definedStereoCentres: 0,
    };
    const identifiers = { ...facts, smiles: text, inchiKey: `KEY-OF-${text}`, remarks: [] };
    return { text, result: { identifiers } };
  };
  const messages = () =>
    Object.values(page.store.getState().notices.entities).map(({ message }) => message);
  const asFile = async () => (await page.platform.saved.at(-1)?.content.text()) ?? '';

  beforeEach(async () => {
    jest.useFakeTimers();
    await start();
    activateSession(page);
    page.store.dispatch(formatChosen('csv'));
    page.store.dispatch(compoundsExportRequested());
    await jest.advanceTimersByTimeAsync(10_000);
  });
  afterEach(() => jest.useRealTimers());

  test('the file waits for them, and tells how many are', async () => {
    page.store.dispatch(structuresIdentified([answerTo('C')]));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(page.platform.saved).toEqual([]);
    const progress = selectExportProgress(page.store.getState());
    expect(progress).toEqual({ of: 'structures', done: 1, total: 4 });
    page.store.dispatch(structuresIdentified(['CC', 'CCC', 'CCCC'].map(answerTo)));
    await flush();
    expect(await asFile()).toContain('KEY-OF-C');
    expect(selectExportProgress(page.store.getState())).toBeNull();
    expect(messages()).toEqual([]);
  });

  test('it is written without them, which is told, once the services stay silent or cannot be asked', async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    await flush();
    expect(await asFile()).toContain('=methane');
    expect(messages()).toEqual(['One compound has no InChIKey in the file']);
    page.store.dispatch(identifyingStopped('noAnswer'));
    page.store.dispatch(exportDialogOpened());
    await exported();
    expect(page.platform.saved).toHaveLength(2);
  });

  test('services that compute none are not waited for, and nothing is told', async () => {
    page.store.dispatch(identifyingStopped('notOffered'));
    await flush();
    expect(page.platform.saved).toHaveLength(1);
    expect(messages()).toEqual([]);
  });

  test('it can be stopped', async () => {
    page.store.dispatch(exportCancelled());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.platform.saved).toEqual([]);
    expect(selectExportProgress(page.store.getState())).toBeNull();
  });
});

test('JSON of what is checked names nothing else', async () => {
  await start();
  page.store.dispatch(formatChosen('json'));
  const { text } = await exported();
  expect((JSON.parse(text) as { structures: unknown[] }).structures).toHaveLength(1);
});

async function exportedDirectly() {
  page.store.dispatch(checkedExportRequested());
  await flush();
  return page.platform.saved.at(-1)?.name;
}

test('without the dialog, what is checked is written as SDF at first, then as the latest file', async () => {
  await start();
  const molfile =
    '\n\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n' +
    '    0.0000    0.0000    0.0000 C   0  0\nM  END\n';
  page.store.dispatch(
    readingReceived({ segment: segments[0]!, version: { ...version, smiles: 'C', molfile } }),
  );
  page.store.dispatch(exportDialogClosed());
  page.store.dispatch(scopeChosen('all'));
  page.store.dispatch(formatChosen('csv'));
  expect(await exportedDirectly()).toBe('my paper_1-compound.sdf');
  page.store.dispatch(exportDialogOpened());
  page.store.dispatch(formatChosen('smiles'));
  await exported();
  expect(await exportedDirectly()).toBe('my paper_1-compound.smi');
  const { localStorage } = page.platform;
  await start(createFakePlatform({ localStorage }));
  expect(await exportedDirectly()).toBe('my paper_1-compound.smi');
});

test('writes no file without a compound', async () => {
  await start();
  page.store.dispatch(formatChosen('coconut'));
  expect(await exported()).toEqual({ name: undefined, text: '' });
});

test('the dialog stays open if the file cannot be saved, and the reason is told', async () => {
  const save = () => {
    throw new Error('The disk is full');
  };
  await start(createFakePlatform({ downloads: { save } }));
  page.store.dispatch(formatChosen('smiles'));
  await exported();
  const notices = Object.values(page.store.getState().notices.entities);
  expect(notices).toMatchObject([{ type: 'error', cause: 'The disk is full' }]);
  expect(selectExportDialogIsOpen(page.store.getState())).toBe(true);
});

test('the rows are copied as a spreadsheet pastes them', async () => {
  await start();
  page.store.dispatch(formatChosen('smiles'));
  page.store.dispatch(rowsCopyRequested());
  await flush();
  expect(page.platform.copied).toEqual(["smiles\tname\nC\t'=methane"]);
});

test('the choices are remembered in this browser, and what cannot be read of them is not', async () => {
  await start();
  page.store.dispatch(formatChosen('csv'));
  page.store.dispatch(scopeChosen('all'));
  page.store.dispatch(columnToggled('article'));
  const chosen = selectExportChoices(page.store.getState());
  const { localStorage } = page.platform;
  await start(createFakePlatform({ localStorage }));
  expect(selectExportChoices(page.store.getState())).toEqual(chosen);
  localStorage.set('marcus.export', '{"scope":"all","format":"xls","columns":[1]}');
  await start(createFakePlatform({ localStorage }));
  expect(selectExportChoices(page.store.getState())).toMatchObject({ scope: 'all', format: 'csv' });
});

test('a reference is not what is written of checked compounds next time', async () => {
  await start();
  page.store.dispatch(formatChosen('ris'));
  expect((await exported()).name).toBeUndefined();
  page.store.dispatch(articleWordsSet({ words: { title: 'Alkanes' } }));
  expect((await exported()).text).toBe('TY  - GEN\r\nTI  - Alkanes\r\nER  - \r\n');
  expect(page.platform.saved.at(-1)?.name).toBe('my paper.ris');
  expect(selectExportChoices(page.store.getState()).written).toBeNull();
});

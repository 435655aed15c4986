import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStructure, type StructureVersion } from '@/domain/structure';
import { comparisonOpened, comparisonSaga, ComparisonView } from '@/features/comparison';
import { exportingSaga, exportRequested } from '@/features/exporting';
import {
  engineChosen,
  EngineOptions,
  EngineSelect,
  recognitionRequested,
  recognitionSaga,
} from '@/features/recognition';
import { segmentSelectionToggled } from '@/article';
import { submissionRequested, submissionSaga } from '@/features/submission';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { GRAPHNET } from '@/testing/engines';
import { jsonResponse, type FakeHandler, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { restoreWork } from '@/testing/restoreWork';
// Two parts of the details; as a whole, these are loaded when they are opened.
/* eslint-disable no-restricted-imports */
import { Meta } from '@/widgets/inspection/Meta';
import { ReadAgain } from '@/widgets/inspection/ReadAgain';
/* eslint-enable no-restricted-imports */

installDialogForJsdom();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
const PDF_ID = '1700000000000';
const PUBLISHED = [
  { id: 'decimer', coordinates: false, handDrawn: true },
  { id: 'molnextr', coordinates: true, handDrawn: false },
  { id: 'molscribe', coordinates: true, handDrawn: false },
].map((engine) => ({ ...engine, available: true }));

const READ_BEFORE: StructureVersion = {
  smiles: 'CCO',
  engine: 'graphnet',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 1,
  timestamp: '2026-01-02T03:04:06.000Z',
  fromFallback: false,
};

const SEGMENTS = {
  info: null,
  judgements: {},
  hideIncorrect: false,
  onlyProcessSelected: true,
};

const withFourth: FakeHandler = () => jsonResponse({ engines: [...PUBLISHED, GRAPHNET] });
/** Like the original services, which have no such call. */
const untold: FakeHandler = () => jsonResponse({ detail: 'Not Found' }, { status: 404 });

/** jsdom's blobs have no `text()`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

const fieldOf = ({ body }: FakeRequest, name: string) => (body as FormData).get(name);

/** An article with two cut-outs, on services that only differ in this one answer. */
async function open(engines: FakeHandler) {
  const test = makeTestStore({ runSagas: false });
  const { on, requestsTo } = test.platform.server;
  on('GET', /ocsr\/engines$/, engines);
  on('POST', '/ocsr/generate_with_depiction', (request) =>
    jsonResponse({ smiles: 'CCO', engine: fieldOf(request, 'engine'), hardware: 'CPU' }),
  );
  on('POST', '/depiction/generate', () => new Response(SVG));
  on('GET', /get_segment_image/, () => new Response(new Uint8Array([137])));
  await openDocument(test, { pdfId: PDF_ID });
  activateSession(test);
  const [segment] = receiveSegments(test, 2);
  [recognitionSaga, comparisonSaga, exportingSaga, submissionSaga].forEach((saga) =>
    test.runSaga(saga),
  );
  const dispatch = (action: Parameters<typeof test.store.dispatch>[0]) =>
    act(() => void test.store.dispatch(action));
  const structures = () => Object.values(test.store.getState().article.structures.entities);
  return {
    test,
    segment: segment!,
    dispatch,
    structures,
    asked: () => requestsTo(/generate_with/),
  };
}

/** Both cut-outs, read by the given engine. */
async function readBy(engine: string, stage: Awaited<ReturnType<typeof open>>): Promise<void> {
  await waitFor(() =>
    expect(Object.keys(stage.test.store.getState().settings.engines.engines)).toHaveLength(4),
  );
  stage.dispatch(engineChosen(engine));
  for (const id of ['page-0-segment-0', 'page-0-segment-1']) {
    stage.dispatch(segmentSelectionToggled({ id, selected: true }));
  }
  stage.dispatch(recognitionRequested());
  await waitFor(() => expect(stage.structures()).toHaveLength(2));
}

const choice = (
  <>
    <EngineSelect />
    <EngineOptions />
  </>
);

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const choose = async (name: string) => {
  await screen.findByRole('option', { name });
  await userEvent.selectOptions(screen.getByRole('combobox'), name);
};

describe('a fourth engine that only the services report', () => {
  it('is offered under its name, with its options', async () => {
    const { test } = await open(withFourth);
    renderWithStore(choice, test);
    await choose('GraphNet 2');
    expect(offered()).toEqual([
      'DECIMER',
      'MolNexTR',
      'MolScribe',
      'GraphNet 2',
      'Best of all engines',
    ]);
    expect(screen.getByRole('switch', { name: 'Coordinates' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Hand-drawn' })).not.toBeChecked();
  });

  it('reads the drawings, with its options', async () => {
    const stage = await open(withFourth);
    renderWithStore(choice, stage.test);
    await choose('GraphNet 2');
    await userEvent.setup().click(screen.getByRole('switch', { name: 'Hand-drawn' }));
    stage.dispatch(segmentSelectionToggled({ id: stage.segment.id, selected: true }));
    stage.dispatch(recognitionRequested());
    await waitFor(() => expect(stage.structures()).toHaveLength(1));
    const [request] = stage.asked();
    expect(request && fieldOf(request, 'engine')).toBe('graphnet');
    expect(request && fieldOf(request, 'output_type')).toBe('both');
    expect(request && fieldOf(request, 'hand_drawn')).toBe('true');
    expect(stage.structures()).toMatchObject([
      { engine: 'graphnet', useCoordinates: true, handDrawn: true },
    ]);
  });

  it('can read one segment again, and is named as its reader', async () => {
    const stage = await open(withFourth);
    await readBy('graphnet', stage);
    const [structure] = stage.structures();
    renderWithStore(
      <>
        <Meta segment={stage.segment} structure={structure} />
        <ReadAgain segment={stage.segment} isRead />
      </>,
      stage.test,
    );
    expect(screen.getByText('GraphNet 2', { selector: 'dd' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read again with...' }));
    expect(screen.getByRole('menuitem', { name: 'GraphNet 2' })).toBeVisible();
  });

  it('is compared with the others, and chosen by its own key', async () => {
    const stage = await open(withFourth);
    await readBy('decimer', stage);
    renderWithStore(<ComparisonView segmentId={stage.segment.id} />, stage.test);
    stage.dispatch(comparisonOpened({ segmentId: stage.segment.id, pdfId: PDF_ID }));
    const card = within(await screen.findByRole('region', { name: 'GraphNet 2' }));
    expect(await card.findByAltText('Structure read by GraphNet 2: CCO')).toBeVisible();
    expect(await screen.findByText('Valid results 4/4')).toBeVisible();
    const matrix = within(
      screen.getByRole('table', { name: 'Similarity Matrix (Tanimoto / ECFP4)' }),
    );
    expect(matrix.getByRole('columnheader', { name: 'GraphNet 2' })).toBeVisible();
    await userEvent.setup().keyboard('4');
    expect(card.getByRole('button', { name: 'Selected' })).toBeVisible();
  });

  it('and a fifth fit into the comparison, whose matrix can be scrolled by keyboard', async () => {
    const fifth = { ...GRAPHNET, id: 'swin', name: 'SwinOCSR' };
    const stage = await open(() => jsonResponse({ engines: [...PUBLISHED, GRAPHNET, fifth] }));
    await waitFor(() =>
      expect(Object.keys(stage.test.store.getState().settings.engines.engines)).toHaveLength(5),
    );
    renderWithStore(<ComparisonView segmentId={stage.segment.id} />, stage.test);
    stage.dispatch(comparisonOpened({ segmentId: stage.segment.id, pdfId: PDF_ID }));
    expect(await screen.findByText('Valid results 5/5')).toBeVisible();
    const matrix = screen.getByRole('group', { name: 'Similarity Matrix (Tanimoto / ECFP4)' });
    expect(matrix).toHaveAttribute('tabindex', '0');
    expect(within(matrix).getByRole('columnheader', { name: 'SwinOCSR' })).toBeVisible();
    await userEvent.setup().keyboard('5');
    const card = within(screen.getByRole('region', { name: 'SwinOCSR' }));
    expect(card.getByRole('button', { name: 'Selected' })).toBeVisible();
  });

  it('is named in a submission as what read the structure', async () => {
    const stage = await open(withFourth);
    await readBy('graphnet', stage);
    stage.dispatch(segmentSelectionToggled({ id: 'page-0-segment-1', selected: false }));
    stage.dispatch(submissionRequested());
    await waitFor(() =>
      expect(stage.test.store.getState().article.submission.open?.target).toMatchObject({
        engine: 'graphnet',
        engineName: 'GraphNet 2',
      }),
    );
  });

  it('is in the exported file by its id', async () => {
    const stage = await open(withFourth);
    await readBy('graphnet', stage);
    stage.dispatch(exportRequested());
    await waitFor(() => expect(stage.test.platform.saved).toHaveLength(1));
    const file: unknown = JSON.parse(await textOf(stage.test.platform.saved[0]!.content));
    expect(file).toMatchObject({ structures: [{ engine: 'graphnet' }, { engine: 'graphnet' }] });
  });
});

describe('services that report no engines', () => {
  it('show what a fourth one once read, by its id, and export it', async () => {
    const stage = await open(untold);
    await restoreWork(stage.test, {
      segments: { ...SEGMENTS, items: [stage.segment], selected: [stage.segment.id] },
      structures: [createStructure(stage.segment, READ_BEFORE)],
    });
    const [structure] = stage.structures();
    renderWithStore(<Meta segment={stage.segment} structure={structure} />, stage.test);
    expect(screen.getByText('graphnet', { selector: 'dd' })).toBeVisible();
    stage.dispatch(exportRequested());
    await waitFor(() => expect(stage.test.platform.saved).toHaveLength(1));
    const file: unknown = JSON.parse(await textOf(stage.test.platform.saved[0]!.content));
    expect(file).toMatchObject({ structures: [{ engine: 'graphnet', smiles: 'CCO' }] });
  });

  it('have the three of the specification', async () => {
    const { test } = await open(untold);
    renderWithStore(choice, test);
    await waitFor(() =>
      expect(Object.keys(test.store.getState().settings.engines.engines)).toHaveLength(3),
    );
    expect(offered()).toEqual(['DECIMER', 'MolNexTR', 'MolScribe', 'Best of all engines']);
  });

  it.each([
    ['an empty list', []],
    ['a list of nothing that could be one', [{ ...GRAPHNET, id: '' }]],
  ])('still have them after %s', async (_case, engines) => {
    const { test } = await open(() => jsonResponse({ engines }));
    renderWithStore(choice, test);
    await waitFor(() => expect(test.platform.server.requestsTo(/ocsr\/engines/)).toHaveLength(1));
    expect(offered()).toEqual(['DECIMER', 'MolNexTR', 'MolScribe', 'Best of all engines']);
  });
});

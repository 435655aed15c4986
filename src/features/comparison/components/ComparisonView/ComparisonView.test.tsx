import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStore } from '@/testing/renderWithStore';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import type { StructureVersion } from '@/domain/structure';
import type { SimilarityResult } from '@/domain/similarity';
import {
  analysisFailed,
  analysisReceived,
  analysisStarted,
  commonStructureFound,
  comparisonOpened,
  engineRead,
  readingsStarted,
} from '../../comparison.slice';
import { ComparisonFooter } from '../ComparisonFooter/ComparisonFooter';
import { ComparisonHeaderActions } from '../ComparisonHeaderActions';
import { ComparisonView } from './ComparisonView';

installDialogForJsdom();

const ID = 'page-0-segment-0';
const LONG_SMILES = 'CC[C@@]1(O)C(=O)OCc2c1cc1n(c2=O)Cc2cc3ccccc3nc2-1';
const FLAT_SMILES = 'CCC1(O)C(=O)OCc2c1cc1n(c2=O)Cc2cc3ccccc3nc2-1';
const MOLFILE = '\n\n\nM  END\n';

const form = (smiles: string, defined: number) => ({
  smiles,
  smilesWithoutStereo: FLAT_SMILES,
  stereoCentres: 1,
  definedStereoCentres: defined,
});

/** Two engines agree; the third one lost the stereocentre, which the services' figures ignore. */
const STEREO_CONFLICT: SimilarityResult = {
  matrix: [
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ],
  engineNames: ['decimer', 'molnextr', 'molscribe'],
  identical: false,
  agreement: {
    identical: false,
    percentage: 100,
    comparisons: 3,
    agreements: 3,
    pairs: {
      'decimer-molnextr': true,
      'decimer-molscribe': true,
      'molnextr-molscribe': true,
    },
    invalidSmiles: [],
  },
  forms: {
    decimer: form(LONG_SMILES, 1),
    molnextr: form(LONG_SMILES, 1),
    molscribe: form(FLAT_SMILES, 0),
  },
};

const NO_STEREO_WORD: SimilarityResult = { ...STEREO_CONFLICT, forms: {} };

const UNREADABLE: SimilarityResult = {
  ...STEREO_CONFLICT,
  matrix: [
    [1, 0.85, 0],
    [0.85, 1, 0],
    [0, 0, 1],
  ],
  agreement: {
    ...STEREO_CONFLICT.agreement,
    percentage: 0,
    comparisons: 1,
    agreements: 0,
    pairs: { 'decimer-molnextr': false },
    invalidSmiles: [{ engine: 'molscribe', smiles: FLAT_SMILES }],
  },
  forms: { decimer: form('CCO', 0), molnextr: { ...form('CCN', 0), smilesWithoutStereo: 'CCN' } },
};

const version = (engine: string, changes: Partial<StructureVersion> = {}): StructureVersion => ({
  smiles: LONG_SMILES,
  engine,
  useCoordinates: false,
  handDrawn: false,
  processingTime: 6120,
  timestamp: '2026-01-02T03:04:05.000Z',
  fromFallback: false,
  ...changes,
});

describe('the comparison', () => {
  let test: TestStore;
  let drawn: FakeRequest[];
  beforeEach(async () => {
    test = makeTestStore({ runSagas: false });
    await openDocument(test);
    activateSession(test);
    receiveSegments(test, 1);
    drawn = [];
    test.platform.server.on('POST', '/depiction/generate', (request) => {
      drawn.push(request);
      return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'Content-Type': 'image/svg+xml' },
      });
    });
    test.platform.server.on('POST', /similarity/, () => jsonResponse({}));
    test.store.dispatch(comparisonOpened({ segmentId: ID, pdfId: '1700000000000' }));
    begin();
  });

  const happens = (...actions: Parameters<TestStore['store']['dispatch']>[0][]) =>
    act(async () => actions.forEach((action) => test.store.dispatch(action)));
  const begin = (unavailable: Record<string, string> = {}) =>
    test.store.dispatch(
      readingsStarted({
        segmentId: ID,
        comparisonId: 'c1',
        engines: ['decimer', 'molnextr', 'molscribe'].filter((id) => !(id in unavailable)),
        unavailable,
        at: Date.now(),
      }),
    );
  const read = (engine: string, changes?: Partial<StructureVersion>) =>
    engineRead({ segmentId: ID, engine, version: version(engine, changes) });
  const fail = (engine: string, error: string) => {
    const { smiles: _smiles, ...rest } = version(engine, { error });
    return engineRead({ segmentId: ID, engine, version: rest });
  };
  const allRead = () => [
    read('decimer'),
    read('molnextr', { molfile: MOLFILE }),
    read('molscribe', { molfile: MOLFILE, smiles: FLAT_SMILES }),
  ];
  const compared = (result: SimilarityResult) => analysisReceived({ segmentId: ID, result });
  const show = () =>
    renderWithStore(
      <>
        <ComparisonHeaderActions />
        <ComparisonView segmentId={ID} />
        <ComparisonFooter segmentId={ID} />
      </>,
      test,
    );
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const analysis = () => within(screen.getByRole('region', { name: 'Similarity Analysis' }));
  const press = (name: string | RegExp) =>
    userEvent.setup().click(screen.getByRole('button', { name }));

  it('shows the original, and each engine with its own progress', () => {
    show();
    expect(card('Original').getByText('page_0_0_segmented.png')).toBeVisible();
    for (const name of ['DECIMER', 'MolNexTR', 'MolScribe']) {
      expect(card(name).getByText(/^Recognising/)).toBeVisible();
      expect(card(name).getByRole('progressbar')).toBeVisible();
    }
    expect(
      screen.getByText('Analysis will run automatically when all engines have loaded...'),
    ).toBeVisible();
    expect(analysis().getByText('Valid results 0/3')).toBeVisible();
  });

  it('shows a result with 20 characters of SMILES, its time, and whether it has coordinates', async () => {
    show();
    await happens(read('decimer'), read('molnextr', { molfile: MOLFILE }));
    const short = card('DECIMER').getByText('CC[C@@]1(O)C(=O)O...');
    expect(short.textContent).toHaveLength(20);
    expect(short).toHaveAttribute('title', LONG_SMILES);
    expect(card('DECIMER').getByText('6.1 s')).toBeVisible();
    expect(card('DECIMER').queryByText('Coordinates Available')).toBeNull();
    expect(card('MolNexTR').getByText('Coordinates Available')).toBeVisible();
    expect(await card('MolNexTR').findByAltText(/^Structure read by MolNexTR/)).toBeVisible();
  });

  it('draws with the engine’s coordinates while they are wanted, and requests no drawing twice', async () => {
    show();
    await happens(...allRead());
    await card('MolNexTR').findByRole('img');
    const direct = () =>
      drawn.map(({ body }) => JSON.parse(String(body)).useMolfileDirectly as boolean);
    expect(direct().sort()).toEqual([false, true, true]);
    await userEvent.setup().click(screen.getByRole('checkbox'));
    await screen.findAllByText('Layout computed');
    // MolNexTR's SMILES is DECIMER's, but its request names the molfile too
    expect(direct()).toHaveLength(5);
    await userEvent.setup().click(screen.getByRole('checkbox'));
    await screen.findAllByText('In the orientation of the original');
    expect(direct()).toHaveLength(5);
  });

  it('shows an engine’s error in its card, and retries only that engine', async () => {
    show();
    await happens(fail('decimer', 'no atoms found'));
    expect(card('DECIMER').getByText('no atoms found')).toBeVisible();
    expect(card('DECIMER').getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(card('MolNexTR').getByText(/^Recognising/)).toBeVisible();
  });

  it('reports that an engine is unavailable, and why', () => {
    begin({ molscribe: 'OSRA is not installed' });
    show();
    expect(card('MolScribe').getByText('Not available')).toBeVisible();
    expect(card('MolScribe').getByText('OSRA is not installed')).toBeVisible();
  });

  it('chooses a result by its button, and offers to apply it', async () => {
    show();
    await happens(...allRead());
    expect(screen.queryByRole('button', { name: 'Apply Selection' })).toBeNull();
    await userEvent
      .setup()
      .click(card('MolNexTR').getByRole('button', { name: 'Select This Result' }));
    expect(card('MolNexTR').getByRole('button', { name: 'Selected' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(
      screen.getByText(
        "You've selected the prediction from MolNexTR. Click apply to update the structure.",
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply Selection' })).toBeEnabled();
  });

  it('chooses by the keys 1, 2 and 3, but only engines with a result', async () => {
    show();
    await happens(read('decimer'), fail('molnextr', 'no'), read('molscribe'));
    const user = userEvent.setup();
    card('DECIMER').getByRole('button', { name: 'Select This Result' }).focus();
    await user.keyboard('3');
    expect(screen.getByText(/prediction from MolScribe/)).toBeVisible();
    await user.keyboard('2');
    expect(screen.getByText(/prediction from MolScribe/)).toBeVisible();
    await user.keyboard('1');
    expect(screen.getByText(/prediction from DECIMER/)).toBeVisible();
  });

  describe('the results of the engines', () => {
    it('show the quick agreement first, and that the detailed one is running', async () => {
      show();
      await happens(...allRead(), analysisStarted({ segmentId: ID }));
      expect(analysis().getByText('33.3 %')).toBeVisible();
      expect(analysis().getByText('1/3 Matching Pairs')).toBeVisible();
      expect(screen.getByText('Running detailed similarity analysis...')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Running Analysis...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });

    it('show the services’ agreement, and never call stereoisomers identical', async () => {
      show();
      await happens(...allRead(), compared(STEREO_CONFLICT));
      expect(analysis().getByText('100.0 %')).toBeVisible();
      expect(analysis().getByText('High')).toBeVisible();
      expect(analysis().getByText('Valid results 3/3')).toBeVisible();
      expect(analysis().getByText('3/3 Matching Pairs')).toBeVisible();
      expect(analysis().getByText('DECIMER and MolScribe agree')).toBeVisible();
      expect(analysis().getAllByText('same skeleton, one leaves stereo open')).toHaveLength(2);
      const verdict = analysis().getByText(
        'Same skeleton; not all readings define its stereochemistry.',
      ).parentElement;
      expect(verdict).toHaveTextContent('DECIMER 1 of 1, MolNexTR 1 of 1 and MolScribe 0 of 1');
      const cells = within(analysis().getByRole('table')).getAllByRole('cell');
      expect(cells.map(({ textContent }) => textContent)).toEqual([
        '',
        ...['same', '1.00 identical', '1.00 stereo open'],
        ...['1.00 identical', 'same', '1.00 stereo open'],
        ...['1.00 stereo open', '1.00 stereo open', 'same'],
      ]);
    });

    it('report that stereo was not compared by services that don’t distinguish it', async () => {
      show();
      await happens(...allRead(), compared(NO_STEREO_WORD));
      expect(analysis().getByText('Stereochemistry not compared.')).toBeVisible();
      expect(analysis().getAllByText('stereo not compared')).toHaveLength(2);
      expect(analysis().getAllByText('1.00 high')).toHaveLength(4);
    });

    it('list what cannot be read, and describe the class of a similarity', async () => {
      show();
      await happens(...allRead(), read('molnextr', { smiles: 'CCO' }), compared(UNREADABLE));
      expect(analysis().getByText('Invalid SMILES Detected')).toBeVisible();
      expect(analysis().getByText('Valid results 2/3')).toBeVisible();
      const matrix = analysis().getByRole('table', {
        name: 'Similarity Matrix (Tanimoto / ECFP4)',
      });
      expect(within(matrix).getAllByText('0.85 medium')).toHaveLength(2);
      expect(analysis().getByText('DECIMER and MolNexTR disagree')).toBeVisible();
    });

    it('are not compared before all engines have answered', async () => {
      show();
      await happens(read('decimer'), read('molnextr'), compared(STEREO_CONFLICT));
      expect(analysis().queryByText(/ (dis)?agree$/)).toBeNull();
      expect(analysis().queryByText(/skeleton|same structure/i)).toBeNull();
      expect(analysis().queryByText('100.0 %')).toBeNull();
      await happens(read('molscribe', { smiles: FLAT_SMILES }));
      expect(analysis().getByText('DECIMER and MolNexTR agree')).toBeVisible();
    });

    it('show a perfect match', async () => {
      show();
      const agreement = { ...STEREO_CONFLICT.agreement, identical: true };
      await happens(...allRead(), compared({ ...STEREO_CONFLICT, identical: true, agreement }));
      expect(analysis().getByText('Identical Structures')).toBeVisible();
      expect(analysis().getByText('Perfect Match:').parentElement).toHaveTextContent(
        'Perfect Match: All OCSR engines generated identical SMILES strings.',
      );
    });

    it('show why there is no comparison', async () => {
      show();
      await happens(...allRead(), analysisFailed({ segmentId: ID, message: 'bits' }));
      expect(screen.getByRole('alert')).toHaveTextContent('Comparison Error bits');
    });

    it('report that too few engines gave a result', async () => {
      show();
      await happens(read('decimer'), fail('molnextr', 'no'), fail('molscribe', 'no'));
      expect(
        screen.getByText('Need at least 2 engines with valid SMILES for comparison'),
      ).toBeVisible();
      expect(screen.getByText('No comparison data available.')).toBeVisible();
    });

    it('hide and show the details', async () => {
      show();
      await happens(...allRead(), compared(STEREO_CONFLICT));
      await press('Hide Details');
      expect(analysis().queryByRole('table')).toBeNull();
      expect(
        analysis().getByText('Same skeleton; not all readings define its stereochemistry.'),
      ).toBeVisible();
      await press('Show Details');
      expect(analysis().getByRole('table')).toBeVisible();
    });

    it('draw every result with the common part highlighted', async () => {
      show();
      await happens(...allRead());
      const found = { smarts: '[#6]', atomCount: 1, bondCount: 0, molecules: [] };
      await happens(commonStructureFound({ segmentId: ID, found }));
      await screen.findAllByAltText(/^Structure read by/);
      const highlights = drawn.map(({ body }) => JSON.parse(String(body)).highlight as string);
      expect(highlights.filter((each) => each === '[#6]')).toHaveLength(3);
      const toggle = screen.getByRole('button', { name: 'Highlight Common Structure' });
      expect(toggle).toHaveAttribute('aria-pressed', 'true');
    });

    it('open the whole report in a dialog', async () => {
      show();
      await happens(...allRead(), read('molnextr', { smiles: 'CCO' }), compared(UNREADABLE));
      await press('Full Report');
      const report = within(screen.getByRole('dialog', { name: 'OCSR Engine Comparison' }));
      expect(report.getByText('Agreement Summary')).toBeVisible();
      expect(report.getByText('0/1 agreements')).toBeVisible();
      const smiles = within(report.getByRole('table', { name: 'SMILES by engine' }));
      expect(smiles.getAllByText('Valid')).toHaveLength(2);
      expect(smiles.getByRole('row', { name: /MolScribe/ })).toHaveTextContent('Invalid');
      await press('Close');
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it.each([
      ['Calculating similarities...', [analysisStarted({ segmentId: ID })]],
      ['Comparison Error', [analysisFailed({ segmentId: ID, message: 'bits' })]],
      ['No comparison data available.', []],
    ])('the report says: %s', async (words, actions) => {
      show();
      await happens(...actions);
      await press('Full Report');
      const report = within(screen.getByRole('dialog', { name: 'OCSR Engine Comparison' }));
      expect(report.getByText(words)).toBeVisible();
    });
  });
});

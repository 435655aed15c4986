import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  allEnginesRequested,
  analysisRequested,
  commonSearchStarted,
  commonStructureRequested,
  comparisonOpened,
  readingsStarted,
} from '../comparison.slice';
import { ComparisonFooter } from './ComparisonFooter/ComparisonFooter';
import { ComparisonHeaderActions } from './ComparisonHeaderActions';
import { AnalysisTools } from './SimilarityAnalysis/AnalysisTools';

const ID = 'page-0-segment-0';

describe('the tools of the comparison', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = makeTestStore({ runSagas: false });
    await openDocument(test);
    receiveSegments(test, 1);
    test.store.dispatch(comparisonOpened({ segmentId: ID, pdfId: '1700000000000' }));
    const engines = ['decimer', 'molnextr', 'molscribe'];
    const started = { segmentId: ID, comparisonId: 'c', engines, unavailable: {}, at: 0 };
    test.store.dispatch(readingsStarted(started));
  });
  const asked = async (view: ReactElement, name: string) => {
    renderWithStore(view, test);
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name }));
    return trace.map(([action]) => action);
  };
  const tools = <AnalysisTools segmentId={ID} detailsId="details" />;

  it('run all engines again', async () => {
    expect(await asked(<ComparisonFooter segmentId={ID} />, 'Process All Engines Again')).toEqual([
      allEnginesRequested(),
    ]);
  });

  it('run the analysis', async () => {
    expect(await asked(tools, 'Run Analysis')).toEqual([analysisRequested()]);
  });

  it('search for the common part, and show that they do', async () => {
    expect(await asked(tools, 'Highlight Common Structure')).toEqual([commonStructureRequested()]);
    await act(async () => void test.store.dispatch(commonSearchStarted({ segmentId: ID })));
    expect(screen.getByRole('button', { name: 'Finding MCS...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('use the engines’ coordinates or not', async () => {
    renderWithStore(<ComparisonHeaderActions />, test);
    const box = screen.getByRole('checkbox', { name: 'Use coordinates when available' });
    const before = box.matches(':checked');
    await userEvent.click(box);
    expect(box.matches(':checked')).toBe(!before);
  });
});

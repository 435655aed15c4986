import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EngineInfo } from '@/domain/engines';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectProcessingOptions } from '../../engineChoice.selectors';
import { enginesReceived, productConfigured } from '../../engineChoice.slice';
import { runFinished } from '../../recognition.slice';
import { runStarted } from '@/article';
import { EngineChoice } from './EngineChoice';

const engine = (id: string, changes: Partial<EngineInfo> = {}): EngineInfo => ({
  id,
  available: true,
  program: 'PixelGraph',
  version: '0.1',
  coordinates: id !== 'decimer',
  handDrawn: id === 'decimer',
  ...changes,
});
const REASON = 'OSRA is not installed. Install the package osra and restart.';

describe('the choice of an engine', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<EngineChoice />, test);
  });

  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const radio = (name: string) => screen.getByRole('radio', { name });
  const option = (name: string) => screen.queryByRole('switch', { name });
  const options = () => selectProcessingOptions(test.store.getState());

  it('offers the three engines and the best of all, the default one chosen', () => {
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
      'decimer',
      'molnextr',
      'molscribe',
      'best',
    ]);
    expect(radio('DECIMER')).toBeChecked();
  });

  it('reads by the best of all engines if that is chosen, under the services’ name for it', async () => {
    await userEvent.click(radio('Best of all engines'));
    expect(options()).toMatchObject({ engine: 'best', handDrawn: false, includeMolfile: true });
    expect(option('Coordinates')).toBeChecked();
    expect(option('Hand-drawn')).not.toBeInTheDocument();
    const best = engine('best', { name: 'Best of three', asks: ['decimer'] });
    happens(enginesReceived([engine('decimer'), best]));
    expect(radio('Best of three')).toBeChecked();
  });

  it('keeps three choices in one line, and lets more take more', () => {
    const group = screen.getByRole('radiogroup', { name: 'Recognition engine' });
    happens(enginesReceived(['decimer', 'molnextr'].map((id) => engine(id))));
    expect(group).not.toHaveAttribute('data-wraps');
    const offered = ['decimer', 'molnextr', 'molscribe', 'graphnet', 'swin'];
    happens(enginesReceived(offered.map((id) => engine(id))));
    expect(within(group).getAllByRole('radio')).toHaveLength(6);
    expect(group).toHaveAttribute('data-wraps');
  });

  it('offers another installation’s default engine under its own name', () => {
    happens(productConfigured('ourengine'));
    expect(radio('ourengine')).toBeChecked();
    expect(option('Hand-drawn')).toBeInTheDocument();
  });

  it.each(['MolNexTR', 'MolScribe'])('turns coordinates on with %s', async (name) => {
    await userEvent.click(radio(name));
    expect(option('Coordinates')).toBeChecked();
    expect(option('Hand-drawn')).not.toBeInTheDocument();
    expect(options()).toMatchObject({ useCoordinates: true, includeMolfile: true });
  });

  it('turns coordinates and hand-drawn off with the default engine', async () => {
    await userEvent.click(option('Hand-drawn')!);
    expect(options().handDrawn).toBe(true);
    await userEvent.click(radio('MolNexTR'));
    expect(options().handDrawn).toBe(false);
    await userEvent.click(radio('DECIMER'));
    expect(option('Hand-drawn')).not.toBeChecked();
    expect(option('Coordinates')).not.toBeInTheDocument();
    expect(options().useCoordinates).toBe(false);
  });

  it('still requests the molfile when coordinates are switched off', async () => {
    await userEvent.click(radio('MolScribe'));
    await userEvent.click(option('Coordinates')!);
    expect(option('Coordinates')).not.toBeChecked();
    expect(options()).toMatchObject({ useCoordinates: false, includeMolfile: true });
  });

  describe('with an unavailable engine', () => {
    const receive = (unavailable: string) =>
      happens(
        enginesReceived(
          ['decimer', 'molnextr', 'molscribe'].map((id) =>
            engine(id, id === unavailable ? { available: false, reason: REASON } : {}),
          ),
        ),
      );

    it('says why, and cannot be moved to it', async () => {
      receive('molscribe');
      expect(radio('MolScribe')).toHaveAccessibleDescription(REASON);
      await userEvent.click(radio('MolScribe'));
      expect(radio('MolScribe')).not.toBeChecked();
      expect(options().engine).toBe('decimer');
    });

    it('moves from it to the first available one', () => {
      receive('decimer');
      expect(radio('MolNexTR')).toBeChecked();
      expect(option('Coordinates')).toBeChecked();
    });

    it('gives a general reason if the services give none', () => {
      happens(enginesReceived([engine('molscribe', { available: false })]));
      expect(radio('MolScribe')).toHaveAccessibleDescription('Not available');
    });
  });

  it('has no hand-drawn option if the program cannot read such drawings', () => {
    happens(enginesReceived([engine('decimer', { handDrawn: false })]));
    expect(option('Hand-drawn')).toBeDisabled();
  });

  it('is fixed while a run is in progress', () => {
    happens(runStarted({ ids: ['a'], engine: 'decimer', at: 0 }));
    for (const one of screen.getAllByRole('radio')) expect(one).toBeDisabled();
    expect(option('Hand-drawn')).toBeDisabled();
    happens(runFinished());
    expect(radio('DECIMER')).toBeEnabled();
  });
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EngineInfo } from '@/domain/engines';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectProcessingOptions } from '../../engineChoice.selectors';
import { enginesReceived, productConfigured } from '../../engineChoice.slice';
import { runFinished } from '../../recognition.slice';
import { runStarted } from '@/article';
import { EngineOptions } from './EngineOptions';
import { EngineSelect } from './EngineSelect';

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
    renderWithStore(
      <>
        <EngineSelect />
        <EngineOptions />
      </>,
      test,
    );
  });

  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const select = () => screen.getByRole('combobox', { name: 'Recognition engine' });
  const choose = (name: string) => userEvent.selectOptions(select(), name);
  const option = (name: string) => screen.queryByRole('switch', { name });
  const options = () => selectProcessingOptions(test.store.getState());

  it('offers the three engines and the best of all, the default one chosen', () => {
    expect(screen.getAllByRole('option').map((one) => one.getAttribute('value'))).toEqual([
      'decimer',
      'molnextr',
      'molscribe',
      'best',
    ]);
    expect(select()).toHaveDisplayValue('DECIMER');
  });

  it('reads by the best of all engines if that is chosen, under the services’ name for it', async () => {
    await choose('Best of all engines');
    expect(options()).toMatchObject({ engine: 'best', handDrawn: false, includeMolfile: true });
    expect(option('Coordinates')).toBeChecked();
    expect(option('Hand-drawn')).not.toBeInTheDocument();
    const best = engine('best', { name: 'Best of three', asks: ['decimer'] });
    happens(enginesReceived([engine('decimer'), best]));
    expect(select()).toHaveDisplayValue('Best of three');
  });

  it('names the program that stands in for an engine', () => {
    happens(enginesReceived([engine('decimer', { standsInFor: 'decimer' })]));
    expect(select()).toHaveDisplayValue('DECIMER (PixelGraph 0.1)');
    expect(select()).toHaveAttribute('title', 'PixelGraph 0.1, in place of DECIMER');
  });

  it('tells how the chosen engine’s readings turned out here', () => {
    happens(enginesReceived([engine('decimer', { checked: { right: 41, judged: 47 } })]));
    const says = 'DECIMER: right in 41 of 47 checked drawings here';
    expect(select()).toHaveAccessibleDescription(says);
  });

  it('offers another installation’s default engine under its own name', () => {
    happens(productConfigured('ourengine'));
    expect(select()).toHaveDisplayValue('ourengine');
    expect(option('Hand-drawn')).toBeInTheDocument();
  });

  it.each(['MolNexTR', 'MolScribe'])('turns coordinates on with %s', async (name) => {
    await choose(name);
    expect(option('Coordinates')).toBeChecked();
    expect(option('Hand-drawn')).not.toBeInTheDocument();
    expect(options()).toMatchObject({ useCoordinates: true, includeMolfile: true });
  });

  it('turns coordinates and hand-drawn off with the default engine', async () => {
    await userEvent.click(option('Hand-drawn')!);
    expect(options().handDrawn).toBe(true);
    await choose('MolNexTR');
    expect(options().handDrawn).toBe(false);
    await choose('DECIMER');
    expect(option('Hand-drawn')).not.toBeChecked();
    expect(option('Coordinates')).not.toBeInTheDocument();
    expect(options().useCoordinates).toBe(false);
  });

  it('still requests the molfile when coordinates are switched off', async () => {
    await choose('MolScribe');
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

    it('says why, and does not offer it', () => {
      receive('molscribe');
      expect(screen.getByRole('option', { name: `MolScribe: ${REASON}` })).toBeDisabled();
      expect(options().engine).toBe('decimer');
    });

    it('moves from it to the first available one', () => {
      receive('decimer');
      expect(select()).toHaveDisplayValue('MolNexTR');
      expect(option('Coordinates')).toBeChecked();
    });

    it('gives a general reason if the services give none', () => {
      happens(enginesReceived([engine('molscribe', { available: false })]));
      expect(screen.getByRole('option', { name: 'MolScribe: Not available' })).toBeDisabled();
    });
  });

  it('has no hand-drawn option if the program cannot read such drawings', () => {
    happens(enginesReceived([engine('decimer', { handDrawn: false })]));
    expect(option('Hand-drawn')).toBeDisabled();
  });

  it('is fixed while a run is in progress', () => {
    happens(runStarted({ ids: ['a'], engine: 'decimer', at: 0 }));
    expect(select()).toBeDisabled();
    expect(option('Hand-drawn')).toBeDisabled();
    happens(runFinished());
    expect(select()).toBeEnabled();
  });
});

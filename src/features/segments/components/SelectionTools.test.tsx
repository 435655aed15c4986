import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { judgingSaga } from '@/features/judging';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { segmentSelectionToggled, selectHideIncorrect, selectOnlyProcessSelected } from '@/article';
import { SelectedCount, SelectionButtons, SelectionSwitches } from './SelectionTools';

describe('the tools of the selection', () => {
  let test: TestStore;
  async function show({ disabled = false } = {}) {
    test = makeTestStore({ runSagas: false });
    test.runSaga(judgingSaga);
    await openDocument(test);
    receiveSegments(test, 5);
    test.store.dispatch(segmentSelectionToggled({ id: 'page-0-segment-1', selected: true }));
    renderWithStore(
      <>
        <SelectedCount />
        <SelectionButtons />
        <SelectionSwitches disabled={disabled} />
      </>,
      test,
    );
  }
  const toggle = (name: string) => screen.getByRole('switch', { name });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('says how many segments are selected', async () => {
    await show();
    expect(screen.getByText('1 of 5 segments selected')).toBeInTheDocument();
  });

  it('selects all and clears', async () => {
    await show();
    await press('Select All');
    expect(screen.getByText('5 of 5 segments selected')).toBeInTheDocument();
    await press('Clear');
    expect(screen.getByText('0 of 5 segments selected')).toBeInTheDocument();
  });

  it('“Selected only” is on until it is switched off', async () => {
    await show();
    expect(toggle('Selected only')).toBeChecked();
    await userEvent.click(toggle('Selected only'));
    expect(toggle('Selected only')).not.toBeChecked();
    expect(selectOnlyProcessSelected(test.store.getState())).toBe(false);
  });

  it('“Hide incorrect” is off until it is switched on', async () => {
    await show();
    expect(toggle('Hide incorrect')).not.toBeChecked();
    await userEvent.click(toggle('Hide incorrect'));
    expect(toggle('Hide incorrect')).toBeChecked();
    expect(selectHideIncorrect(test.store.getState())).toBe(true);
  });

  it('does not let the user change what is processed during processing', async () => {
    await show({ disabled: true });
    expect(toggle('Selected only')).toBeDisabled();
    expect(toggle('Hide incorrect')).toBeEnabled();
  });
});

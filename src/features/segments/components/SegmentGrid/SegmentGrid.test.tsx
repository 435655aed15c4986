import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { hideIncorrectToggled, segmentSelectionToggled } from '@/article';
import { SegmentGrid, type SegmentCardProps } from './SegmentGrid';
import { CARD_POSITION } from './useGridKeys';

function Card({ id, position, total, tabbable }: SegmentCardProps) {
  return (
    <div
      role="listitem"
      aria-label={id}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={tabbable ? 0 : -1}
      {...{ [CARD_POSITION]: position }}
    >
      <input aria-label={`Name of ${id}`} tabIndex={-1} />
    </div>
  );
}

/** Three columns (see gridLayout), and about two visible rows. */
const SIZE = { width: 801, height: 400 };

describe('the grid of segments', () => {
  let test: TestStore;

  async function show(count: number) {
    installLayoutForJsdom(SIZE);
    test = makeTestStore({ runSagas: false });
    await openDocument(test);
    receiveSegments(test, count);
    renderWithStore(<SegmentGrid card={Card} />, test);
  }
  const cards = () => screen.getAllByRole('listitem');
  const card = (position: number) =>
    cards().find((one) => one.getAttribute('aria-posinset') === String(position))!;
  const focusedPosition = () => Number(document.activeElement?.getAttribute('aria-posinset'));
  const tabbable = () => cards().filter((one) => one.tabIndex === 0);
  const press = (keys: string) => userEvent.keyboard(keys);

  it('is a list whose cards state their position in the whole', async () => {
    await show(4);
    expect(screen.getByRole('list', { name: 'Segments' })).toBeInTheDocument();
    expect(cards().map((one) => one.getAttribute('aria-posinset'))).toEqual(['1', '2', '3', '4']);
    expect(card(1)).toHaveAttribute('aria-setsize', '4');
  });

  it('renders only the cards near the visible area', async () => {
    await show(600);
    expect(cards().length).toBeLessThan(40);
    expect(card(1)).toHaveAttribute('aria-setsize', '600');
  });

  it('has one card in the tab order, initially the first', async () => {
    await show(9);
    expect(tabbable()).toEqual([card(1)]);
    await userEvent.tab();
    expect(card(1)).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 2],
    ['j', 2],
    ['{ArrowDown}', 4],
    ['{ArrowDown}{ArrowUp}', 1],
    ['{ArrowRight}{ArrowLeft}', 1],
    ['{ArrowRight}k', 1],
    ['{End}', 9],
    ['{End}{Home}', 1],
    ['{ArrowLeft}', 1],
    ['{ArrowUp}', 1],
  ])('%s from the first card moves to card %i of 9', async (keys, position) => {
    await show(9);
    await userEvent.tab();
    await press(keys);
    await waitFor(() => expect(focusedPosition()).toBe(position));
    expect(tabbable()).toEqual([card(position)]);
  });

  it('scrolls to a card that was not rendered and focuses it', async () => {
    await show(600);
    await userEvent.tab();
    await press('{End}');
    await waitFor(() => expect(focusedPosition()).toBe(600));
    await press('{Home}');
    await waitFor(() => expect(focusedPosition()).toBe(1));
  });

  it('continues from the card that was clicked', async () => {
    await show(9);
    await userEvent.click(card(5));
    await press('{ArrowRight}');
    expect(focusedPosition()).toBe(6);
  });

  it('leaves keys typed into a card’s control to that control', async () => {
    await show(9);
    const input = screen.getByLabelText('Name of page-0-segment-1');
    await userEvent.click(input);
    await press('jk{ArrowRight}{Home}');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('jk');
  });

  it.each(['{Control>}{ArrowRight}{/Control}', '{Alt>}{ArrowDown}{/Alt}', '{Meta>}j{/Meta}'])(
    'leaves %s to the browser',
    async (keys) => {
      await show(9);
      await userEvent.tab();
      await press(keys);
      expect(focusedPosition()).toBe(1);
    },
  );

  it('gives the focus to a card that is wanted, once, wherever the card goes afterwards', async () => {
    installLayoutForJsdom(SIZE);
    test = makeTestStore({ runSagas: false });
    await openDocument(test);
    receiveSegments(test, 9);
    let want: (id: string) => void = () => undefined;
    function Wanting() {
      const [id, setId] = useState<string | null>(null);
      want = setId;
      return <SegmentGrid card={Card} focusedId={id} />;
    }
    renderWithStore(<Wanting />, test);
    act(() => want('page-0-segment-2'));
    expect(card(3)).toHaveFocus();
    await userEvent.click(card(1));
    act(() => {
      test.store.dispatch(segmentSelectionToggled({ id: 'page-0-segment-0', selected: true }));
      test.store.dispatch(segmentSelectionToggled({ id: 'page-0-segment-2', selected: true }));
      test.store.dispatch(hideIncorrectToggled(true));
    });
    expect(cards()).toHaveLength(2);
    expect(card(1)).toHaveFocus();
  });

  it('keeps a card in the tab order when the list gets shorter', async () => {
    await show(9);
    await userEvent.tab();
    await press('{End}');
    act(() => {
      test.store.dispatch(segmentSelectionToggled({ id: 'page-0-segment-0', selected: true }));
      test.store.dispatch(segmentSelectionToggled({ id: 'page-0-segment-2', selected: true }));
      test.store.dispatch(hideIncorrectToggled(true));
    });
    expect(cards()).toHaveLength(2);
    expect(tabbable()).toEqual([card(2)]);
  });
});

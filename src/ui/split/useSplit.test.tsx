import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSplit, type Shares } from './useSplit';

/** px of the space for panes. */
const SPACE = 1_000;

const moves: Shares[] = [];

beforeAll(() => {
  // jsdom does no layout: a pane is as wide as its share says.
  Element.prototype.getBoundingClientRect = function box(this: HTMLElement) {
    return { width: (Number(this.style.flexGrow) / 100) * SPACE } as DOMRect;
  };
  Element.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => moves.splice(0));

function Row({ disabled = false }) {
  const { pane, divider } = useSplit({
    ...{ axis: 'x', defaults: { a: 30, b: 30, c: 40 }, least: 100, disabled },
    onMoved: (shares) => void moves.push(shares),
  });
  return (
    <div>
      <div {...pane('a')} />
      <div aria-label="First" {...divider('a')} />
      <div {...pane('b')} />
      <div aria-label="Second" {...divider('b')} />
      <div {...pane('c')} />
    </div>
  );
}

const first = () => screen.getByRole('separator', { name: 'First' });
const second = () => screen.getByRole('separator', { name: 'Second' });

async function press(...keys: string[]) {
  act(() => first().focus());
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

test.each([
  ['ArrowRight', { a: 35, b: 25, c: 40 }],
  ['ArrowLeft', { a: 25, b: 35, c: 40 }],
  ['Home', { a: 10, b: 50, c: 40 }],
  ['End', { a: 80, b: 10, c: 10 }],
])('%s moves a divider', async (key, expected) => {
  render(<Row />);
  await press(key);
  expect(moves).toEqual([expected]);
  expect(first()).toHaveAttribute('aria-valuenow', String(expected.a));
});

test('keys of the other axis do nothing', async () => {
  render(<Row />);
  await press('ArrowUp', 'ArrowDown', 'Enter');
  expect(moves).toEqual([]);
});

test('a divider says how far it can move', async () => {
  render(<Row />);
  await press();
  expect(first()).toHaveAttribute('aria-valuemin', '10');
  expect(first()).toHaveAttribute('aria-valuemax', '80');
  expect(first()).toHaveAttribute('aria-controls', 'a');
  expect(first()).toHaveAttribute('aria-orientation', 'vertical');
});

test('F6 and Shift+F6 go to the other dividers', async () => {
  render(<Row />);
  await press('F6');
  expect(second()).toHaveFocus();
  await userEvent.keyboard('{F6}');
  expect(first()).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(second()).toHaveFocus();
});

test('a drag moves the divider with the pointer until it is let go', async () => {
  render(<Row />);
  const user = userEvent.setup();
  const to = (x: number) => ({ target: first(), coords: { clientX: x } });
  await user.pointer(to(50));
  expect(moves).toEqual([]);
  await user.pointer([{ keys: '[MouseLeft>]', ...to(300) }, to(320), to(380)]);
  expect(moves.at(-1)).toEqual({ a: 38, b: 22, c: 40 });
  expect(first()).toHaveAttribute('data-dragged');
  fireEvent.lostPointerCapture(first());
  await user.pointer(to(500));
  expect(moves.at(-1)).toEqual({ a: 38, b: 22, c: 40 });
});

test('a double click restores the default size of the pane before the divider', async () => {
  render(<Row />);
  await press('End');
  await userEvent.dblClick(first());
  expect(moves.at(-1)?.['a']).toBe(30);
});

test('a disabled divider cannot be focused and does not move', async () => {
  render(<Row disabled />);
  expect(first()).not.toHaveAttribute('tabindex');
  expect(first()).toHaveAttribute('aria-disabled', 'true');
  await press('ArrowRight');
  expect(moves).toEqual([]);
});

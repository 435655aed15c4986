import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COLUMN_IDS, SHORT_TITLES, type ColumnId } from './columns';
import { JumpBar } from './JumpBar';

/** The observer created last; jsdom has none, because it does no layout. */
let crossed: (id: ColumnId) => void;
const observed = new Set<string>();

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: readonly object[]) => void) {
      crossed = (id) =>
        act(() => tell([{ isIntersecting: true, target: document.getElementById(id) }]));
    }
    observe = ({ id }: Element) => void observed.add(id);
    disconnect = () => observed.clear();
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = () => undefined;
});

function Page() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <JumpBar counts={{ structures: 11 }} />
      <button type="button" onClick={() => setIsLoaded(true)}>
        Load
      </button>
      {isLoaded &&
        COLUMN_IDS.map((id) => (
          <div key={id} id={id}>
            <section tabIndex={-1} aria-label={id} />
          </div>
        ))}
    </>
  );
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map(({ textContent }) => textContent);

async function show() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Load' }));
  return user;
}

test('marks the visible column, although the columns come after the bar', async () => {
  await show();
  expect([...observed]).toEqual([...COLUMN_IDS]);
  expect(current()).toEqual([SHORT_TITLES.document]);
  crossed('text');
  expect(current()).toEqual([SHORT_TITLES.text]);
});

test('moves the focus to a column, and marks it', async () => {
  const user = await show();
  await user.click(screen.getByRole('link', { name: /Structures/ }));
  expect(screen.getByRole('region', { name: 'structures' })).toHaveFocus();
  expect(current()).toEqual([`${SHORT_TITLES.structures}11`]);
});

test('marks the last column at the end of the page, where it is too short to reach the line', async () => {
  await show();
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 1_600 });
  window.scrollY = 1_600 - window.innerHeight;
  crossed('text');
  expect(current()).toEqual([`${SHORT_TITLES.structures}11`]);
});

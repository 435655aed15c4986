import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@/ui/Field/Field';
import { Combobox } from './Combobox';

const OPTIONS = ['quercetin', 'kojic acid', 'caffeine'].map((value) => ({ value }));

function Stage({ readOnly = false }: { readonly readOnly?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <>
      <Field label="Name">
        {(given) => (
          <Combobox
            {...given}
            value={value}
            readOnly={readOnly}
            options={OPTIONS}
            listLabel="3 names"
            onChange={(event) => setValue(event.target.value)}
            onChoose={(option) => setValue(option.value)}
          />
        )}
      </Field>
      <button>elsewhere</button>
    </>
  );
}

const text = () => screen.getByRole('combobox', { name: 'Name' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const show = (props: Parameters<typeof Stage>[0] = {}) => {
  render(<Stage {...props} />);
  return userEvent.setup();
};

test('the arrows open all values, and Enter takes the highlighted one', async () => {
  const user = show();
  await user.tab();
  expect(text()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(offered()).toEqual(['quercetin', 'kojic acid', 'caffeine']);
  const marked = screen.getByRole('option', { selected: true });
  expect(text()).toHaveAttribute('aria-activedescendant', marked.id);
  await user.keyboard('{Enter}');
  expect(text()).toHaveValue('kojic acid');
  expect(offered()).toEqual([]);
});

test('typing narrows an open list, and closes it if nothing matches', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: '3 names' }));
  expect(offered()).toHaveLength(3);
  await user.keyboard('C');
  expect(offered()).toHaveLength(3);
  await user.keyboard('af');
  expect(offered()).toEqual(['caffeine']);
  await user.keyboard('x');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(text()).toHaveAttribute('aria-expanded', 'false');
});

test('a value that is already there does not hide the others', async () => {
  const user = show();
  await user.type(text(), 'caffeine');
  await user.keyboard('{Escape}{ArrowDown}');
  expect(offered()).toHaveLength(3);
});

test.each([
  ['another control', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  [
    'a click elsewhere',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('elsewhere')),
  ],
])('a highlighted value is not taken when the focus moves to %s', async (_to, leave) => {
  const user = show();
  await user.type(text(), 'a');
  await user.keyboard('{ArrowDown}');
  await leave(user);
  expect(text()).toHaveValue('a');
  expect(offered()).toEqual([]);
});

test('a click into the text opens nothing, so that the text can be edited', async () => {
  const user = show();
  await user.click(text());
  expect(offered()).toEqual([]);
});

test('a read-only one offers nothing', async () => {
  const user = show({ readOnly: true });
  await user.click(text());
  await user.keyboard('{ArrowDown}');
  expect(offered()).toEqual([]);
  expect(screen.getByRole('button', { name: '3 names' })).toBeDisabled();
});

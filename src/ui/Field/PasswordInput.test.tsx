import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field';
import { PasswordInput } from './PasswordInput';

test('hides the password until asked to show it, and keeps the text meanwhile', async () => {
  const user = userEvent.setup();
  render(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await user.type(input, 'secret');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(input).toHaveAttribute('type', 'password');
});

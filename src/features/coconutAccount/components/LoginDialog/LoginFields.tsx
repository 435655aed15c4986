import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { PasswordInput } from '@/ui/Field/PasswordInput';
import { Stack } from '@/ui/Layout/Layout';
import type { LoginForm } from './useLoginForm';

interface LoginFieldsProps {
  readonly formId: string;
  readonly form: LoginForm;
  /** The credentials are being sent: the fields cannot be edited. */
  readonly isBusy: boolean;
}

/** Names and purposes of the inputs let a password manager fill them in. */
export function LoginFields({ formId, form, isBusy }: LoginFieldsProps) {
  return (
    <Stack as="form" $gap={3} id={formId} onSubmit={form.submit} noValidate>
      <Field label="E-mail" required>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            data-autofocus=""
            readOnly={isBusy}
            value={form.email}
            onChange={(event) => form.setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password" required>
        {(control) => (
          <PasswordInput
            {...control}
            ref={form.passwordInput}
            name="password"
            autoComplete="current-password"
            readOnly={isBusy}
            value={form.password}
            onChange={(event) => form.setPassword(event.target.value)}
          />
        )}
      </Field>
      <Checkbox checked={form.staySignedIn} onChange={form.setStaySignedIn}>
        Stay signed in on this device
      </Checkbox>
    </Stack>
  );
}

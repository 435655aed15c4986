import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { PasswordInput } from '@/ui/Field/PasswordInput';
import { Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import type { ModelForm } from './useModelForm';

interface ModelFieldsProps {
  readonly formId: string;
  readonly form: ModelForm;
  /** Base address of the model. */
  readonly url: string;
}

/** Nobody can be led to send a key elsewhere. */
const addressHint = (url: string) =>
  `Sent to ${url} and to no other address. Another one needs a page built for it, with OPENAI_BASE_URL.`;

export function ModelFields({ formId, form, url }: ModelFieldsProps) {
  return (
    <Stack as="form" $gap={3} id={formId} onSubmit={form.submit} noValidate>
      <Field label="Key" required hint={addressHint(url)}>
        {(control) => (
          <PasswordInput
            {...control}
            what="key"
            name="language-model-key"
            autoComplete="off"
            data-autofocus=""
            value={form.key}
            onChange={(event) => form.setKey(event.target.value)}
          />
        )}
      </Field>
      <Field label="Model" required>
        {(control) => (
          <Input
            {...control}
            name="language-model"
            autoComplete="off"
            spellCheck={false}
            value={form.model}
            onChange={(event) => form.setModel(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Checkbox checked={form.isKept} onChange={form.setIsKept}>
          Keep the key in this browser
        </Checkbox>
        <Small>
          Otherwise it is gone when this page is closed or reloaded. A key that is kept is not
          encrypted: whoever uses this browser can read it.
        </Small>
      </div>
    </Stack>
  );
}

import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { PasswordInput } from '@/ui/Field/PasswordInput';
import { Small } from '@/ui/Text/Text';
import { Fields } from './ModelDialog.styles';
import type { ModelForm } from './useModelForm';

interface ModelFieldsProps {
  readonly formId: string;
  readonly form: ModelForm;
}

export function ModelFields({ formId, form }: ModelFieldsProps) {
  return (
    <Fields id={formId} onSubmit={form.submit} noValidate>
      <Field label="Key" required>
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
    </Fields>
  );
}

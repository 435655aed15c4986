import { useSelector } from 'react-redux';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { selectLacksDoi } from '../../submission.selectors';
import { useField } from './useField';

/** The DOI of the article. COCONUT requires one, though the form does not (docs/requirements/session.md S5.2, SX.6). */
export function ReferenceField({ error }: { readonly error: string | undefined }) {
  const lacksDoi = useSelector(selectLacksDoi);
  const { origin, control } = useField('referenceId');
  return (
    <Field
      label="Reference ID (DOI)"
      hint={origin}
      error={error}
      warning={lacksDoi ? 'COCONUT refuses entries without a DOI.' : undefined}
    >
      {(given) => <Input {...given} {...control} autoComplete="off" placeholder="10." />}
    </Field>
  );
}

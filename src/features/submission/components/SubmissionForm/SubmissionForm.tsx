import type { Ref } from 'react';
import { FORM_FIELDS } from '@/domain/submission/submissionFields';
import type { FieldErrors } from '@/domain/submission/submissionForm';
import { OrganismList } from './OrganismList';
import { Form, Wide } from './SubmissionForm.styles';
import { TextEntry } from './TextEntry';

interface SubmissionFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly errors: FieldErrors;
}

/**
 * The submission's fields. Enter does not submit: submissions are read by curators and have an explicit
 * button.
 */
export function SubmissionForm({ ref, errors }: SubmissionFormProps) {
  return (
    <Form ref={ref} aria-label="Submission" noValidate onSubmit={(event) => event.preventDefault()}>
      {FORM_FIELDS.map((field) =>
        field === 'organisms' ? (
          <Wide key={field}>
            <OrganismList error={errors.organisms} />
          </Wide>
        ) : (
          <TextEntry key={field} field={field} error={errors[field]} />
        ),
      )}
    </Form>
  );
}

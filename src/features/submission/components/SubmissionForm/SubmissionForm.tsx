import { Fragment, type ReactNode, type Ref } from 'react';
import { FORM_FIELDS, type FormField } from '@/domain/submission/submissionFields';
import type { FieldErrors } from '@/domain/submission/submissionForm';
import { ClassField } from './ClassField';
import { NameField } from './NameField';
import { OrganismList } from './OrganismList';
import { ReferenceField } from './ReferenceField';
import { Form, Wide } from './SubmissionForm.styles';
import { TextEntry } from './TextEntry';

/** How each field is rendered, with its error. */
const ENTRIES: Readonly<Record<FormField, (error: string | undefined) => ReactNode>> = {
  title: (error) => (
    <Wide>
      <TextEntry field="title" error={error} hint="Identifier for tracking only" />
    </Wide>
  ),
  name: (error) => <NameField error={error} />,
  referenceId: (error) => <ReferenceField error={error} />,
  evidence: (error) => (
    <Wide>
      <TextEntry
        field="evidence"
        error={error}
        multiline
        hint="How the structure was established"
      />
    </Wide>
  ),
  organisms: (error) => (
    <Wide>
      <OrganismList error={error} />
    </Wide>
  ),
  link: (error) => <TextEntry field="link" error={error} hint="PubChem link" />,
  structuralComments: (error) => <ClassField error={error} />,
  comment: (error) => (
    <Wide>
      <TextEntry field="comment" error={error} multiline />
    </Wide>
  ),
};

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
      {FORM_FIELDS.map((field) => (
        <Fragment key={field}>{ENTRIES[field](errors[field])}</Fragment>
      ))}
    </Form>
  );
}

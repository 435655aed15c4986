import type { Ref } from 'react';
import type { FieldErrors } from '@/domain/submission/submissionForm';
import { ClassField } from './ClassField';
import { NameField } from './NameField';
import { OrganismList } from './OrganismList';
import { ReferenceField } from './ReferenceField';
import { Form, Wide } from './SubmissionForm.styles';
import { TextEntry } from './TextEntry';

interface SubmissionFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly errors: FieldErrors;
}

/**
 * What is handed in, field by field. Enter sends nothing: a submission is read by curators, and has its
 * own button.
 */
export function SubmissionForm({ ref, errors }: SubmissionFormProps) {
  return (
    <Form ref={ref} aria-label="Submission" noValidate onSubmit={(event) => event.preventDefault()}>
      <Wide>
        <TextEntry
          field="title"
          error={errors.title}
          required
          hint="Identifier for tracking only"
        />
      </Wide>
      <NameField error={errors.name} />
      <ReferenceField error={errors.referenceId} />
      <Wide>
        <TextEntry
          field="evidence"
          error={errors.evidence}
          required
          multiline
          hint="How the structure was established"
        />
      </Wide>
      <Wide>
        <OrganismList error={errors.organisms} />
      </Wide>
      <TextEntry field="link" error={errors.link} hint="PubChem link" />
      <ClassField error={errors.structuralComments} />
      <Wide>
        <TextEntry field="comment" error={errors.comment} multiline />
      </Wide>
    </Form>
  );
}

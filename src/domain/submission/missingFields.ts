import { normaliseDoi } from '../doi';
import { isMissing } from '../missing';
import { REQUIRED_FIELDS, type RequiredField } from './submissionFields';
import type { SubmissionForm } from './submissionForm';

const isNamed = ({ name }: SubmissionForm['organisms'][number]) => !isMissing(name);

/** The fields still missing before a form can be submitted (docs/requirements/session.md S5.2, S5.3). */
export function missingFields(form: SubmissionForm): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) =>
    field === 'organisms' ? !form.organisms.some(isNamed) : isMissing(form[field]),
  );
}

/** COCONUT rejects entries without a DOI, although the form can be submitted without one. */
export function lacksDoi({ referenceId }: SubmissionForm): boolean {
  return normaliseDoi(referenceId) === undefined;
}

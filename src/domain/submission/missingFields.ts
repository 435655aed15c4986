import { normaliseDoi } from '../doi';
import { isMissing } from '../missing';
import type { MissingField, SubmissionForm } from './submissionForm';

const REQUIRED = ['title', 'name', 'evidence'] as const;

/** What a form lacks before it can be submitted (docs/requirements/session.md S5.2, S5.3). */
export function missingFields(form: SubmissionForm): MissingField[] {
  const texts: MissingField[] = REQUIRED.filter((field) => isMissing(form[field]));
  const isNamed = form.organisms.some(({ name }) => !isMissing(name));
  return isNamed ? texts : [...texts, 'organisms'];
}

/** COCONUT refuses entries without a DOI, though the form may be sent without one. */
export function lacksDoi({ referenceId }: SubmissionForm): boolean {
  return normaliseDoi(referenceId) === undefined;
}

import { screen } from '@testing-library/react';
import { FIELD_LIMITS } from '@/domain/submission/submissionFields';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { SubmissionPart } from '../Submission';
import { field, nameField, showSubmission } from '../testing/showSubmission';

installDialogForJsdom();
beforeAll(SubmissionPart.preload);

it.each([
  ['evidence', () => field(/^Evidence/)],
  ['name', nameField],
] as const)('says when %s is full, as longer text is cut off', async (name, control) => {
  const { user } = await showSubmission();
  const limit = FIELD_LIMITS[name];
  const isFull = `The limit of ${limit} characters is reached.`;
  await user.clear(control());
  await user.click(control());
  await user.paste('x'.repeat(limit - 1));
  expect(screen.queryByText(isFull)).not.toBeInTheDocument();
  await user.paste('yz');
  expect(control()).toHaveAccessibleDescription(expect.stringContaining(isFull));
});

import { screen, within } from '@testing-library/react';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { SubmissionPart } from './Submission';
import { showSubmission } from './testing/showSubmission';

installDialogForJsdom();
beforeAll(SubmissionPart.preload);

test('the dialog has the required title, fields and buttons', async () => {
  await showSubmission();
  const dialog = screen.getByRole('dialog', { name: 'Submit to COCONUT Database' });
  const labels = [...dialog.querySelectorAll('form label')].map(({ textContent }) =>
    textContent.replace('(required)', '').trim(),
  );
  expect(labels).toEqual([
    'Title',
    'Name',
    'Reference ID (DOI)',
    'Evidence',
    ...['Name', 'Parts', 'Location', 'Ecosystems'],
    'Link',
    'Structural comments',
    'Comment',
  ]);
  for (const name of ['Cancel', 'Submit to COCONUT']) {
    expect(within(dialog).getByRole('button', { name })).toBeVisible();
  }
});

import { screen } from '@testing-library/react';
import { formatMoment } from '@/domain/formatMoment';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { receiptChanged, submissionOpened, submitted } from '../../submission.slice';
import { selectSubmissionTarget } from '../../openForm.selectors';
import { SubmissionPart } from '../Submission';
import { ABOUT, showSubmission, SMILES } from '../testing/showSubmission';
import { SubmittedMark } from './SubmittedMark';

installDialogForJsdom();
beforeAll(SubmissionPart.preload);

const at = '2026-05-01T12:00:00.000Z';
const receipt = { at, smiles: SMILES, toStandIn: false };

test('a card says whether its structure was submitted, to whom and when', () => {
  const test = makeTestStore({ runSagas: false });
  test.store.dispatch(submitted({ ...ABOUT, receipt: { ...receipt, toStandIn: true } }));
  renderWithStore(<SubmittedMark {...ABOUT} />, test);
  renderWithStore(<SubmittedMark uniqueKey="another" />, test);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    `Submitted to COCONUT’s stand-in on ${formatMoment(at)}`,
  );
});

test.each([
  ['the same structure', SMILES, /COCONUT on .*\. Submitting again sends it a second time\.$/],
  ['a corrected structure', 'CCO', /, with a different structure\. Submitting again/],
])('the form of %s warns against submitting it twice', async (_what, smiles, words) => {
  const { tell, store } = await showSubmission();
  const target = selectSubmissionTarget(store.getState())!;
  expect(screen.queryByText(/Submitting again/)).not.toBeInTheDocument();
  tell(submitted({ ...ABOUT, receipt: { ...receipt, smiles } }));
  tell(submissionOpened({ target, currentYear: 2026 }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('what was accepted stands beside a later refusal, on the card and in the form', async () => {
  const { tell, store } = await showSubmission();
  const target = selectSubmissionTarget(store.getState())!;
  tell(submitted({ ...ABOUT, receipt: { ...receipt, smiles: 'CCO' } }));
  const refusal = { ...receipt, outcome: 'refused', reason: 'The name is taken.' } as const;
  tell(receiptChanged({ ...ABOUT, receipt: refusal }));
  tell(submissionOpened({ target, currentYear: 2026 }));
  expect(await screen.findByText(/^Refused by COCONUT on .*The name is taken\.$/)).toBeVisible();
  expect(
    screen.getByText(/^Submitted to COCONUT on .*, with a different structure$/),
  ).toBeVisible();
});

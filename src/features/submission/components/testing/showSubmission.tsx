import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { openDocument, receiveSegments } from '@/testing/builders';
import type { FakePlatform } from '@/testing/fakePlatform';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { submissionOpened } from '../../submission.slice';
import { Submission } from '../Submission';

export const SMILES = 'CN1C=NC2=C1C(=O)N(C(=O)N2C)C';
const KEY = 'pdf-1700000000000-page-0-segment-0';
export const ABOUT = { uniqueKey: KEY };

/** The dialog over a document, opened for its first segment; without sagas. */
export async function showSubmission(
  target: Partial<SubmissionTarget> = {},
  platform?: FakePlatform,
) {
  const test = makeTestStore({ runSagas: false, ...(platform && { platform }) });
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  renderWithStore(<Submission />, test);
  const tell = (...actions: Parameters<typeof test.store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => void test.store.dispatch(action)));
  const opened = submissionOpened({
    currentYear: 2026,
    target: {
      pdfId: '1700000000000',
      segmentId: segment!.id,
      uniqueKey: KEY,
      smiles: SMILES,
      engine: 'decimer',
      isEdited: false,
      pageNumber: 3,
      segmentNumber: 1,
      ordinal: '7',
      pdfFilename: 'paper.pdf',
      ...target,
    },
  });
  await act(async () => void test.store.dispatch(opened));
  await screen.findByRole('dialog', { name: 'Submit to COCONUT Database' });
  return { ...test, tell, user: userEvent.setup({ delay: null }) };
}

/** Finds a field by its label: role queries on a whole form take seconds on a busy machine. */
export const field = (name: RegExp | string) => screen.getByLabelText(name);
export const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** Pastes at the end of the field: typing would rerender the form for every key. */
export async function write(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.click(control);
  await user.paste(text);
}

/** An organism has a name field, too; the compound's comes first. */
export const nameField = () => screen.getAllByLabelText('Name (required)')[0]!;

export const organism = (number: number) =>
  within(screen.getByRole('group', { name: `Organism ${number}` }));

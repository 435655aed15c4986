import { act, screen } from '@testing-library/react';
import { readingReceived, selectAllSegments } from '@/article';
import { createFakePlatform } from '@/testing/fakePlatform';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { submissionOpened, submitFailed, submitMoved } from '../../submission.slice';
import { selectSubmissionTarget } from '../../openForm.selectors';
import { selectForm, selectSubmitStatus } from '../../submission.selectors';
import { SubmissionPart } from '../Submission';
import {
  button,
  field,
  nameField,
  organism,
  showSubmission,
  SMILES,
  write,
} from '../testing/showSubmission';

installDialogForJsdom();

/** It is lazy-loaded when first opened, which is not under test here. */
beforeAll(SubmissionPart.preload);

const EVIDENCE = /^Evidence/;

/** All required fields (docs/requirements/session.md S5.2, S5.3); the title is prefilled. */
async function fillIn({ user }: Awaited<ReturnType<typeof showSubmission>>) {
  await write(user, nameField(), 'Caffeine');
  await write(user, field(EVIDENCE), 'NMR');
  await write(user, organism(1).getByRole('textbox', { name: /^Name/ }), 'Coffea arabica');
}

describe('the structure to submit', () => {
  it('is shown with its position, its article and the engine', async () => {
    await showSubmission();
    expect(screen.getByRole('group', { name: 'SMILES' })).toHaveTextContent(SMILES);
    expect(screen.getByText('#7, page 3')).toBeVisible();
    expect(screen.getByText('paper.pdf')).toBeVisible();
    expect(screen.getByText('DECIMER', { selector: 'dd' })).toBeVisible();
  });

  it('names the program that actually answered', async () => {
    await showSubmission({ program: 'PixelGraph', programVersion: '0.1' });
    expect(screen.getByText('PixelGraph 0.1', { selector: 'dd' })).toBeVisible();
  });
});

describe('an engine other than the published ones', () => {
  it('is shown under the name the services give it, if they name no program', async () => {
    await showSubmission({ engine: 'graphnet', engineName: 'GraphNet 2' });
    expect(screen.getByText('GraphNet 2', { selector: 'dd' })).toBeVisible();
  });
});

describe('the COCONUT stand-in', () => {
  it('is pointed out, with a link to what it accepted', async () => {
    await showSubmission();
    expect(
      screen.getByText(/This is a stand-in for COCONUT on your own machine: nothing is sent/),
    ).toBeVisible();
    const list = screen.getByRole('link', { name: 'Accepted submissions' });
    expect(list).toHaveAttribute('href', 'http://coconut.test/api/submissions');
    expect(list).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });

  it('is not mentioned when the real COCONUT is connected', async () => {
    const { config } = createFakePlatform();
    const platform = createFakePlatform({ config: { ...config, coconutIsStandIn: false } });
    await showSubmission({}, platform);
    expect(screen.queryByText(/stand-in for COCONUT/)).not.toBeInTheDocument();
  });
});

describe('what there is to know of the structure', () => {
  const VERSION = {
    ...{ engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
    timestamp: '2026-01-02T03:04:05.000Z',
  };

  it.each([
    ['CCO.[Na+]', /^Look at it before you submit: 2 parts that no bond connects\. The charges/],
    [SMILES, undefined],
  ])('is said before it is sent, and nothing of a clean one: %s', async (smiles, says) => {
    const { tell, store } = await showSubmission({ smiles });
    const [segment] = selectAllSegments(store.getState());
    expect(screen.queryByText(/Look at it before you submit/)).toBeNull();
    tell(readingReceived({ segment: segment!, version: { ...VERSION, smiles } }));
    const notice = screen.queryByText(/Look at it before you submit/);
    if (says) expect(notice).toHaveTextContent(says);
    else expect(notice).toBeNull();
  });
});

describe('the footer', () => {
  it('names the missing fields and links to them', async () => {
    const { user } = await showSubmission();
    expect(screen.getByText(/^3 fields are missing:/)).toBeVisible();
    await user.click(button('Evidence'));
    expect(field(EVIDENCE)).toHaveFocus();
    await write(user, field(EVIDENCE), 'NMR');
    expect(screen.getByText(/^2 fields are missing:/)).toBeVisible();
  });

  it('uses the singular for one missing field', async () => {
    const shown = await showSubmission();
    await fillIn(shown);
    await shown.user.clear(field(EVIDENCE));
    expect(screen.getByText(/^1 field is missing:/)).toHaveTextContent(
      '1 field is missing: Evidence',
    );
  });
});

describe('submitting', () => {
  it('with fields missing marks those fields, and moves the focus to the first', async () => {
    const { user } = await showSubmission();
    expect(field(EVIDENCE)).not.toHaveAttribute('aria-invalid');
    await user.click(button('Submit to COCONUT'));
    expect(nameField()).toHaveFocus();
    expect(field(EVIDENCE)).toBeInvalid();
    expect(field(EVIDENCE)).toHaveAccessibleDescription('Say how the structure was established.');
  });

  it('with everything filled in shows no complaint', async () => {
    const shown = await showSubmission();
    await fillIn(shown);
    expect(screen.getByText('All required fields are filled in')).toBeVisible();
  });

  it('shows that it is in progress, locks the form, and can be stopped', async () => {
    const { tell, user, store } = await showSubmission();
    tell(submitMoved('submitting'));
    expect(button('Submitting...')).toHaveAttribute('aria-busy', 'true');
    await write(user, field(EVIDENCE), 'late');
    expect(selectForm(store.getState())?.evidence).toBe('');
    expect(button('Stop submitting')).toBeEnabled();
    expect(selectSubmitStatus(store.getState())).toBe('submitting');
  });

  it('when refused says why, and moves the focus to the first refused field', async () => {
    const { tell, user } = await showSubmission();
    await write(user, field(EVIDENCE), 'NMR');
    tell(submitMoved('submitting'));
    tell(
      submitFailed({
        message: 'Failed to submit to COCONUT: The doi field is required.',
        fieldErrors: {
          evidence: 'Too short.',
          referenceId: 'The doi field is required.',
          structure: 'Known already.',
        },
      }),
    );
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContain('Failed to submit to COCONUT: The doi field is required.');
    expect(alerts).toContain('Known already.');
    expect(field(/^Reference ID/)).toHaveFocus();
    expect(field(/^Reference ID/)).toHaveAccessibleDescription(/^The doi field is required\./);
    expect(field(EVIDENCE)).toHaveAccessibleDescription('Too short.');
  });

  it('after a refusal leaves the focus alone while the user corrects the fields', async () => {
    const { tell, user } = await showSubmission();
    const fieldErrors = { title: 'Taken.', evidence: 'Too short.' };
    tell(submitMoved('submitting'));
    tell(submitFailed({ message: 'Refused', fieldErrors }));
    expect(field(/^Title/)).toHaveFocus();
    await write(user, field(EVIDENCE), 'NMR and MS');
    expect(field(EVIDENCE)).toHaveFocus();
    expect(field(EVIDENCE)).toHaveValue('NMR and MS');
  });
});

describe('changes', () => {
  it('can be discarded, and restored with the same button', async () => {
    const { user } = await showSubmission();
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
    await write(user, field(EVIDENCE), 'NMR');
    await user.click(button('Discard changes'));
    expect(field(EVIDENCE)).toHaveValue('');
    expect(button('Undo discarding')).toHaveFocus();
    await user.click(button('Undo discarding'));
    expect(field(EVIDENCE)).toHaveValue('NMR');
  });

  it.each(['Cancel', 'Close'])('are kept when "%s" closes the dialog', async (name) => {
    const { user, store } = await showSubmission();
    const target = selectSubmissionTarget(store.getState())!;
    await write(user, field(EVIDENCE), 'NMR');
    await user.click(button(name));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(async () => void store.dispatch(submissionOpened({ target, currentYear: 2026 })));
    expect(field(EVIDENCE)).toHaveValue('NMR');
  });
});

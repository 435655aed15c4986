/** @jest-environment node */
import {
  loginCancelled,
  selectAccount,
  selectLoginError,
  selectLoginIsOpen,
} from '@/features/coconutAccount';
import { openDocument } from '@/testing/builders';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { hang, jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { selectReceiptOf } from './receipts.selectors';
import { selectSubmissionTarget } from './openForm.selectors';
import {
  selectFieldErrors,
  selectForm,
  selectGeneralError,
  selectHasEdits,
  selectMissing,
  selectSubmission,
  selectSubmitStatus,
} from './submission.selectors';
import {
  fieldEdited,
  organismEdited,
  organismRemoved,
  publicationLookupRequested,
  submissionClosed,
  submissionRequested,
  submitCancelRequested,
  submitRequested,
} from './submission.slice';
import {
  DOI,
  expectNothingLeft,
  logIn,
  logsIn,
  openCompleteForm,
  PDF_ID,
  stageSubmission,
  takesIt,
  TOKEN,
  unauthenticated,
  type SubmissionStage,
} from './testing/submissionStage';

/** From docs/requirements/session.md S9.19; not imported from the saga, whose value may be wrong. */
const AFTER_LOGIN_MS = 500;

const LOGIN = '/auth/login';
const MUTATE = '/reports/mutate';
const STAND_IN = 'Submitted to COCONUT’s stand-in. Nothing was sent to the real database.';
const IN_DOUBT = 'warning: The submission was cancelled. COCONUT may have received it already.';

let stage: SubmissionStage;
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') }));
afterEach(async () => {
  await expectNothingLeft(stage);
  jest.useRealTimers();
});

const state = () => stage.test.store.getState();
const status = () => selectSubmitStatus(state());
const loginIsOpen = () => selectLoginIsOpen(state());
const isOpen = () => selectSubmissionTarget(state()) !== null;
const sent = () => stage.requestsTo(MUTATE);
const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await flush(200);
};

async function start(platform = createFakePlatform()): Promise<void> {
  stage = await stageSubmission(platform);
  stage.on('POST', LOGIN, logsIn);
  stage.on('POST', MUTATE, takesIt);
  await openCompleteForm(stage);
}

/** As if the user had logged in earlier on this page. */
async function startSignedIn(mutate: FakeHandler = takesIt): Promise<void> {
  await start();
  stage.on('POST', MUTATE, mutate);
  await logIn(stage);
}

describe('submitting', () => {
  it('sends the form, reports success, closes, and drops the draft', async () => {
    await startSignedIn();
    await stage.send(submitRequested());
    expect(sent()[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    const doi = { doi: DOI, organisms: [{ name: 'Camellia sinensis', parts: [], locations: [] }] };
    expect(JSON.parse(String(sent()[0]?.body))).toEqual({
      mutate: [
        {
          operation: 'create',
          attributes: {
            title: 'MARCUS_Submission Unknown 2026',
            evidence: 'NMR',
            comment: 'Drawing 1 on page 1 of the PDF. Structure read by MolNexTR.',
            suggested_changes: {
              new_molecule_data: {
                canonical_smiles: 'CCO',
                reference_id: DOI,
                name: 'ethanol',
                link: '',
                structural_comments: '',
                references: [doi],
              },
            },
          },
          relations: [],
        },
      ],
    });
    expect([isOpen(), state().article.submission.drafts]).toEqual([false, {}]);
    expect(stage.told()).toEqual([`success: ${STAND_IN}`]);
  });

  it('cancels the form’s pending requests, so that another can be opened at once', async () => {
    stage = await stageSubmission();
    stage.on('POST', LOGIN, logsIn);
    stage.on('POST', MUTATE, takesIt);
    stage.on('POST', '/depiction/generate', hang);
    stage.on('GET', /works/, hang);
    await openCompleteForm(stage);
    await stage.send(publicationLookupRequested());
    await logIn(stage);
    await stage.send(submitRequested());
    expect(isOpen()).toBe(false);
    for (const path of ['/depiction/generate', /works/]) {
      expect(stage.requestsTo(path).map(({ signal }) => signal?.aborted)).toEqual([true]);
    }
    await stage.send(submissionRequested());
    expect(isOpen()).toBe(true);
  });

  it('to the real database says so', async () => {
    const config = { ...TEST_CONFIG, coconutIsStandIn: false };
    await start(createFakePlatform({ config }));
    await logIn(stage);
    await stage.send(submitRequested());
    expect(stage.told()).toEqual(['success: Submitted to COCONUT']);
    const key = `pdf-${PDF_ID}-page-0-segment-0`;
    expect(selectReceiptOf(state(), key)).toMatchObject({ smiles: 'CCO', toStandIn: false });
  });

  it('includes the structure, the drawing and the document', async () => {
    await start();
    expect(selectSubmission(state())).toMatchObject({
      structureData: {
        smiles: 'CCO',
        engine: 'molnextr',
        svgImage: expect.stringMatching(/^<svg/),
      },
      documentInfo: { pdfFilename: 'paper.pdf', pdfId: PDF_ID },
    });
  });

  it.each([
    [
      'without evidence',
      () => stage.send(fieldEdited({ field: 'evidence', value: ' nan ' })),
      'evidence',
    ],
    ['without a name', () => stage.send(fieldEdited({ field: 'name', value: '' })), 'name'],
    [
      'without an organism',
      () => stage.send(organismRemoved(selectForm(state()).organisms[0]!.id)),
      'organisms',
    ],
    [
      'with an organism without a name',
      () =>
        stage.send(
          organismEdited({ id: selectForm(state()).organisms[0]!.id, changes: { name: ' ' } }),
        ),
      'organisms',
    ],
  ])('does nothing %s', async (_what, spoil, missing) => {
    await startSignedIn();
    await spoil();
    await stage.send(submitRequested());
    expect(selectMissing(state())).toEqual([missing]);
    expect([sent().length, status(), stage.told()]).toEqual([0, 'idle', []]);
  });

  it('without a DOI is possible: COCONUT decides', async () => {
    await startSignedIn();
    await stage.send(fieldEdited({ field: 'referenceId', value: '' }));
    await stage.send(submitRequested());
    expect(sent()).toHaveLength(1);
  });

  it('does nothing a second time while the first is in progress', async () => {
    await startSignedIn(hang);
    await stage.send(submitRequested());
    await stage.send(submitRequested());
    expect([sent().length, status()]).toEqual([1, 'submitting']);
  });
});

describe('a submission without a login', () => {
  it('asks for a login, keeps what was typed, and is sent automatically 500 ms after it', async () => {
    await start();
    await stage.send(submitRequested());
    expect([status(), loginIsOpen(), sent().length]).toEqual(['loggingIn', true, 0]);
    await logIn(stage);
    expect([status(), loginIsOpen()]).toEqual(['waiting', false]);
    expect(selectForm(state()).evidence).toBe('NMR');
    await pass(AFTER_LOGIN_MS - 1);
    expect(sent()).toHaveLength(0);
    await pass(1);
    expect(sent()).toHaveLength(1);
    expect([isOpen(), stage.told()]).toEqual([false, [`success: ${STAND_IN}`]]);
  });

  it('is not sent when the user does not log in, and can be retried', async () => {
    await start();
    await stage.send(submitRequested());
    await stage.send(loginCancelled());
    expect([status(), loginIsOpen(), isOpen(), sent().length]).toEqual(['idle', false, true, 0]);
    await stage.send(submitRequested());
    expect([status(), loginIsOpen()]).toEqual(['loggingIn', true]);
  });

  it('keeps waiting when a login fails', async () => {
    await start();
    stage.on('POST', LOGIN, () =>
      jsonResponse({ message: 'Invalid login details' }, { status: 401 }),
    );
    await stage.send(submitRequested());
    await logIn(stage);
    expect(selectLoginError(state())).toEqual({ message: 'Invalid login details' });
    expect([status(), loginIsOpen()]).toEqual(['loggingIn', true]);
  });
});

describe('a token that COCONUT no longer accepts', () => {
  it('is dropped, another login is requested, and the submission is retried', async () => {
    await startSignedIn(unauthenticated);
    await stage.send(submitRequested());
    expect([status(), loginIsOpen(), stage.told()]).toEqual(['loggingIn', true, []]);
    expect(stage.test.platform.secrets.coconutToken()).toBeUndefined();
    expect(selectAccount(state())).toEqual({ status: 'signedOut' });
    expect(selectLoginError(state())?.message).toBe('Authentication required. Please log in.');
    stage.on('POST', MUTATE, takesIt);
    await logIn(stage);
    await pass(AFTER_LOGIN_MS);
    expect([sent().length, isOpen()]).toEqual([2, false]);
  });

  it('leads to another login after each one that does not help', async () => {
    await startSignedIn(unauthenticated);
    await stage.send(submitRequested());
    await logIn(stage);
    await pass(AFTER_LOGIN_MS);
    expect([sent().length, status(), loginIsOpen()]).toEqual([2, 'loggingIn', true]);
  });

  it('is noticed when it is missing from the secrets', async () => {
    await startSignedIn();
    stage.test.platform.secrets.setCoconutToken(undefined);
    await stage.send(submitRequested());
    expect([status(), loginIsOpen(), sent().length]).toEqual(['loggingIn', true, 0]);
  });
});

describe('a submission that is refused', () => {
  it.each<[string, FakeHandler, string]>([
    ['without a message', () => jsonResponse({}, { status: 500 }), 'Submission failed'],
    [
      'for an unverified account',
      () => jsonResponse({ message: 'Your email address is not verified.' }, { status: 403 }),
      'Your email address is not verified.',
    ],
    [
      'for too many attempts',
      () => jsonResponse({ message: 'Too Many Attempts.' }, { status: 429 }),
      'Too Many Attempts.',
    ],
    ['by the network', refuseConnection, 'The server cannot be reached'],
  ])('%s leaves the form as it is, and says why', async (_what, handler, message) => {
    await startSignedIn(handler);
    const before = selectForm(state());
    await stage.send(submitRequested());
    const said = `Failed to submit to COCONUT: ${message}`;
    expect([status(), selectGeneralError(state()), stage.told()]).toEqual([
      'idle',
      said,
      [`error: ${said}`],
    ]);
    expect(selectForm(state())).toEqual(before);
    expect(selectAccount(state()).status).toBe('signedIn');
    stage.on('POST', MUTATE, takesIt);
    await stage.send(submitRequested());
    expect(isOpen()).toBe(false);
  });

  it('says when there was no answer for 30 seconds', async () => {
    await startSignedIn(hang);
    await stage.send(submitRequested());
    await pass(30_000);
    expect(selectGeneralError(state())).toBe(
      'Failed to submit to COCONUT: No answer within 30 seconds',
    );
  });

  it('because of its fields says what is wrong with each until it is corrected', async () => {
    const molecule = 'mutate.0.attributes.suggested_changes.new_molecule_data';
    await startSignedIn(() =>
      jsonResponse(
        {
          message: 'The DOI is required. (and 2 more errors)',
          errors: {
            [`${molecule}.references.0.doi`]: ['The DOI is required.'],
            'mutate.0.attributes.title': ['The title is taken.'],
            'mutate.0.operation': ['Not allowed.'],
          },
        },
        { status: 422 },
      ),
    );
    await stage.send(submitRequested());
    expect(selectFieldErrors(state())).toEqual({
      referenceId: 'The DOI is required.',
      title: 'The title is taken.',
    });
    expect(selectGeneralError(state())).toBe(
      'Failed to submit to COCONUT: The DOI is required. (and 2 more errors) Not allowed.',
    );
    await stage.send(fieldEdited({ field: 'referenceId', value: '10.5555/mended' }));
    expect(selectFieldErrors(state())).toEqual({ title: 'The title is taken.' });
    stage.on('POST', MUTATE, hang);
    await stage.send(submitRequested());
    expect([selectFieldErrors(state()), selectGeneralError(state())]).toEqual([{}, null]);
  });
});

describe('cancelling a submission', () => {
  it('during the login closes the login', async () => {
    await start();
    await stage.send(submitRequested());
    await stage.send(submitCancelRequested());
    expect([status(), loginIsOpen(), isOpen(), stage.told()]).toEqual(['idle', false, true, []]);
  });

  it('between login and sending sends nothing', async () => {
    await start();
    await stage.send(submitRequested());
    await logIn(stage);
    await stage.send(submitCancelRequested());
    await pass(AFTER_LOGIN_MS);
    expect([status(), sent().length, stage.told()]).toEqual(['idle', 0, []]);
  });

  it('after sending aborts the request, and says that COCONUT may have received it', async () => {
    await startSignedIn(hang);
    await stage.send(submitRequested());
    await stage.send(submitCancelRequested());
    expect(sent()[0]?.signal?.aborted).toBe(true);
    expect([status(), isOpen(), selectHasEdits(state())]).toEqual(['idle', true, true]);
    expect(stage.told()).toEqual([IN_DOUBT]);
  });

  it('by closing the dialog keeps the draft', async () => {
    await startSignedIn(hang);
    await stage.send(submitRequested());
    await stage.send(submissionClosed());
    expect(sent()[0]?.signal?.aborted).toBe(true);
    expect([isOpen(), stage.told()]).toEqual([false, [IN_DOUBT]]);
    await stage.send(submissionRequested());
    expect([selectForm(state()).evidence, status()]).toEqual(['NMR', 'idle']);
  });
});

describe('opening another document discards a form that is', () => {
  const KEY = `pdf-${PDF_ID}-page-0-segment-0`;
  it.each<[string, () => Promise<void>]>([
    ['open', async () => start()],
    [
      'waiting for a login',
      async () => {
        await start();
        await stage.send(submitRequested());
      },
    ],
    [
      'logging in',
      async () => {
        await start();
        stage.on('POST', LOGIN, hang);
        await stage.send(submitRequested());
        await logIn(stage);
      },
    ],
    [
      'about to be sent',
      async () => {
        await start();
        await stage.send(submitRequested());
        await logIn(stage);
      },
    ],
    [
      'being sent',
      async () => {
        await startSignedIn(hang);
        await stage.send(submitRequested());
      },
    ],
    [
      'refused',
      async () => {
        await startSignedIn(refuseConnection);
        await stage.send(submitRequested());
      },
    ],
  ])('%s', async (_what, bring) => {
    await bring();
    const before = sent().length;
    expect(Object.keys(state().article.submission.drafts)).toEqual([KEY]);
    await openDocument(stage.test, { name: 'b.pdf', pdfId: '18' });
    await pass(60_000);
    const { open, drafts } = state().article.submission;
    expect([open, drafts, loginIsOpen(), sent().length]).toEqual([null, {}, false, before]);
    expect(selectAccount(state()).status).not.toBe('signingIn');
  });
});

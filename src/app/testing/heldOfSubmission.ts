import { offerCredentials } from '@/api/coconutCredentials';
import { loggedIn, loginRequested } from '@/features/coconutAccount';
import { segmentSelectionToggled } from '@/article';
import {
  fieldEdited,
  organismAdded,
  organismEdited,
  publicationLookupRequested,
  pubchemLookupRequested,
  submissionRequested,
  submitRequested,
} from '@/features/submission';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import type { HeldAnswer } from './heldAnswer';
import { MARK, type OldStage } from './oldDocument';

const openForm = ({ segment }: OldStage) => [
  segmentSelectionToggled({ id: segment.id, selected: true }),
  submissionRequested(),
];
const completeForm = (stage: OldStage) => [
  ...openForm(stage),
  fieldEdited({ field: 'name', value: MARK }),
  fieldEdited({ field: 'evidence', value: MARK }),
  organismAdded({ id: 'row' }),
  organismEdited({ id: 'row', changes: { name: MARK } }),
];
/** The requests of the form for COCONUT, and those before it. */
export const HELD_OF_SUBMISSION: readonly HeldAnswer[] = [
  {
    what: 'drawing a structure for its submission',
    method: 'POST',
    path: '/depiction/generate',
    answer: () =>
      new Response(`<svg xmlns="http://www.w3.org/2000/svg"><title>${MARK}</title></svg>`),
    start: openForm,
  },
  {
    what: 'looking its article up',
    method: 'GET',
    path: /\/works\//,
    answer: () => jsonResponse({ message: { title: [MARK], author: [{ family: MARK }] } }),
    start: (stage) => [...openForm(stage), publicationLookupRequested()],
  },
  {
    what: 'looking a structure up in PubChem',
    method: 'POST',
    path: '/compound/smiles/cids/JSON',
    answer: () => jsonResponse({ Fault: { Message: `${MARK} is unknown` } }, { status: 500 }),
    start: (stage) => [...openForm(stage), pubchemLookupRequested()],
  },
  {
    what: 'logging in to submit a structure',
    method: 'POST',
    path: '/auth/login',
    answer: () => jsonResponse({ message: `${MARK} is not known` }, { status: 401 }),
    start: (stage) => {
      offerCredentials(stage.test.platform.secrets, { email: 'a@b.test', password: 'p' });
      const login = loginRequested({ staySignedIn: false });
      return [...completeForm(stage), submitRequested(), login];
    },
  },
  {
    what: 'submitting a structure',
    method: 'POST',
    path: '/reports/mutate',
    answer: () => jsonResponse({ message: `${MARK} is refused` }, { status: 422 }),
    start: (stage) => {
      stage.test.platform.secrets.setCoconutToken('token');
      return [loggedIn({}), ...completeForm(stage), submitRequested()];
    },
  },
];

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  databaseAnswered,
  lookUpCancelRequested,
  lookUpRequested,
  lookUpsStarted,
} from '../../known.slice';
import { Known } from './Known';

const KEY = 'BLUAFEHZUWYNDE-NNWCWBAJSA-N';
const REAL = { ...TEST_CONFIG, pubchemIsStandIn: false, coconutIsStandIn: false };
const STAND_INS = { ...TEST_CONFIG, pubchemIsStandIn: true, coconutIsStandIn: true };

function show(config = REAL) {
  const actions: unknown[] = [];
  const testStore = makeTestStore({
    runSagas: false,
    platform: createFakePlatform({ config }),
  });
  const { store } = testStore;
  const { dispatch } = store;
  store.dispatch = ((action: never) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof dispatch;
  renderWithStore(<Known inchiKey={KEY} />, testStore);
  const tell = (...facts: Parameters<typeof dispatch>[0][]) =>
    act(() => facts.forEach((fact) => dispatch(fact)));
  return { actions, tell, user: userEvent.setup() };
}

const started = lookUpsStarted({ inchiKeys: [KEY] });
const status = () => screen.getByRole('status');

test('says what goes to whom before anything does, and a press asks', async () => {
  const { actions, user } = show();
  expect(status()).toHaveTextContent('Not looked up');
  expect(screen.getByText('The InChIKey goes to PubChem and COCONUT.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(actions).toEqual([lookUpRequested({ inchiKeys: [KEY] })]);
});

test('says that nothing leaves the machine where stand-ins answer', () => {
  show(STAND_INS);
  expect(screen.getByText(/stand-in for PubChem .* on your own machine/)).toBeVisible();
});

test('says it once an article', () => {
  const { tell } = show();
  tell(lookUpsStarted({ inchiKeys: ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N'] }));
  expect(screen.getByRole('button', { name: 'Look up' })).toBeVisible();
  expect(screen.queryByText(/goes to/)).not.toBeInTheDocument();
});

test('shows what each database has, with a link to it', () => {
  const { tell } = show();
  const url = 'https://pubchem.ncbi.nlm.nih.gov/compound/7';
  const compound = { match: 'skeleton', id: 'CID 7', url } as const;
  tell(
    started,
    databaseAnswered({
      inchiKey: KEY,
      database: 'pubchem',
      answer: { status: 'found', compound },
    }),
    databaseAnswered({ inchiKey: KEY, database: 'coconut', answer: { status: 'unknown' } }),
  );
  expect(status()).toHaveTextContent('PubChem: same skeleton, CID 7COCONUT: unknown');
  const link = screen.getByRole('link', { name: 'CID 7' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a stand-in is called one, and its identifiers lead nowhere', () => {
  const { tell } = show(STAND_INS);
  const compound = { match: 'identical', id: 'CNP0900001.1', url: 'https://x.test' } as const;
  const answer = { status: 'found', compound } as const;
  tell(started, databaseAnswered({ inchiKey: KEY, database: 'coconut', answer }));
  expect(status()).toHaveTextContent('COCONUT (stand-in): identical, CNP0900001.1');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the focus stays there when the button goes with the last answer', async () => {
  const { tell, user } = show();
  const button = screen.getByRole('button', { name: 'Look up' });
  await user.click(button);
  const unknown = { inchiKey: KEY, answer: { status: 'unknown' } } as const;
  tell(started, databaseAnswered({ ...unknown, database: 'pubchem' }));
  expect(button).toHaveFocus();
  tell(databaseAnswered({ ...unknown, database: 'coconut' }));
  expect(button).not.toBeInTheDocument();
  expect(status().parentElement).toHaveFocus();
});

test('takes no focus when it is shown with its answers', () => {
  const { tell } = show();
  const unknown = { inchiKey: KEY, answer: { status: 'unknown' } } as const;
  tell(
    started,
    databaseAnswered({ ...unknown, database: 'pubchem' }),
    databaseAnswered({ ...unknown, database: 'coconut' }),
  );
  expect(document.body).toHaveFocus();
});

test('while it runs it can be cancelled, and a failure can be repeated', async () => {
  const { tell, user, actions } = show();
  tell(started);
  expect(screen.getByRole('button', { name: 'Looking up...' })).toHaveAttribute('aria-busy');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(actions).toEqual([lookUpCancelRequested()]);
  const answer = { status: 'failed', message: 'It is down' } as const;
  tell(
    databaseAnswered({ inchiKey: KEY, database: 'pubchem', answer }),
    databaseAnswered({ inchiKey: KEY, database: 'coconut', answer: { status: 'unknown' } }),
  );
  expect(status()).toHaveTextContent('PubChem: failed (It is down)');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { languageModelSaga } from '../../languageModel.saga';
import { ModelLine } from './ModelLine';

const KEY = 'sk-secret-0123456789';

beforeAll(installDialogForJsdom);

function show(offered: object = { languageModelUrl: 'https://llm.example/v1' }): TestStore {
  const config = { ...TEST_CONFIG, languageModelName: 'chem-1', ...offered };
  const test = makeTestStore({ runSagas: false, platform: createFakePlatform({ config }) });
  test.runSaga(languageModelSaga);
  renderWithStore(<ModelLine />, test);
  return test;
}

const status = () => screen.getByRole('status');
const dialog = () => within(screen.getByRole('dialog', { name: 'Language model' }));
const open = () => userEvent.click(screen.getByRole('button', { name: 'Language model…' }));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

async function giveKey(): Promise<void> {
  await open();
  await userEvent.type(dialog().getByLabelText(/^Key/), ` ${KEY} `);
  await press('Use this key');
}

test('is nothing where the page can ask no model', () => {
  show({});
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that the text stays here, until a key is given; then where it goes', async () => {
  const { platform } = show();
  expect(status()).toHaveTextContent('works in this browser; the text stays here');
  await giveKey();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(status()).toHaveTextContent(
    '‘Extract Annotations’ sends this text to llm.example (chem-1).',
  );
  expect(platform.secrets.languageModel()).toEqual({ key: KEY, model: 'chem-1' });
});

test('the dialog says where the text goes, at whose cost, and which address is possible', async () => {
  show();
  await open();
  const words = screen.getByRole('dialog', { name: 'Language model' });
  expect(words).toHaveTextContent(
    'the whole text of the article then goes to llm.example, in your name and at your cost',
  );
  expect(words).toHaveTextContent('Sent to https://llm.example/v1 and to no other address');
  expect(words).toHaveTextContent('gone when this page is closed or reloaded');
  expect(dialog().getByLabelText(/^Key/)).toHaveAttribute('type', 'password');
  expect(dialog().queryByRole('button', { name: 'Remove the key' })).not.toBeInTheDocument();
});

test('a key with blanks is not accepted, with the reason', async () => {
  const { platform } = show();
  await open();
  await userEvent.type(dialog().getByLabelText(/^Key/), 'two words');
  const use = dialog().getByRole('button', { name: 'Use this key' });
  expect(use).toHaveAttribute('aria-disabled', 'true');
  expect(use).toHaveAccessibleDescription('A key has no blanks and no special characters');
  await press('Use this key');
  expect(platform.secrets.languageModel()).toBeUndefined();
});

test('a key in use can be removed, and is not shown', async () => {
  const { platform } = show();
  await giveKey();
  await open();
  expect(dialog().getByText(/^A key is in use, for chem-1\. It is gone when/)).toBeVisible();
  expect(dialog().getByLabelText(/^Key/)).toHaveValue('');
  await press('Remove the key');
  expect(platform.secrets.languageModel()).toBeUndefined();
  expect(status()).toHaveTextContent('the text stays here');
});

test('a key is kept in the browser only if that is chosen', async () => {
  const { platform } = show();
  await open();
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Keep the key in this browser' }));
  await userEvent.type(dialog().getByLabelText(/^Key/), KEY);
  await press('Use this key');
  expect(platform.localStorage.keys()).toEqual(['marcus.languageModel']);
  await open();
  expect(dialog().getByText(/kept in this browser\.$/)).toBeVisible();
});

import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redoRequested, undoRequested, historySaga } from '@/features/history';
import { doiLookedUp, selectArticle, selectLastDone } from '@/article';
import { openDocument } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { articleSaga } from '../../article.saga';
import { articleFormOpened, selectArticleFormIsOpen } from '../../articleForm.slice';
import { ArticleDialog } from './ArticleDialog';

beforeAll(installDialogForJsdom);

const pdfId = '1700000000000';

async function show(doi?: string) {
  const test = makeTestStore({ runSagas: false });
  [historySaga, articleSaga].forEach((saga) => test.runSaga(saga));
  await openDocument(test);
  const found = doi === undefined ? { status: 'none' as const } : { status: 'found' as const, doi };
  test.store.dispatch(doiLookedUp({ pdfId, doi: found }));
  test.store.dispatch(articleFormOpened());
  renderWithStore(<ArticleDialog />, test);
  const article = () => selectArticle(test.store.getState());
  return { test, article, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('begins at the DOI where there is none, takes a pasted address, and is one step to undo', async () => {
  const { test, article, user } = await show();
  expect(field(/^DOI/)).toHaveFocus();
  await user.keyboard('https://doi.org/10.5555/abc');
  await user.type(field(/^Authors/), 'Jane Roe{Enter}John Poe');
  await user.type(field(/^Year/), '2015');
  await press(user, 'Save');
  const typed = { authors: ['Jane Roe', 'John Poe'], year: 2015, doi: '10.5555/abc' };
  expect(article()).toEqual(typed);
  expect(selectArticleFormIsOpen(test.store.getState())).toBe(false);
  expect(selectLastDone(test.store.getState())?.title).toBe(
    'Change the article’s authors, year, DOI',
  );
  act(() => void test.store.dispatch(undoRequested()));
  expect(article()).toEqual({ authors: [] });
  act(() => void test.store.dispatch(redoRequested()));
  expect(article()).toEqual(typed);
});

test('keeps nothing that is no DOI, and says what one is', async () => {
  const { article, user } = await show();
  await user.type(field(/^DOI/), 'paper 7');
  // As Enter does, which leaves no field; jsdom knows no button outside of its form.
  fireEvent.submit(field(/^DOI/).closest('form')!);
  expect(article().doi).toBeUndefined();
  expect(screen.getByText(/Not a DOI/)).toBeVisible();
  expect(field(/^DOI/)).toHaveFocus();
  expect(field(/^DOI/)).toBeInvalid();
});

test('a wrong DOI can be taken away, and the one that was found comes back', async () => {
  const { article, user, test } = await show('10.5555/wrong');
  await user.clear(field(/^DOI/));
  await press(user, 'Save');
  expect(article().doi).toBeUndefined();
  act(() => void test.store.dispatch(articleFormOpened()));
  await press(user, 'As found');
  await press(user, 'Save');
  expect(article().doi).toBe('10.5555/wrong');
});

test('asks Crossref only when the user does, and keeps its answer only when that is saved', async () => {
  const { test, article, user } = await show('10.5555/abc');
  const asked = () => test.platform.server.requestsTo(/works/);
  const message = {
    title: ['On tea'],
    author: [{ given: 'Anna', family: 'Berg' }],
    'container-title': ['Journal of Tea'],
    published: { 'date-parts': [[2021]] },
  };
  test.platform.server.on('GET', /works/, () => new Response(JSON.stringify({ message })));
  expect(asked()).toHaveLength(0);
  await press(user, 'Look up the article');
  await user.click(await screen.findByRole('button', { name: 'Use these' }));
  expect(asked()).toHaveLength(1);
  expect(field(/^Title/)).toHaveValue('On tea');
  expect(article().title).toBeUndefined();
  await press(user, 'Save');
  const authors = ['Anna Berg'];
  expect(article()).toMatchObject({
    title: 'On tea',
    authors,
    journal: 'Journal of Tea',
    year: 2021,
  });
});

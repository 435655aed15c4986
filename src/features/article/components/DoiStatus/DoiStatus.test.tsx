import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleWordsSet, doiLookedUp } from '@/article';
import { openDocument } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectArticleFormIsOpen } from '../../articleForm.slice';
import { DoiStatus } from './DoiStatus';

const pdfId = '1700000000000';

async function show() {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  renderWithStore(<DoiStatus />, test);
  const dispatch = (...args: Parameters<typeof test.store.dispatch>) =>
    act(() => void test.store.dispatch(...args));
  return { test, dispatch };
}

test('the DOI becomes an encoded link to the resolver', async () => {
  const { dispatch } = await show();
  expect(screen.getByText('Looking for the DOI...')).toBeVisible();
  dispatch(doiLookedUp({ pdfId, doi: { status: 'found', doi: '10.5555/a<b>#1' } }));
  expect(screen.getByRole('link', { name: '10.5555/a<b>#1' })).toHaveAttribute(
    'href',
    'https://doi.org/10.5555/a%3Cb%3E%231',
  );
});

test('where none was found one can be typed, and counts', async () => {
  const { test, dispatch } = await show();
  dispatch(doiLookedUp({ pdfId, doi: { status: 'none' } }));
  expect(screen.getByText('No DOI found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enter DOI' }));
  expect(selectArticleFormIsOpen(test.store.getState())).toBe(true);
  dispatch(articleWordsSet({ words: { doi: '10.5555/mine' } }));
  expect(screen.getByRole('link', { name: '10.5555/mine' })).toBeVisible();
});

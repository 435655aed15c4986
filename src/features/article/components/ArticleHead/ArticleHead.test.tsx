import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtractedText } from '@/domain/extractedText';
import type { PrintedArticle } from '@/domain/printedArticle';
import { textReceived } from '@/article';
import { openDocument } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectArticleFormIsOpen } from '../../articleForm.slice';
import { ArticleHead } from './ArticleHead';

async function show(article?: PrintedArticle, content = 'Quercetin.') {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const view = renderWithStore(<ArticleHead />, test);
  const created = createExtractedText(content, 'paper.pdf', '2026-01-02T03:04:05.000Z');
  const { pdfFilename, extractedAt, characterCount } = created.metadata;
  const historyEntry = { id: 'h', pdfFilename, extractedAt, textPreview: '', characterCount };
  const text = article === undefined ? created : { ...created, article };
  const pdfId = '1700000000000';
  await act(async () => {
    test.store.dispatch(textReceived({ pdfId, text, isUnchanged: false, historyEntry }));
  });
  return { ...view, test };
}

test('the title is a heading, with authors, journal and year below it, and can be corrected', async () => {
  const { test } = await show({
    title: 'Oak acids',
    authors: ['J. Roe', 'L. Poe'],
    journal: 'Phytotests',
    year: 2012,
  });
  expect(screen.getByRole('heading', { name: 'Oak acids' })).toBeVisible();
  expect(screen.getByText('J. Roe, L. Poe · Phytotests, 2012')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit title, authors and DOI' }));
  expect(selectArticleFormIsOpen(test.store.getState())).toBe(true);
});

describe('a title that stands in the text below', () => {
  const text = 'Phytotests 3 (2012)\n\nOak\nacids\n\nJ. Roe\n\nOak acids are bitter.';

  it('is not repeated above it', async () => {
    await show({ title: 'Oak acids', authors: ['J. Roe'] }, text);
    expect(screen.queryByText('Oak acids')).toBeNull();
    expect(screen.getByText('J. Roe')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit title, authors and DOI' })).toBeVisible();
  });

  it('is, if nothing else is known', async () => {
    await show({ title: 'Oak acids', authors: [] }, text);
    expect(screen.getByRole('heading', { name: 'Oak acids' })).toBeVisible();
  });

  it('is, if the text only mentions it', async () => {
    await show({ title: 'Oak acids', authors: ['J. Roe'] }, 'Oak acids are bitter.');
    expect(screen.getByRole('heading', { name: 'Oak acids' })).toBeVisible();
  });
});

test('what was not recognised leaves no separator', async () => {
  await show({ title: 'Oak acids', authors: [], year: 2012 });
  expect(screen.getByText('2012')).toBeVisible();
});

test('nothing is shown of an article of which nothing is known', async () => {
  const { container } = await show();
  expect(container).toBeEmptyDOMElement();
});

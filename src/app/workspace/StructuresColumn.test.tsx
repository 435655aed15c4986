import { screen } from '@testing-library/react';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { StructuresColumn } from './StructuresColumn';

test('before any segment the column says so, and how to get some', () => {
  renderWithStore(<StructuresColumn />);
  expect(screen.getByRole('heading', { name: 'No Structures Extracted Yet' })).toBeVisible();
  expect(screen.getByText('Upload a PDF and click Extract Structures.')).toBeVisible();
});

test('a document without drawings is a separate result', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  receiveSegments(test, 0);
  renderWithStore(<StructuresColumn />, test);
  expect(screen.getByRole('heading', { name: 'No structures in this document' })).toBeVisible();
  expect(screen.queryByText('No Structures Extracted Yet')).not.toBeInTheDocument();
});

test('pages that could not be read are not said to contain no drawing', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  receiveSegments(test, 0, { pagesTooHeavy: [0, 2] });
  renderWithStore(<StructuresColumn />, test);
  expect(screen.getByRole('heading', { name: 'No structures found' })).toBeVisible();
  expect(
    screen.getByText(
      'Pages 1 and 3 are too heavy to be read; no other page contains a drawn structure.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/All pages were searched/)).not.toBeInTheDocument();
});

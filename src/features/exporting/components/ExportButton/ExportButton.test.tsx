import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readingReceived } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectExportDialogIsOpen } from '../../exporting.slice';
import { ExportButton } from './ExportButton';

test('is there once something was read, and opens the dialog', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  renderWithStore(<ExportButton />, test);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const version = {
    ...{ smiles: 'C', engine: 'decimer', timestamp: '2026-01-02T03:04:06.000Z' },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  };
  act(() => void test.store.dispatch(readingReceived({ segment: segment!, version })));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export' }));
  expect(selectExportDialogIsOpen(test.store.getState())).toBe(true);
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PdfViewEvent } from '@/platform/pdfs';
import { renderWithStore } from '@/testing/renderWithStore';
import { PdfViewer } from './PdfViewer';

function show() {
  const rendered = renderWithStore(<PdfViewer fileId="file-1" isHidden={false} />);
  const shown = rendered.platform.pdfs.shown[0]!;
  const tell = (...events: PdfViewEvent[]) => act(() => events.forEach((e) => shown.tell(e)));
  return { ...rendered, shown, tell };
}

const OPENED = { kind: 'opened', pageCount: 10 } as const;
const ZOOM = { kind: 'zoom', scale: 0.7, fitsWidth: true } as const;
const button = (name: string) => screen.getByRole('button', { name });

test('says that it loads, and gives the document back when it goes away', () => {
  const { shown, unmount } = show();
  expect(screen.getByText('Loading PDF...')).toBeVisible();
  expect(button('Next page')).toBeDisabled();
  expect(shown.fileId).toBe('file-1');
  unmount();
  expect(shown.isDestroyed).toBe(true);
});

test('turns pages and knows where they end', async () => {
  const user = userEvent.setup();
  const { shown, tell } = show();
  tell(OPENED, ZOOM);
  expect(screen.queryByText('Loading PDF...')).not.toBeInTheDocument();
  expect(screen.getByText('/ 10')).toBeVisible();
  expect(button('Previous page')).toBeDisabled();
  await user.click(button('Next page'));
  tell({ kind: 'page', page: 10 });
  expect(button('Next page')).toBeDisabled();
  await user.click(button('Previous page'));
  expect(shown.asked).toEqual(['page 2', 'page 9']);
});

test.each([
  ['7{Enter}', ['page 7']],
  ['99{Enter}', ['page 10']],
  ['0{Enter}', []],
  ['abc{Enter}', []],
  ['7{Escape}', []],
])('typing %s into the page field asks for %j', async (keys, asked) => {
  const user = userEvent.setup();
  const { shown, tell } = show();
  tell(OPENED, ZOOM);
  const field = screen.getByRole('textbox', { name: 'Page number' });
  await user.clear(field);
  await user.type(field, keys);
  expect(shown.asked).toEqual(asked);
  expect(field).toHaveValue('1');
});

test('zooms in steps of a tenth and fits to the width', async () => {
  const user = userEvent.setup();
  const { shown, tell } = show();
  tell(OPENED, { ...ZOOM, scale: 0.73 });
  expect(screen.getByRole('status', { name: 'Zoom' })).toHaveTextContent('73 %');
  expect(button('Fit to width')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Zoom in'));
  await user.click(button('Zoom out'));
  await user.click(button('Fit to width'));
  expect(shown.asked).toEqual(['scale 0.8', 'scale 0.7', 'fit width']);
  tell({ kind: 'zoom', scale: 3, fitsWidth: false });
  expect(button('Zoom in')).toBeDisabled();
});

test('says so when pages fail, and keeps the others', () => {
  const { tell } = show();
  tell(OPENED, ZOOM, { kind: 'pageFailed', page: 2 });
  expect(screen.getByText('Failed to render pages.')).toBeVisible();
  expect(button('Next page')).toBeEnabled();
});

test.each([
  ['damaged', 'Invalid PDF structure.', 'Failed to load PDF.'],
  ['missing', 'The file is no longer at hand.', 'The PDF is no longer at hand'],
] as const)('a PDF that is %s has a state of its own', (kind, message, title) => {
  const { tell } = show();
  tell({ kind: 'failed', fault: { kind, message } });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

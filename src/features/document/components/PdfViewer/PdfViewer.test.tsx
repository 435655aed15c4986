import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectOpenDocument } from '@/article';
import type { PdfViewEvent } from '@/platform/pdfs';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { openDocument } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { pdfDownloadRequested } from '../../viewer.slice';
import { printCancelRequested, printProgressed, printRequested } from '../../viewer.slice';
import { DocumentMenu } from '../DocumentMenu/DocumentMenu';
import { PdfViewer } from './PdfViewer';

beforeAll(installDialogForJsdom);

function show() {
  const rendered = renderWithStore(
    <PdfViewer fileId="file-1" isHidden={false} menu={() => null} />,
  );
  const shown = rendered.platform.pdfs.shown[0]!;
  const tell = (...events: PdfViewEvent[]) => act(() => events.forEach((e) => shown.tell(e)));
  return { ...rendered, shown, tell };
}

const OPENED = { kind: 'opened', pageCount: 10 } as const;
const ZOOM = { kind: 'zoom', scale: 0.7, fitsWidth: true } as const;
const button = (name: string) => screen.getByRole('button', { name });

test('shows that the PDF is loading, and releases it when unmounted', () => {
  const { shown, unmount } = show();
  expect(screen.getByText('Loading PDF...')).toBeVisible();
  expect(button('Next page')).toBeDisabled();
  expect(shown.fileId).toBe('file-1');
  unmount();
  expect(shown.isDestroyed).toBe(true);
});

test('turns pages, and stops at the first and last', async () => {
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
])('typing %s into the page field requests %j', async (keys, asked) => {
  const user = userEvent.setup();
  const { shown, tell } = show();
  tell(OPENED, ZOOM);
  const field = screen.getByRole('textbox', { name: 'Page number' });
  act(() => field.focus());
  await user.keyboard(keys);
  expect(shown.asked).toEqual(asked);
  expect(field).toHaveValue('1');
});

test('the page field accepts one number after another', async () => {
  const user = userEvent.setup();
  const { shown, tell } = show();
  tell(OPENED, ZOOM);
  const field = screen.getByRole('textbox', { name: 'Page number' });
  await user.click(field);
  await user.keyboard('7{Enter}');
  tell({ kind: 'page', page: 7 });
  await user.keyboard('8{Enter}');
  tell({ kind: 'page', page: 8 });
  await user.click(field);
  await user.keyboard('9{Enter}');
  expect(shown.asked).toEqual(['page 7', 'page 8', 'page 9']);
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

test('says when pages fail to render, and keeps the others', () => {
  const { tell } = show();
  tell(OPENED, ZOOM, { kind: 'pageFailed', page: 2 });
  expect(screen.getByText('Failed to render pages.')).toBeVisible();
  expect(button('Next page')).toBeEnabled();
});

test.each([
  ['damaged', 'Invalid PDF structure.', 'Failed to load PDF.'],
  ['missing', 'The file is no longer at hand.', 'The PDF is no longer available'],
] as const)('a PDF that is %s has its own message', (kind, message, title) => {
  const { tell } = show();
  tell({ kind: 'failed', fault: { kind, message } });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

describe('searching', () => {
  const found = (current: number, total: number) =>
    ({ kind: 'search', outcome: { status: 'found', current, total } }) as const;

  async function openSearch() {
    const user = userEvent.setup();
    const shown = show();
    shown.tell(OPENED, ZOOM);
    await user.click(screen.getByRole('group', { name: 'Pages' }));
    await user.keyboard('{Control>}f{/Control}');
    return { user, ...shown };
  }
  const field = () => screen.getByRole('textbox', { name: 'Find in the PDF' });
  const lastAsked = ({ shown }: ReturnType<typeof show>) => shown.asked.at(-1);

  test('opens with Ctrl+F and takes the focus, which returns to the pages', async () => {
    const test = await openSearch();
    expect(field()).toHaveFocus();
    await test.user.keyboard('{Escape}');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Pages' })).toHaveFocus();
    expect(lastAsked(test)).toBe('search ended');
  });

  test('pressing Ctrl+F again selects the search text, so that typing replaces it', async () => {
    const test = await openSearch();
    await test.user.type(field(), 'acid');
    await test.user.click(screen.getByRole('group', { name: 'Pages' }));
    await test.user.keyboard('{Control>}f{/Control}base');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('base');
  });

  test('shows the current match and the number of matches, and steps through them', async () => {
    const test = await openSearch();
    await test.user.type(field(), 'acid');
    expect(lastAsked(test)).toBe('search acid');
    test.tell(found(2, 7));
    expect(screen.getByText('2 of 7')).toBeVisible();
    await test.user.keyboard('{Enter}');
    expect(lastAsked(test)).toBe('search next');
    await test.user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(lastAsked(test)).toBe('search previous');
    await test.user.click(button('Match case'));
    expect(lastAsked(test)).toBe('search acid as written');
  });

  test('says that nothing was found, and disables moving to another match', async () => {
    const test = await openSearch();
    await test.user.type(field(), 'x');
    test.tell({ kind: 'search', outcome: { status: 'none', current: 0, total: 0 } });
    expect(screen.getByText('Not found')).toBeVisible();
    expect(button('Next match')).toBeDisabled();
  });

  test('does not search while the field is empty', async () => {
    const test = await openSearch();
    await test.user.type(field(), 'a{Backspace}');
    expect(lastAsked(test)).toBe('search ended');
  });
});

describe('the PDF’s menu', () => {
  async function choose(item: string) {
    const user = userEvent.setup();
    const test = makeTestStore({ runSagas: false });
    await openDocument(test);
    const trace = recordTrace(test);
    const document = selectOpenDocument(test.store.getState())!;
    const menu = (isShown: boolean) => (
      <DocumentMenu {...{ document, isShown }} workWouldBeLost={false} />
    );
    renderWithStore(<PdfViewer fileId="file-1" isHidden={false} menu={menu} />, test);
    act(() => test.platform.pdfs.shown[0]!.tell(OPENED));
    await user.click(button('More about the PDF'));
    await user.click(screen.getByRole('menuitem', { name: item }));
    return { trace, test, user };
  }

  test.each([
    ['Print', printRequested.type],
    ['Download', pdfDownloadRequested.type],
  ])('choosing %s requests it', async (item, intent) => {
    const { trace } = await choose(item);
    expect(actionTypes(trace)).toEqual([intent]);
  });

  test('Properties shows title, pages and size', async () => {
    await choose('Properties');
    const dialog = screen.getByRole('dialog', { name: 'Properties' });
    expect(dialog).toHaveTextContent('TitleNonePages3File Size');
  });

  test('keys pressed in the properties dialog do not reach the viewer', async () => {
    const { user } = await choose('Properties');
    await user.keyboard('{Control>}f{/Control}');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('shows the progress of printing, which can be cancelled', async () => {
    const { test, user, trace } = await choose('Print');
    act(() => void test.store.dispatch(printProgressed({ drawn: 1, pageCount: 3 })));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Page 2 of 3');
    await user.click(button('Cancel'));
    expect(actionTypes(trace).at(-1)).toBe(printCancelRequested.type);
  });
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import { openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { contextSaga } from '../../sagas/showContext.saga';
import { contextOpened, selectOpenContext } from '../../context.slice';
import { ContextView } from './ContextView';

const png: FakeHandler = () =>
  new Response(new Uint8Array([137]), { headers: { 'Content-Type': 'image/png' } });
const failure: FakeHandler = () => jsonResponse({ detail: 'Out of paper' }, { status: 500 });
const onBack = jest.fn();

/** A focused card, and the place where the context appears. */
function Place() {
  const context = useSelector(selectOpenContext);
  return (
    <>
      <button type="button">Card</button>
      {context && <ContextView context={context} onBack={onBack} />}
    </>
  );
}

describe('the context view', () => {
  let store: TestStore;
  async function show(page: FakeHandler, { cutOut = png, hasFile = true } = {}) {
    onBack.mockReset();
    store = makeTestStore({ runSagas: false });
    store.platform.server.on('GET', /get_highlighted_page/, page);
    store.platform.server.on('GET', /get_segment_image/, cutOut);
    store.runSaga(contextSaga);
    const { fileId } = await openDocument(store);
    if (!hasFile) store.platform.files.remove(fileId);
    const segments = receiveSegments(store, 6);
    renderWithStore(<Place />, store);
    screen.getByRole('button', { name: 'Card' }).focus();
    act(() => void store.store.dispatch(contextOpened({ segmentId: segments[4]!.id })));
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const isOpen = () => selectOpenContext(store.store.getState()) !== null;

  it('shows the services’ page under its title, and takes the focus', async () => {
    await show(png);
    expect(screen.getByRole('heading', { name: 'Original Context - Page 2' })).toHaveFocus();
    expect(await screen.findByRole('img', { name: 'Page 2, with segment 5 marked' })).toBeVisible();
  });

  it('is busy meanwhile, and can be cancelled', async () => {
    await show(hang);
    expect(screen.getByText('Loading the page...')).toBeVisible();
    await press('Cancel');
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['its button', () => press('Close context')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s and returns the focus', async (_by, close) => {
    await show(png);
    await close();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Card' })).toHaveFocus();
  });

  it('leads back to its segment', async () => {
    await show(png);
    await press('Back to Segment #5');
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('enlarges the page, up to a limit, and makes it fit again', async () => {
    await show(png);
    await screen.findByRole('img');
    const zoom = () => screen.getByRole('status', { name: 'Zoom' });
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await press('Zoom in');
    expect(zoom()).toHaveTextContent('150%');
    await press('Zoom out');
    expect(zoom()).toHaveTextContent('100%');
  });

  it('says who made the drawing, why, and that the place is unknown, if it was made here', async () => {
    await show(failure);
    expect(await screen.findByText(/Failed to load context image: Out of paper/)).toBeVisible();
    expect(screen.getByText('The position of the segment on the page is not known.')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Page 2' })).toBeVisible();
  });

  it('warns if there is only the segment', async () => {
    await show(failure, { hasFile: false });
    expect(
      await screen.findByText('Showing segment only - page context is not available.'),
    ).toBeVisible();
    expect(await screen.findByRole('img', { name: /as in the paper/ })).toBeVisible();
  });

  it('reports that it failed, why, and can be retried', async () => {
    await show(failure, { hasFile: false, cutOut: failure });
    expect(await screen.findByText('Failed to load page context')).toBeVisible();
    store.platform.server.on('GET', /get_highlighted_page/, png);
    await press('Retry');
    expect(await screen.findByRole('img', { name: 'Page 2, with segment 5 marked' })).toBeVisible();
  });
});

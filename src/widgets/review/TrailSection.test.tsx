import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compoundFieldsSet } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { TrailSection } from './TrailSection';

async function show() {
  const page = makeTestStore({ runSagas: false });
  await openDocument(page);
  const [segment] = receiveSegments(page, 1);
  renderWithStore(<TrailSection segment={segment!} />, page);
  const say = (name: string) =>
    act(() => {
      page.store.dispatch(compoundFieldsSet({ ids: [segment!.id], fields: { name } }));
    });
  return { ...page, say };
}

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('nothing is there without a change', async () => {
  await show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what was changed is shown on demand, the latest first, with who did it', async () => {
  const { store, say } = await show();
  say('kojic acid');
  store.dispatch({ type: 'judging/reviewerNamed', payload: 'Ada' });
  say('koji acid');
  expect(items()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 changes', expanded: false }));
  expect(items()).toEqual([
    expect.stringMatching(/^Name: koji acid, before kojic acidby Ada, .*\d{4}, /),
    expect.stringMatching(/^Name: kojic acid(?!, before)/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide 2 changes', expanded: true }));
  expect(items()).toEqual([]);
});

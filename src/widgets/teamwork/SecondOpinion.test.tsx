import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compoundFieldsSet, selectCompoundDraft, selectSegmentIds } from '@/article';
import type { Role } from '@/domain/team/team';
import { renderWithStore } from '@/testing/renderWithStore';
import { FakeTeamLibrary, openTeamPage, settle, type TeamPage } from '@/testing/teamPages';
import { SecondOpinion } from './SecondOpinion';

let library: FakeTeamLibrary;
let page: TeamPage;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
});
afterEach(async () => {
  await page.stop();
  jest.useRealTimers();
});

const open = async (role: Role, name: string) => {
  page = await openTeamPage(library, { name, role });
  renderWithStore(<SecondOpinion />, page);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};
const idOf = () => selectSegmentIds(page.store.getState())[0] ?? '';
const settled = (ms?: number) => act(() => settle(ms));

test('who gives one starts with nothing, and sees how far both agree at its end', async () => {
  const user = await open('curator', 'ben');
  library.say(`drafts/${idOf()}/name`, 'ethanol', 'anna', page.hash);
  library.say(`drafts/${idOf()}/organism`, 'Vitis vinifera', 'anna', page.hash);
  await settled(31_000);
  const draft = () => selectCompoundDraft(page.store.getState(), idOf());
  expect(draft()).toMatchObject({ name: 'ethanol' });
  await user.click(screen.getByRole('button', { name: 'Give a second opinion' }));
  await settled();
  expect(draft()).toEqual({});
  expect(screen.queryByText(/ethanol/)).toBeNull();
  act(() => {
    const fields = { name: 'spirit', organism: 'Vitis vinifera' };
    page.store.dispatch(compoundFieldsSet({ ids: [idOf()], fields }));
  });
  await settled(2_000);
  await user.click(screen.getByRole('button', { name: 'End and compare' }));
  await settled();
  const row = within(screen.getByRole('group', { name: 'Second opinion of ben' }));
  expect(row.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldAlikeκ',
    'Name0 of 10.00',
    'Organism1 of 1not defined',
  ]);
  expect(row.getByText('#1, Name: “ethanol”, ben: “spirit”')).toBeInTheDocument();
  expect(draft()).toMatchObject({ name: 'ethanol' });
});

test('a reviewer asks somebody, who may be asked no more', async () => {
  const user = await open('reviewer', 'anna');
  await user.type(screen.getByRole('combobox'), 'ben');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await settled();
  expect(library.events.at(-1)).toMatchObject({ part: 'article/opinions/ben', to: 'blind' });
  await user.click(screen.getByRole('button', { name: 'End it' }));
  await settled();
  expect(library.events.at(-1)).toMatchObject({ part: 'article/opinions/ben', to: null });
});

test('a reader is offered none', async () => {
  await open('reader', 'rita');
  expect(screen.queryByRole('button')).toBeNull();
});

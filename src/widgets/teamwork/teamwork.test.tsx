import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compoundFieldsSet, selectCompoundDraft, selectSegmentIds } from '@/article';
import type { Json } from '@/domain/team/event';
import type { Role } from '@/domain/team/team';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { FakeTeamLibrary, openTeamPage, settle, type TeamPage } from '@/testing/teamPages';
import { ArticleTeamwork } from './ArticleTeamwork';
import { DrawingTeamwork } from './DrawingTeamwork';
import { DrawingTeamworkPart } from './parts';
import { hereInWords } from './peopleWords';
import { PeopleHere } from './PeopleHere';

let library: FakeTeamLibrary;
let page: TeamPage;
let isClosed: boolean;
beforeEach(() => {
  isClosed = true;
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
  library = new FakeTeamLibrary();
});
afterEach(async () => {
  await page.stop();
  jest.useRealTimers();
});

const open = async (role: Role = 'curator', name = 'anna') => {
  page = await openTeamPage(library, { name, role });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};
const idOf = (at = 0) => selectSegmentIds(page.store.getState())[at] ?? '';
const show = (view: React.ReactElement) => renderWithStore(view, page);
/** Others say something, and the page hears of it. */
const others = async (by: string, part: string, to: Json, base?: number) => {
  library.say(part, to, by, page.hash, base);
  await hear({ type: 'news', seq: library.events.length });
};
const hear = (message: object) =>
  act(async () => {
    const { latest } = page.platform.sockets;
    if (isClosed) latest.serverOpens();
    isClosed = false;
    latest.serverSays(message);
    await settle();
  });
const settled = () => act(() => settle());
const saidOf = (part: string) => library.events.findLast((event) => event.part === part)?.to;
const comments = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

describe('who is here', () => {
  const at = (name: string, segment: string | null) => ({ name, article: page.hash, segment });

  test('stands beside the drawing they are at, without oneself', async () => {
    await open();
    show(<PeopleHere segmentId={idOf()} />);
    await hear({
      type: 'here',
      people: [at('anna', idOf()), at('ben', idOf()), at('cleo', idOf(1))],
    });
    expect(document.body).toHaveTextContent(/^ben is here$/);
  });

  test('goes when they go', async () => {
    await open();
    show(<PeopleHere segmentId={idOf()} />);
    await hear({ type: 'here', people: [at('ben', idOf())] });
    await hear({ type: 'here', people: [] });
    expect(document.body).toHaveTextContent(/^$/);
  });

  test.each([
    [['ann'], 'ann is here'],
    [['ann', 'ben'], 'ann and ben are here'],
    [['ann', 'ben', 'cleo'], 'ann, ben and cleo are here'],
    [['ann', 'ben', 'cleo', 'dan'], 'ann, ben and 2 others are here'],
    [['ann@example.org', 'ben@example.org'], 'ann and ben are here'],
    [['ann@example.org', 'ann@example.com'], 'ann@example.org and ann@example.com are here'],
  ])('%j: %s', async (names, words) => {
    await open();
    expect(hereInWords(names)).toBe(words);
  });
});

describe('comments', () => {
  const write = (user: ReturnType<typeof userEvent.setup>, text: string) =>
    user.type(screen.getByRole('combobox', { name: 'Write a comment' }), text);

  test('are written at a drawing, show at once, and reach the others with whom they name', async () => {
    const user = await open();
    await others('ben', 'drafts/x/name', 'so that ben is known');
    show(<DrawingTeamwork segmentId={idOf()} />);
    await write(user, 'Is it R, @ben?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(comments()).toEqual(['Is it R, @ben?']);
    await settled();
    expect(library.events.at(-1)?.to).toEqual({
      segment: idOf(),
      text: 'Is it R, @ben?',
      mentions: ['ben'],
    });
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  test('of others appear, and cannot be changed', async () => {
    await open();
    show(<DrawingTeamwork segmentId={idOf()} />);
    await others('ben', 'comments/1', { segment: idOf(), text: 'Look', mentions: [] });
    await others('ben', 'comments/2', { segment: idOf(1), text: 'Elsewhere', mentions: [] });
    expect(comments()).toEqual(['Look']);
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  test('of one’s own are changed and removed', async () => {
    const user = await open();
    show(<DrawingTeamwork segmentId={idOf()} />);
    await write(user, 'Frist');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const field = screen.getByRole('combobox', { name: 'Your comment' });
    await user.clear(field);
    await user.type(field, 'First');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(comments()).toEqual(['First']);
    await settled();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await settled();
    expect(comments()).toEqual([]);
    expect(library.events.at(-1)?.to).toBeNull();
  });

  test('name people whom the list offers, by keys alone', async () => {
    const user = await open();
    await others('ben@example.org', 'drafts/x/name', 'x');
    await others('bert@example.org', 'drafts/y/name', 'y');
    show(<DrawingTeamwork segmentId={idOf()} />);
    await write(user, 'See @be');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'ben@example.org',
      'bert@example.org',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox')).toHaveValue('See @bert@example.org ');
    await user.keyboard('@b{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('of others are hidden, with a word of it, while one gives a second opinion blind', async () => {
    await open();
    show(<DrawingTeamwork segmentId={idOf()} />);
    const comment = (text: string) => ({ segment: idOf(), text, mentions: [] });
    await others('ben', 'comments/1', comment('I call it R'));
    await others('anna', 'comments/2', comment('Mine'));
    expect(comments()).toEqual(['I call it R', 'Mine']);
    await others('anna', 'article/opinions/anna', 'blind');
    expect(comments()).toEqual(['Mine']);
    expect(screen.getByText(/hidden until your second opinion ends/)).toBeInTheDocument();
    await others('anna', 'article/opinions/anna', null);
    expect(comments()).toEqual(['I call it R', 'Mine']);
    expect(screen.queryByText(/hidden until/)).not.toBeInTheDocument();
  });

  describe('that are not sent yet', () => {
    /** One drawing after the other, as by a key, with the focus where it is. */
    const showInTurn = () => {
      let turn: (at: number) => void = () => {};
      function InTurn() {
        const [at, setAt] = useState(0);
        turn = setAt;
        return <DrawingTeamwork segmentId={idOf(at)} />;
      }
      show(<InTurn />);
      return (at: number) => act(() => turn(at));
    };
    const field = (name = 'Write a comment') => screen.getByRole('combobox', { name });

    test('are there again when their drawing is shown again, and at no other', async () => {
      const user = await open();
      const turnTo = showInTurn();
      await write(user, 'Is it R');
      turnTo(1);
      expect(field()).toHaveValue('');
      turnTo(0);
      expect(field()).toHaveValue('Is it R');
    });

    test('outlive the layer that Escape closes, and are gone when they are sent', async () => {
      const user = await open();
      show(<ArticleTeamwork />);
      await user.click(screen.getByRole('button', { name: 'Free' }));
      await write(user, 'All read');
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Free' }));
      expect(field()).toHaveValue('All read');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: /^Free/ }));
      expect(comments()).toEqual(['All read']);
      expect(field()).toHaveValue('');
      await settled();
    });

    test('change one that is there, until that is saved or cancelled', async () => {
      const user = await open();
      const turnTo = showInTurn();
      await write(user, 'Frist');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await user.click(screen.getByRole('button', { name: 'Edit' }));
      await user.type(field('Your comment'), ' one');
      turnTo(1);
      turnTo(0);
      expect(field('Your comment')).toHaveValue('Frist one');
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(comments()).toEqual(['Frist']);
      await user.click(screen.getByRole('button', { name: 'Edit' }));
      expect(field('Your comment')).toHaveValue('Frist');
    });
  });

  test('are not written by readers', async () => {
    await open('reader');
    show(<DrawingTeamwork segmentId={idOf()} />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText(/Readers see comments/)).toBeInTheDocument();
  });

  test('are not written in a tab while another one has the article, nor is anything said of it', async () => {
    const user = await open('reviewer');
    await others('anna', 'comments/1', { segment: idOf(), text: 'Mine', mentions: [] });
    show(<DrawingTeamwork segmentId={idOf()} />);
    show(<ArticleTeamwork />);
    await user.click(screen.getByRole('button', { name: 'Free' }));
    expect(screen.getByRole('button', { name: 'Mark as checked' })).toBeInTheDocument();
    act(() => void page.store.dispatch({ type: 'elsewhere/articleTakenElsewhere' }));
    for (const role of ['combobox', 'textbox'] as const) {
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    }
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons.filter((text) => text !== 'Free')).toEqual([]);
    expect(screen.getByText('None. Read only: open in another tab.')).toBeInTheDocument();
  });
});

describe('what was said differently', () => {
  const part = () => `drafts/${idOf()}/name`;
  /** The user said one thing and ben, not knowing of it, another, which came later. */
  const disagree = async () => {
    page.store.dispatch(compoundFieldsSet({ ids: [idOf()], fields: { name: 'ethanol' } }));
    await settled();
    await others('ben', part(), 'spirit', 0);
  };
  const group = () => screen.getByRole('group', { name: 'Name: said differently' });

  test('stands there with who said it, and one of them is taken by a press', async () => {
    const user = await open();
    show(<DrawingTeamwork segmentId={idOf()} />);
    await disagree();
    expect(group()).toHaveTextContent('spiritben · holds now');
    await user.click(within(group()).getByRole('button', { name: 'Take “ethanol” by anna' }));
    await settled();
    expect(saidOf(part())).toBe('ethanol');
    expect(selectCompoundDraft(page.store.getState(), idOf())).toEqual({ name: 'ethanol' });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('is settled by keeping what holds, too', async () => {
    const user = await open();
    show(<DrawingTeamwork segmentId={idOf()} />);
    await disagree();
    await user.click(within(group()).getByRole('button', { name: 'Keep “spirit” by ben' }));
    await settled();
    expect(library.events.at(-1)).toMatchObject({ part: part(), to: 'spirit', by: 'anna' });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  /** ben gives a second opinion of what the user said, and ends it. */
  const giveOpinion = async () => {
    page.store.dispatch(compoundFieldsSet({ ids: [idOf()], fields: { name: 'ethanol' } }));
    await settled();
    await others('ben', 'article/opinions/ben', 'blind');
    await others('ben', `opinions/ben/${part()}`, 'spirit');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await others('ben', 'article/opinions/ben', null);
  };

  test.each([
    ['Take “spirit” by ben', 'spirit'],
    ['Keep “ethanol” by anna', 'ethanol'],
  ])('of a second opinion that has ended is settled by a press: %s', async (name, to) => {
    const user = await open();
    show(<DrawingTeamwork segmentId={idOf()} />);
    await giveOpinion();
    expect(group()).toHaveTextContent('spiritben · second opinion');
    await user.click(within(group()).getByRole('button', { name }));
    await settled();
    expect(library.events.at(-1)).toMatchObject({ part: part(), to, by: 'anna' });
    expect(selectCompoundDraft(page.store.getState(), idOf())).toEqual({ name: to });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('of a second opinion does not wait at the drawing for who gives another one', async () => {
    await open();
    show(<DrawingTeamwork segmentId={idOf()} />);
    await giveOpinion();
    expect(group()).toBeInTheDocument();
    await others('anna', 'article/opinions/anna', 'blind');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('of a part at the same time and in a second opinion stands there once, with all words', async () => {
    await open();
    show(<DrawingTeamwork segmentId={idOf()} />);
    await disagree();
    await others('cleo', `opinions/cleo/${part()}`, 'alcohol');
    await others('cleo', 'article/opinions/cleo', null);
    const words = within(group()).getAllByRole('button');
    expect(words.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Keep “spirit” by ben',
      'Take “ethanol” by anna',
      'Take “alcohol” by cleo',
    ]);
  });

  test('of a judgement is taken into the article as the user’s own word', async () => {
    const user = await open();
    const judgement = `judgements/${idOf()}`;
    show(<DrawingTeamwork segmentId={idOf()} />);
    const rejected = { verdict: 'rejected', reason: 'fragment', of: null };
    await others('ben', judgement, rejected, 0);
    await others('cleo', judgement, { ...rejected, reason: 'notAStructure' }, 0);
    await user.click(screen.getByRole('button', { name: 'Take “Rejected: Fragment” by ben' }));
    await settled();
    expect(saidOf(judgement)).toEqual(rejected);
    expect(page.store.getState().article.segments.judgements[idOf()]).toMatchObject({
      reason: 'fragment',
    });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('the article', () => {
  const openPopover = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
    user.click(screen.getByRole('button', { name }));
  const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(screen.getByRole('button', { name }));

  test('is taken, checked and opened again by a curator, who cannot confirm it', async () => {
    const user = await open();
    show(<ArticleTeamwork />);
    await openPopover(user, /^Free/);
    await press(user, 'Take it');
    expect(screen.getByText('Yours')).toBeInTheDocument();
    await press(user, 'Mark as checked');
    expect(screen.getByRole('button', { name: /^Checked by you/ })).toBeInTheDocument();
    await press(user, 'Confirm');
    await settled();
    expect([saidOf('article/state'), saidOf('article/assigned')]).toEqual(['checked', 'anna']);
    await press(user, 'Open again');
    await settled();
    expect(saidOf('article/state')).toBeNull();
  });

  test('that somebody else checked is confirmed by a reviewer', async () => {
    const user = await open('reviewer');
    show(<ArticleTeamwork />);
    await others('ben', 'article/state', 'checked');
    await openPopover(user, /^Checked by ben/);
    await press(user, 'Confirm');
    await settled();
    expect(saidOf('article/state')).toBe('confirmed');
  });

  test('that a reviewer checked is not confirmed by the same person', async () => {
    const user = await open('reviewer');
    show(<ArticleTeamwork />);
    await openPopover(user, /^Free/);
    await press(user, 'Mark as checked');
    await press(user, 'Confirm');
    await settled();
    expect(saidOf('article/state')).toBe('checked');
  });

  test('is assigned to anybody by a reviewer', async () => {
    const user = await open('reviewer');
    show(<ArticleTeamwork />);
    await openPopover(user, /^Free/);
    await user.type(screen.getByRole('combobox', { name: 'Assign to' }), 'cleo');
    await press(user, 'Assign');
    await settled();
    expect(saidOf('article/assigned')).toBe('cleo');
  });

  test('is in work by whoever has it open', async () => {
    await open();
    show(<ArticleTeamwork />);
    const here = (name: string) => ({ name, article: page.hash, segment: null });
    await hear({ type: 'here', people: [here('anna'), here('ben')] });
    expect(screen.getByRole('button', { name: 'In work by you and ben' })).toBeInTheDocument();
  });

  test('keeps its state while other changes are said', async () => {
    await open();
    show(<ArticleTeamwork />);
    await others('ben', 'article/state', 'checked');
    page.store.dispatch(compoundFieldsSet({ ids: [idOf()], fields: { name: 'x' } }));
    await settled();
    expect(saidOf('article/state')).toBe('checked');
  });
});

test('a page without a library shows nothing of it', () => {
  page = { ...makeTestStore({ runSagas: false }), hash: '' };
  renderWithStore(<DrawingTeamworkPart segmentId="s1" />, page);
  expect(document.body).toHaveTextContent(/^$/);
});

import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { documentOpened } from '@/article';
import type { Role } from '@/domain/team/team';
import { renderWithStore } from '@/testing/renderWithStore';
import { makeTeamStore } from '@/testing/teamPages';
import {
  articleShared,
  libraryAnswered,
  libraryFailed,
  partsSaid,
  teamRetryRequested,
  teamUserKnown,
} from '../../team.slice';
import { TeamMark } from './TeamMark';

const ARTICLE = 'a'.repeat(64);
const AT = '2026-11-30T10:00:00.000Z';
const file = { fileId: 'f', name: 'a.pdf', size: 1, type: 'application/pdf', hash: ARTICLE };

function open(role: Role) {
  const { store, traceRecorder } = renderWithStore(<TeamMark />, makeTeamStore());
  act(() => {
    store.dispatch(documentOpened({ pdfId: '1', file, pageCount: 1, openedAt: AT }));
    store.dispatch(teamUserKnown({ name: 'anna', role }));
    store.dispatch(libraryAnswered());
    store.dispatch(articleShared({ article: ARTICLE, as: 'anna' }));
  });
  return { store, traceRecorder };
}

const mark = () => screen.getByRole('button');

test('where all is sent, the article is shared under a name', () => {
  open('curator');
  expect(mark()).toHaveTextContent('Shared');
  expect(mark()).toHaveAttribute('title', 'Shared with the team’s library, as anna');
});

test('a reader is told that nothing is shared', () => {
  open('reader');
  expect(mark()).toHaveTextContent('Read only for the team');
});

test('without the library it counts what waits, says why, and asks again when it is pressed', () => {
  const { store, traceRecorder } = open('curator');
  const said = ['x', 'y'].map((id) => ({ id, part: 'article/title', to: id, at: AT }));
  act(() => {
    store.dispatch(partsSaid({ article: ARTICLE, said }));
    store.dispatch(libraryFailed({ link: 'offline', cause: 'The server cannot be reached' }));
  });
  expect(mark()).toHaveTextContent('2 changes to send');
  expect(mark().title).toMatch(/The server cannot be reached.*kept in this browser/);
  fireEvent.click(mark());
  const { steps } = traceRecorder.recorded();
  expect(steps.at(-1)?.action.type).toBe(teamRetryRequested.type);
});

test('before the library has answered there is nothing to say', () => {
  renderWithStore(<TeamMark />);
  expect(screen.queryByRole('button')).toBeNull();
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  filesReported,
  offlineRefused,
  removingRequested,
  storingCancelRequested,
  storingRequested,
  taskEnded,
  taskProgressed,
} from '../../offline.slice';
import { OfflineUse } from './OfflineUse';

const MB = 1024 ** 2;
const shell = { id: 'shell', size: 2 * MB, stored: 2 * MB };
const SOME = [shell, { id: 'editor', size: 6 * MB, stored: 0 }];
const ALL = [shell, { id: 'editor', size: 6 * MB, stored: 6 * MB }];

let test: TestStore;
const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
  act(() => void test.store.dispatch(action));
const section = () => screen.getByRole('region', { name: 'Without a network' });
const button = (name: RegExp | string) => within(section()).getByRole('button', { name });

beforeEach(() => {
  test = makeTestStore({ runSagas: false });
  renderWithStore(<OfflineUse />, test);
});

it('is nothing where the page’s files are left to the host', () => {
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('says what is stored, and how much the rest takes', async () => {
  happens(filesReported({ parts: SOME, isKept: false }));
  expect(section()).toHaveTextContent('2.0 MB of 8.0 MB are stored in this browser.');
  expect(section()).toHaveTextContent('The page itselfStored, 2.0 MB');
  expect(section()).toHaveTextContent('Structure editorNot stored, 6.0 MB');
  const trace = recordTrace(test);
  await userEvent.click(button('Make available offline (6.0 MB)'));
  expect(actionTypes(trace)).toEqual([storingRequested.type]);
  expect(within(section()).queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

it('shows the progress, and can be cancelled', async () => {
  happens(filesReported({ parts: SOME, isKept: false }));
  happens(taskProgressed({ kind: 'storing', received: 1.5 * MB, total: 6 * MB }));
  const progress = within(section()).getByRole('progressbar', { name: 'Storing MARCUS' });
  expect(progress).toHaveAttribute('aria-valuenow', '25');
  expect(progress).toHaveAttribute('aria-valuetext', '1.5 MB of 6.0 MB');
  const trace = recordTrace(test);
  await userEvent.click(button('Cancel'));
  expect(actionTypes(trace)).toEqual([storingCancelRequested.type]);
});

it('says that everything is stored, and offers to remove it', async () => {
  happens(filesReported({ parts: ALL, isKept: true }));
  expect(section()).toHaveTextContent(
    'All of MARCUS is stored in this browser: 8.0 MB. It works without a network.',
  );
  const trace = recordTrace(test);
  await userEvent.click(button('Remove'));
  expect(actionTypes(trace)).toEqual([removingRequested.type]);
});

it('says why something could not be stored, and offers to try again', () => {
  happens(filesReported({ parts: SOME, isKept: false }));
  happens(taskEnded({ failure: 'The server answered 503.' }));
  expect(section()).toHaveTextContent('The server answered 503. What is stored already stays.');
  expect(button('Try again')).toBeVisible();
});

it('says why the browser keeps nothing', () => {
  happens(offlineRefused('Storage is forbidden.'));
  expect(section()).toHaveTextContent(
    'This browser does not keep MARCUS for use without a network. Storage is forbidden.',
  );
  expect(within(section()).queryByRole('button')).not.toBeInTheDocument();
});

it('keeps the focus when the button that was pressed goes', async () => {
  happens(filesReported({ parts: SOME, isKept: false }));
  await userEvent.click(button(/^Make available/));
  happens(taskProgressed({ kind: 'storing', received: 0, total: 6 * MB }));
  expect(section()).toContainElement(document.activeElement as HTMLElement);
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectAllStructures, selectSegmentIds } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { renderWithStore } from '@/testing/renderWithStore';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { FakeTeamLibrary, openTeamPage, read, settle, type TeamPage } from '@/testing/teamPages';
import { SameElsewhere } from './SameElsewhere';

const KEY = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';

let page: TeamPage;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00.000Z') });
});
afterEach(async () => {
  await page.stop();
  jest.useRealTimers();
});

const twin = (name: string, fields: object = {}) => ({
  ...{ article: 'b'.repeat(64), file_name: 'b.pdf', title: 'On rue', doi: null, segment: 's1' },
  ...{ number: null, name, organism: null, smiles: 'CCO', engine: 'decimer', doubts: 0 },
  ...{ verdict: 'correct', reason: null, judged_by: 'anna', inchi_key: KEY, ...fields },
});

/** A drawing that is read, shared and identified. */
async function show(answer: () => Response) {
  page = await openTeamPage(new FakeTeamLibrary(), { name: 'ben', role: 'curator' });
  page.platform.server.on('GET', '/twins', answer);
  read(page, 0, 'CCO');
  await settle();
  const [id = ''] = selectSegmentIds(page.store.getState());
  const [{ smiles = '' } = {}] = selectAllStructures(page.store.getState());
  renderWithStore(<SameElsewhere segmentId={id} />, page);
  await act(async () => {
    const identifiers = { inchiKey: KEY } as never;
    page.store.dispatch(structuresIdentified([{ text: smiles, result: { identifiers } }] as never));
    await settle();
  });
}

test('the same structure and other stereo in other articles stand by it, and lead there', async () => {
  await show(() =>
    jsonResponse({
      compounds: [
        twin('ethanol'),
        twin('another', { segment: 's2', inchi_key: 'LFQSCWFLJHTTHZ-ABCDEFGHIJ-N' }),
        twin('its own', { article: page.hash }),
      ],
    }),
  );
  const rows = within(screen.getByRole('list', { name: 'In other articles of the team' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Same structure: ethanolOn rue · Correct, annaOpen',
    'Same skeleton, other stereo: anotherOn rue · Correct, annaOpen',
  ]);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(rows.getAllByRole('button', { name: 'Open On rue' })[0]!);
  await act(() => settle());
  expect(page.platform.server.requestsTo('/file').at(-1)?.url.pathname).toContain('b'.repeat(64));
});

test('a library that does not answer is said', async () => {
  await show(() => jsonResponse({}, { status: 503 }));
  expect(screen.getByText(/could not be asked for this compound/)).toBeInTheDocument();
});

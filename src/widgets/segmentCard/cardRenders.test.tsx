import { Profiler } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentGrid, type SegmentCardProps } from '@/features/segments';
import { readingReceived, segmentSelectionToggled, segmentsJudged } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { SegmentCard } from './SegmentCard';

/** Three cards across, and about two rows visible. */
const WINDOW = { width: 801, height: 400 };

/** As many as the longest article may have. */
const MANY = 2_000;

/** A grid whose cards report when anything in them was rendered. */
async function showMany() {
  installLayoutForJsdom(WINDOW);
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const segments = receiveSegments(test, MANY);
  const rendered: string[] = [];
  const ProfiledCard = (props: SegmentCardProps) => (
    <Profiler id={props.id} onRender={(id) => void rendered.push(id)}>
      <SegmentCard {...props} />
    </Profiler>
  );
  renderWithStore(<SegmentGrid card={ProfiledCard} />, test);
  // The pictures have loaded, or failed to load.
  await act(() => flush(200));
  const dispatch = (action: Parameters<typeof test.store.dispatch>[0]) =>
    act(() => void test.store.dispatch(action));
  return { segments, rendered, dispatch };
}

describe('a grid of 2,000 segments', () => {
  it('renders only the card that was selected by a click', async () => {
    const { segments, rendered } = await showMany();
    expect(new Set(rendered).size).toBeGreaterThan(6);
    rendered.length = 0;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select segment 2' }));
    expect(screen.getByRole('checkbox', { name: 'Select segment 2' })).toBeChecked();
    expect(new Set(rendered)).toContain(segments[1]?.id);
    // The click also makes its card the one that Tab reaches, instead of the first.
    expect(rendered.filter((id) => id !== segments[0]?.id && id !== segments[1]?.id)).toEqual([]);
  });

  it('renders one card when something about its segment changes in the store', async () => {
    const { segments, rendered, dispatch } = await showMany();
    const [, second, third, fourth] = segments;
    const version = {
      smiles: 'CCO',
      engine: 'molnextr',
      useCoordinates: false,
      handDrawn: false,
      processingTime: 80,
      timestamp: '2026-01-02T03:04:06.000Z',
      fromFallback: false,
    } as const;
    dispatch(readingReceived({ segment: third!, version }));
    rendered.length = 0;
    dispatch(segmentSelectionToggled({ id: second!.id, selected: true }));
    const of = { timestamp: version.timestamp, engine: version.engine };
    dispatch(segmentsJudged({ judgements: { [third!.id]: { verdict: 'correct', version: of } } }));
    dispatch(readingReceived({ segment: fourth!, version }));
    expect([...new Set(rendered)]).toEqual([second?.id, third?.id, fourth?.id]);
  });

  it('limits the number of elements in the page', async () => {
    await showMany();
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(MANY));
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  });
});

import { act, screen } from '@testing-library/react';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { backendAnswered, lanesCameUp, lanesWentDown } from '../../health.slice';
import { LaneNotice } from './LaneNotice';

describe('the notice of lanes that are down', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<LaneNotice />, test);
    happens(backendAnswered());
  });
  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const healing = /The services are recovering automatically\./;

  it('is not shown while all lanes accept work', () => {
    expect(screen.queryByText(healing)).not.toBeInTheDocument();
  });

  it.each([
    [true, 0, 'Structures cannot be drawn or compared at the moment.'],
    [false, 1, 'Articles take longer to read at the moment: 1 of 2 workers is down.'],
    [false, 2, 'Articles cannot be read at the moment.'],
    [true, 2, 'compared at the moment. Articles cannot be read at the moment.'],
  ])('says what cannot be done (drawing %p, %p lanes of reading)', (short, long, words) => {
    happens(lanesWentDown({ shortLaneIsDown: short, longLanes: 2, longLanesDown: long }));
    expect(screen.getByText(healing)).toHaveTextContent(words);
  });

  it('disappears when the lanes are up again', () => {
    happens(lanesWentDown({ shortLaneIsDown: true, longLanes: 2, longLanesDown: 0 }));
    happens(lanesCameUp());
    expect(screen.queryByText(healing)).not.toBeInTheDocument();
  });
});

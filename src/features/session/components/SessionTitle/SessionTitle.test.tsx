import { act, cleanup, screen } from '@testing-library/react';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { placeReported, sessionOpened } from '../../lifecycle.slice';
import type { Place } from '../../sessionState';
import { SEATED, SECOND_IN_QUEUE } from '../../testing/situations';
import { SessionTitle } from './SessionTitle';

describe('the window title', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<SessionTitle />, test);
    act(() => void test.store.dispatch(sessionOpened({ place: SECOND_IN_QUEUE, at: 0 })));
  });
  const told = (place: Place) =>
    act(() => void test.store.dispatch(placeReported({ place, at: 1, via: 'channel' })));
  const page = (kind: 'hidden' | 'visible') => act(() => test.platform.lifecycle.emit({ kind }));

  it('shows the position while waiting', () => {
    expect(document.title).toBe('(2) MARCUS – Almost Ready');
    told({ session: { status: 'waiting', queuePosition: 1 } });
    expect(document.title).toBe('(1) MARCUS – Almost Ready');
  });

  it('leaves out an unknown position', () => {
    told({ session: { status: 'waiting' } });
    expect(document.title).toBe('MARCUS – Almost Ready');
  });

  it('is the name again after a promotion the user saw', () => {
    told(SEATED);
    expect(document.title).toBe('MARCUS');
    expect(test.platform.lifecycle.listenerCount).toBe(0);
  });

  it('says that it is the user’s turn until they return to the tab', () => {
    page('hidden');
    told(SEATED);
    expect(document.title).toBe('Your turn – MARCUS');
    told({ session: { status: 'active', activeUsers: 2 } });
    expect(document.title).toBe('Your turn – MARCUS');
    page('visible');
    expect(document.title).toBe('MARCUS');
  });

  it('begins with the name of the page shown instead of the work', () => {
    cleanup();
    renderWithStore(<SessionTitle pageName="About" />, test);
    expect(document.title).toBe('(2) About – MARCUS');
    told(SEATED);
    expect(document.title).toBe('About – MARCUS');
  });

  it('announces the position and the promotion to screen readers as well', () => {
    const voice = screen.getByRole('status');
    expect(voice).toHaveTextContent('Almost Ready. Position 2 in the queue.');
    told(SEATED);
    expect(voice).toHaveTextContent('MARCUS is active.');
  });
});

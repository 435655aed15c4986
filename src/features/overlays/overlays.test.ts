/** @jest-environment node */
import { noticeRaised } from '@/features/notices';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recordTrace } from '@/testing/recordTrace';
import { addressOf, overlayAt, OVERLAYS } from './overlay';
import {
  copyRequested,
  featuresChosenInMenu,
  overlayHidden,
  overlaysReducer,
  overlayShown,
  overlayToggled,
  type Copy,
} from './overlays.slice';
import { overlaysSaga } from './overlays.saga';
import { followAddress } from './sagas/followAddress.saga';

describe('the address of an overlay', () => {
  it.each([
    ['features', '#/features'],
    ['about', '#/about'],
    ['disclaimer', '#/disclaimer'],
    ['privacy-policy', '#/privacy-policy'],
    ['team', '#/team'],
    [null, '#/'],
  ] as const)('of %s is %s, and vice versa', (overlay, address) => {
    expect(addressOf(overlay)).toBe(address);
    expect(overlayAt(address)).toBe(overlay);
  });

  it.each(['', '#', '#help', '#/nothing', '#about', '#/About', '#/about/team', '#columns'])(
    'none is shown at "%s"',
    (address) => expect(overlayAt(address)).toBeNull(),
  );
});

describe('overlays', () => {
  const after = (...actions: Parameters<typeof overlaysReducer>[1][]) =>
    actions.reduce(overlaysReducer, overlaysReducer(undefined, { type: 'start' })).shown;

  it('none is shown at first', () => expect(after()).toBeNull());

  it.each(OVERLAYS)('show %s instead of any other', (overlay) => {
    for (const other of OVERLAYS)
      expect(after(overlayShown(other), overlayShown(overlay))).toBe(overlay);
  });

  it('are hidden', () => expect(after(overlayShown('about'), overlayHidden())).toBeNull());

  it('can be toggled: on, to another one, off', () => {
    expect(after(overlayToggled('about'))).toBe('about');
    expect(after(overlayToggled('about'), overlayToggled('features'))).toBe('features');
    expect(after(overlayToggled('about'), overlayToggled('about'))).toBeNull();
  });
});

describe('the processes of overlays', () => {
  let test: TestStore;
  const start = (address = '') => {
    test = makeTestStore({ runSagas: false });
    test.platform.address.type(address);
    test.runSaga(overlaysSaga);
    return test.runSaga(followAddress);
  };
  const shown = () => test.store.getState().screen.overlays.shown;
  const address = () => test.platform.address;
  const dispatch = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    void test.store.dispatch(action);

  describe('and the address', () => {
    it.each(OVERLAYS)('show %s at once if its link was opened directly', (overlay) => {
      start(addressOf(overlay));
      expect(shown()).toBe(overlay);
      expect(address().history.at(-1)).toBe(addressOf(overlay));
    });

    it.each(['', '#help', '#/unknown'])('stay at the work, and leave "%s" alone', (other) => {
      start(other);
      expect(shown()).toBeNull();
      dispatch(overlayHidden());
      expect(address().fragment()).toBe(other);
    });

    it('write what is shown into the address, as a step in the history', () => {
      start();
      dispatch(overlayShown('about'));
      dispatch(overlayToggled('features'));
      dispatch(overlayToggled('features'));
      expect(address().history).toEqual(['', '#/about', '#/features', '#/']);
    });

    it('write nothing if it stays the same', () => {
      start('#/about');
      dispatch(overlayShown('about'));
      expect(address().history).toEqual(['', '#/about']);
    });

    it('follow back and forward', () => {
      start();
      dispatch(overlayShown('about'));
      dispatch(overlayShown('disclaimer'));
      address().back();
      expect(shown()).toBe('about');
      address().back();
      expect(shown()).toBeNull();
      address().forward();
      expect(shown()).toBe('about');
      expect(address().history).toEqual(['', '#/about', '#/disclaimer']);
    });

    it('follow a typed address, and show the work for an unknown one', () => {
      start('#/about');
      address().type('#/privacy-policy');
      expect(shown()).toBe('privacy-policy');
      address().type('#/nothing');
      expect(shown()).toBeNull();
      expect(address().fragment()).toBe('#/nothing');
    });

    it('stop listening when they end', () => {
      const task = start();
      expect(address().listenerCount).toBe(1);
      task.cancel();
      expect(address().listenerCount).toBe(0);
    });
  });

  describe('and Features chosen in the menu', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const leads = () => test.store.getState().screen.overlays.leadsToFeatures;
    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

    it('show them at once, and scroll to their list 300 ms later', async () => {
      start();
      dispatch(featuresChosenInMenu());
      expect(shown()).toBe('features');
      await pass(299);
      expect(leads()).toBe(false);
      await pass(1);
      expect(leads()).toBe(true);
      expect(jest.getTimerCount()).toBe(0);
    });

    it('scroll there again when chosen again', async () => {
      start();
      dispatch(featuresChosenInMenu());
      await pass(300);
      dispatch(featuresChosenInMenu());
      expect(leads()).toBe(false);
      await pass(300);
      expect(leads()).toBe(true);
    });

    it.each([
      ['hidden', overlayHidden()],
      ['left for another one', overlayShown('about')],
    ])('do not scroll if meanwhile %s', async (_how, action) => {
      start();
      dispatch(featuresChosenInMenu());
      dispatch(action);
      expect(jest.getTimerCount()).toBe(0);
      dispatch(overlayShown('features'));
      await pass(1_000);
      expect(leads()).toBe(false);
    });
  });

  describe('and the clipboard', () => {
    /** The notices about a copy. */
    const copy = async (what: Copy['what']) => {
      const trace = recordTrace(test);
      dispatch(copyRequested({ what, text: 'the text' }));
      await flush();
      return trace.flatMap(([action]) => (noticeRaised.match(action) ? [action.payload] : []));
    };

    it.each([
      ['citation', 'Citation copied to clipboard'],
      ['bibtex', 'BibTeX copied to clipboard'],
      ['privacy-link', 'Privacy policy link copied to clipboard'],
    ] as const)('copy the %s and say "%s"', async (what, message) => {
      start();
      expect(await copy(what)).toMatchObject([{ type: 'success', message }]);
      expect(test.platform.copied).toEqual(['the text']);
    });

    it.each([
      ['citation', 'Failed to copy to clipboard'],
      ['bibtex', 'Failed to copy to clipboard'],
      ['privacy-link', 'Failed to copy link'],
    ] as const)('report the %s if the browser refuses: "%s"', async (what, message) => {
      start();
      jest.spyOn(test.platform.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
      expect(await copy(what)).toMatchObject([{ type: 'error', message, cause: 'Not allowed' }]);
    });
  });
});

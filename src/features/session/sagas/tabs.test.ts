/** @jest-environment node */
import { hang } from '@/testing/fakes/fakeFetch';
import { createFakeTabs, type FakeTabs } from '@/testing/fakes/fakeTabs';
import { createFakePlatform } from '@/testing/fakePlatform';
import type { TestStore } from '@/testing/makeTestStore';
import { selectOtherTabs } from '../otherTabs.slice';
import { queueLeaveRequested } from '../lifecycle.slice';
import {
  ACTIVE,
  CREATE,
  created,
  expectNothingLeft,
  ID,
  leaveBehind,
  pass,
  startSession,
  type Services,
} from '../testing/sessionStage';

const NEXT_ID = '99999999-9999-4999-8999-999999999999';

describe('several tabs in one browser', () => {
  let browser: FakeTabs;
  let open: TestStore[];
  beforeEach(() => {
    jest.useFakeTimers({ now: 10_000_000 });
    browser = createFakeTabs();
    open = [];
  });
  afterEach(async () => {
    // one after another, so that the last tab to close is alone
    for (const [index, test] of open.entries()) {
      if (index < open.length - 1) await test.stop();
      else await expectNothingLeft(test);
    }
    jest.useRealTimers();
  });

  /** Each tab's ids have their own prefix. */
  const tabPlatform = () => {
    const name = `tab-${open.length}`;
    let count = 0;
    const ids = { uuid: () => `${name}-${(count += 1)}`, random: () => 0.5 };
    return createFakePlatform({ ids }, browser);
  };
  const openTab = async (services: Services = {}, platform = tabPlatform()) => {
    const test = await startSession(services, platform);
    open.push(test);
    await pass(10);
    return test;
  };
  const others = ({ store }: TestStore) => selectOtherTabs(store.getState()).count;

  it('count each other: each takes a seat', async () => {
    const first = await openTab();
    expect(others(first)).toBe(0);
    const second = await openTab();
    const third = await openTab();
    expect([first, second, third].map(others)).toEqual([2, 2, 2]);
  });

  it('do not count a tab without a session', async () => {
    const first = await openTab();
    const second = await openTab({ create: hang });
    expect(others(first)).toBe(0);
    expect(others(second)).toBe(1);
  });

  it.each([
    ['leaves its session', (test: TestStore) => void test.store.dispatch(queueLeaveRequested())],
    ['ends', (test: TestStore) => test.stop()],
    [
      'goes to another page',
      ({ platform }: TestStore) => platform.lifecycle.emit({ kind: 'leaving', persisted: false }),
    ],
  ])('count one fewer when one %s', async (_how, go) => {
    const first = await openTab();
    const second = await openTab();
    await go(second);
    await pass(0);
    expect(others(first)).toBe(0);
  });

  it('stop counting a crashed tab within a minute and a half', async () => {
    const first = await openTab();
    const crashed = browser.open();
    crashed.post({ type: 'here', tab: 'crashed' });
    await pass(0);
    expect(others(first)).toBe(1);
    await pass(90_000);
    expect(others(first)).toBe(0);
  });

  it('keep counting a quiet tab that is still open', async () => {
    const first = await openTab();
    await openTab();
    await pass(5 * 60_000);
    expect(others(first)).toBe(1);
  });

  it.each([undefined, 'here', { type: 'party' }, { type: 'here' }, { type: 'here', tab: 7 }, []])(
    'ignore %j',
    async (message) => {
      const first = await openTab();
      browser.open().post(message);
      await pass(0);
      expect(others(first)).toBe(0);
    },
  );

  it('hold their own session only: a session of another record is free to be claimed', async () => {
    await openTab();
    const other = browser.open();
    const heard: unknown[] = [];
    other.subscribe((message) => void heard.push(message));
    const claim = (record: number) => other.post({ type: 'claim', tab: 'z', record });
    claim(10_000_000 - 1);
    await pass(0);
    expect(heard).toEqual([]);
    claim(10_000_000);
    await pass(0);
    expect(heard).toEqual([{ type: 'held', record: 10_000_000 }]);
  });

  it('never tell each other a session’s id', async () => {
    const first = await openTab();
    const copy = tabPlatform();
    leaveBehind(copy);
    await openTab({}, copy);
    await pass(60_000);
    await first.stop();
    expect(browser.posted.length).toBeGreaterThan(5);
    expect(JSON.stringify(browser.posted)).not.toContain(ID);
  });

  describe('when one is duplicated, storage and all', () => {
    const duplicate = (of: TestStore) => {
      const copy = tabPlatform();
      const stored = of.platform.tabStorage.get('marcus_session');
      copy.tabStorage.set('marcus_session', stored ?? '');
      return copy;
    };
    const next: Services = { create: () => created(ACTIVE, NEXT_ID) };

    it('the duplicate creates its own session, and the original keeps its session', async () => {
      const original = await openTab();
      const copy = await openTab(next, duplicate(original));
      expect(copy.platform.secrets.sessionId()).toBe(NEXT_ID);
      expect(original.platform.secrets.sessionId()).toBe(ID);
      expect(copy.platform.lifecycle.beacons).toEqual([]);
      expect(copy.platform.sockets.latest.url).not.toContain(ID);
    });

    it('the original keeps its session even when it was unused for an hour', async () => {
      const original = await openTab();
      const platform = duplicate(original);
      jest.setSystemTime(10_000_000 + 3_600_000);
      const copy = await openTab(next, platform);
      expect(copy.platform.lifecycle.beacons).toEqual([]);
      expect(copy.platform.secrets.sessionId()).toBe(NEXT_ID);
    });

    it('of two restored at once, one takes the session', async () => {
      const platforms = [tabPlatform(), createFakePlatform({}, browser)];
      platforms.forEach((platform) => leaveBehind(platform));
      const tests = await Promise.all(platforms.map((platform) => startSession(next, platform)));
      open.push(...tests);
      await pass(300);
      const ids = tests.map(({ platform }) => platform.secrets.sessionId());
      expect(ids.sort()).toEqual([NEXT_ID, ID]);
      const creations = platforms.map(({ server }) => server.requestsTo(CREATE).length);
      expect(creations.sort()).toEqual([0, 1]);
    });
  });
});

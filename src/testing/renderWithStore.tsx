import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { PlatformProvider } from '@/platform/PlatformContext';
import { afterThisTest } from './cleanUps';
import { makeTestStore, type TestStore } from './makeTestStore';

/** Renders a view with a real store without sagas, so that only the test decides what happens. */
export function renderWithStore(
  view: ReactElement,
  testStore: TestStore = makeTestStore({ runSagas: false }),
) {
  const { store, platform } = testStore;
  const rendered = render(
    <PlatformProvider platform={platform}>
      <Provider store={store}>{view}</Provider>
    </PlatformProvider>,
  );
  afterThisTest(rendered.unmount);
  return { ...rendered, ...testStore };
}

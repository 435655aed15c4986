import { act, screen } from '@testing-library/react';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  backendAnswered,
  backendCheckFailed,
  backendReadyShownLongEnough,
} from '../../health.slice';
import { HealthIndicator } from './HealthIndicator';

describe('the health indicator', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<HealthIndicator />, test);
  });
  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const status = () => screen.getByRole('status');

  it('says that the services are starting until they have answered', () => {
    expect(status()).toHaveTextContent(/^Backend initializing$/);
  });

  it('says that they are ready once they have answered', () => {
    happens(backendAnswered());
    expect(status()).toHaveTextContent(/^Backend ready$/);
  });

  it('then says nothing, but stays in place for screen readers', () => {
    happens(backendAnswered());
    happens(backendReadyShownLongEnough());
    expect(status()).toBeEmptyDOMElement();
  });

  it('reports that they no longer answer', () => {
    happens(backendAnswered());
    happens(backendReadyShownLongEnough());
    happens(backendCheckFailed());
    expect(status()).toHaveTextContent(/^Backend initializing$/);
  });
});

test('where the services run in this page, it speaks of no backend', () => {
  const platform = createFakePlatform({
    config: { ...TEST_CONFIG, servicesScript: 'services.js' },
  });
  const { store } = renderWithStore(
    <HealthIndicator />,
    makeTestStore({ runSagas: false, platform }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Starting in this browser');
  act(() => void store.dispatch(backendAnswered()));
  expect(screen.getByRole('status')).toHaveTextContent('Ready in this browser');
});

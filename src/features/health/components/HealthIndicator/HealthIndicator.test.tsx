import { act, screen } from '@testing-library/react';
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

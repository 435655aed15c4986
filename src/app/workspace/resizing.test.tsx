import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from '@/platform/PlatformContext';
import { createFakePlatform } from '@/testing/fakePlatform';
import { readWidths } from './columnWidths';
import { useColumnWidths } from './useColumnWidths';
import { useStacked } from './useStacked';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const widen = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('in a window below 1200 px the columns stack, 200 ms after resizing has stopped', () => {
  widen(1200);
  const { result } = renderHook(useStacked);
  expect(result.current).toBe(false);
  widen(1199);
  pass(150);
  widen(1198);
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test('widths are stored 200 ms after the dividers have stopped', () => {
  const platform = createFakePlatform();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(useColumnWidths, { wrapper });
  const before = readWidths(platform.localStorage);
  const wide = { document: 40, text: 30, structures: 30 };
  result.current.remember(wide);
  pass(199);
  expect(readWidths(platform.localStorage)).toEqual(before);
  pass(1);
  expect(readWidths(platform.localStorage)).toEqual(wide);
});

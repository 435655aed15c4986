import { eventChannel, type EventChannel } from 'redux-saga';
import type { PageAddress } from '@/platform/pageAddress';

/** The fragment of the page's address after each change. Close it to stop listening. */
export const addressChanges = (address: PageAddress): EventChannel<string> =>
  eventChannel((emit) => address.subscribe(() => emit(address.fragment())));

import { getContext } from 'typed-redux-saga';
import type { Platform } from '@/platform/platform';
import type { SagaGenerator } from './effects';

/** The platform that the store was created with. */
export function* getPlatform(): SagaGenerator<Platform> {
  return yield* getContext<Platform>('platform');
}

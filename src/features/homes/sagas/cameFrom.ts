import type { KeyValueStorage } from '@/platform/storage';

/** Tab storage: path of the page with the services, from which this tab came to the one without. */
export const CAME_FROM_KEY = 'marcus.servicesPage';

/** A path of this origin: what is stored may be anything. `//` and a backslash would begin another host. */
const OWN_PATH = /^\/(?![/\\])[^\\]*$/;

export function cameFrom(tabStorage: KeyValueStorage): string | undefined {
  const stored = tabStorage.get(CAME_FROM_KEY);
  return stored !== null && OWN_PATH.test(stored) ? stored : undefined;
}

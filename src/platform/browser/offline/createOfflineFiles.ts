import type { OfflineFiles } from '../../offlineFiles';

/** Its code is loaded when it is needed: most installations have a server, and use none of it. */
export const createOfflineFiles = (): OfflineFiles => ({
  async open() {
    const { openOfflineStore } = await import(
      /* webpackChunkName: "offline-files" */ './openOfflineStore'
    );
    return openOfflineStore();
  },
  async isAvailable(address) {
    const { isAvailable } = await import(/* webpackChunkName: "offline-files" */ './isAvailable');
    return isAvailable(address);
  },
});

import { count, type Environment } from './settingValues';

/** Largest article in megabytes unless set otherwise (docs/requirements/core.md 9.1). */
export const DEFAULT_UPLOAD_MEGABYTES = 10;

/**
 * Largest article in megabytes where the services are in the page. While it is read, up to eight copies are in
 * memory: the page's and its pdf.js's, the form's and the services', and two in each of two workers. Eight of
 * this size are the two gigabytes that a browser on a machine with eight has for one page.
 */
export const LARGEST_IN_PAGE_MB = 250;

export const MEGABYTE = 1024 * 1024;

/** @throws Error naming the variable if its value cannot be used */
export const readMaxUploadMb = (env: Environment, fallback = DEFAULT_UPLOAD_MEGABYTES): number =>
  count(env, 'MARCUS_MAX_UPLOAD_MB', fallback);

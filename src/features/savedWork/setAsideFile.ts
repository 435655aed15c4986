import { fileStem, safeFileStem } from '@/domain/fileNames';
import type { SetAsideRecord } from '@/platform/workStore';

/** A record as a file: JSON with its article, when and why it was set aside, and everything in it. */
export function setAsideJson({ name, hash, setAsideAt, reason, record }: SetAsideRecord): string {
  const about = { article: name, sha256: hash, setAsideAt: new Date(setAsideAt).toISOString() };
  return JSON.stringify({ application: 'MARCUS', ...about, reason, record }, null, 2);
}

/** `paper-set-aside-2026-01-02T03-04-05Z.json` */
export function setAsideFileName({ name, setAsideAt }: SetAsideRecord): string {
  const time = new Date(setAsideAt).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `${safeFileStem(fileStem(name))}-set-aside-${time}.json`;
}

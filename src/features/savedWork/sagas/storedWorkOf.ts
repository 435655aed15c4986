import type { StoredWork } from '@/article';
import type { FoundWork } from '@/platform/workStore';

/** What of the found work need not be written again. */
export function storedWorkOf({ summary, images }: FoundWork, hasFile: boolean): StoredWork {
  const { revision, savedAt, unsaved } = summary;
  return {
    ...{ revision, savedAt, hasFile, images: [...images.keys()] },
    ...(unsaved !== undefined && { unsaved }),
  };
}

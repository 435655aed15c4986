import type { RestoredWork } from '@/article';
import type { Work } from '@/domain/work';

/** Work as if it had been restored, where its file is not needed. */
export const restoredWork = (work: Work): RestoredWork => ({
  work,
  file: { ...work.document.file, fileId: '' },
  stored: { revision: '', savedAt: 0, hasFile: false, images: [] },
});

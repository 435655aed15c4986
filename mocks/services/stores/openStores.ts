import { DocumentStore } from './documentStore';
import { ExtractionStore } from './extractionStore';
import { ScanStore } from './scanStore';
import { SegmentStore } from './segmentStore';
import type { SessionFiles } from './sessionFiles';
import type { SessionRecords } from './sessionRecords';
import { UploadedImages } from './uploadedImages';

/** Everything sessions own; it is deleted along with the session. */
export function openStores(records: SessionRecords, files: SessionFiles, maxPdfBytes: number) {
  return {
    documents: new DocumentStore(records, files, maxPdfBytes),
    segments: new SegmentStore(records, files),
    scans: new ScanStore(files),
    images: new UploadedImages(records, files),
    extractions: new ExtractionStore(records),
    removeSession: async (id: string) => {
      await records.removeSession(id);
      await files.removeSession(id);
    },
  };
}

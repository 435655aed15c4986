import type { ServicesConfig } from '../config';
import type { OwnLists } from '../ownLists';
import type { DocumentStore } from '../stores/documentStore';
import type { WebContext } from '../http/webApp';
import type { ScanStore } from '../stores/scanStore';
import type { SegmentStore } from '../stores/segmentStore';
import type { SharedLocks } from '../stores/sharedLocks';
import type { SessionLifetimes } from '../sessions/sessionLifetimes';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import type { ReadingPrograms } from './ocsr/engines';
import type { Annotator } from './openai/annotator';
import type { PreparedSegments } from './preparedSegments';
import type { ExtractionStore } from '../stores/extractionStore';
import type { UploadedImages } from '../stores/uploadedImages';

/** The dependencies of the routes. */
export interface ServiceContext {
  readonly config: ServicesConfig;
  readonly pool: TaskRunner;
  readonly programs: ReadingPrograms;
  readonly lists: OwnLists;
  readonly documents: DocumentStore;
  readonly segments: SegmentStore;
  readonly scans: ScanStore;
  readonly images: UploadedImages;
  readonly extractions: ExtractionStore;
  readonly prepared: PreparedSegments;
  readonly annotate: Annotator;
  readonly lifetimes: SessionLifetimes;
  readonly locks: SharedLocks;
}

/** A call's work for its session; see `openWork`. */
export const workOf = (call: WebContext): Work => call.get('work');

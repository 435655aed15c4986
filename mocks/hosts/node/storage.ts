import type { SharedState } from '../../services/sharedState';
import type { SessionFiles } from '../../services/stores/sessionFiles';

/** Of sessions: what nodes share, and their files. */
export interface Storage {
  readonly state: SharedState;
  readonly files: SessionFiles;
}

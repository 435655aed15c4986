import type { Annotation } from './annotation';
import type { RawAnnotation } from './rawAnnotation';

/** The result of one run of the annotation program on the text. */
export interface AnnotationResult {
  readonly pdfId: string;
  /** In the order of the text. */
  readonly annotations: readonly Annotation[];
  readonly rawData: RawAnnotation;
  /**
   * - `found`: there are annotations
   * - `nothing`: the program found nothing, or did not answer the services
   * - `unreadable`: it found something, but none of it could be located in the text
   */
  readonly outcome: 'found' | 'nothing' | 'unreadable';
  /** Values of the answer that the text does not contain, if the services left it to us to locate them. */
  readonly unplaced?: readonly string[];
  /** The name under which the services store the result. */
  readonly savedFilename?: string;
  readonly program?: string;
  readonly programVersion?: string;
}

import type { Annotation } from './annotation';
import type { RawAnnotation } from './rawAnnotation';

/** What one run of the annotation program said of the text. */
export interface AnnotationResult {
  readonly pdfId: string;
  /** In the order of the text. */
  readonly annotations: readonly Annotation[];
  readonly rawData: RawAnnotation;
  /**
   * - `found`: there are annotations
   * - `nothing`: the program had nothing to say, or did not answer the services
   * - `unreadable`: it said something, none of which could be placed in the text
   */
  readonly outcome: 'found' | 'nothing' | 'unreadable';
  /** Values of the answer that the text does not hold, where the services left the placing to us. */
  readonly unplaced?: readonly string[];
  /** Under this name the services keep the result. */
  readonly savedFilename?: string;
  readonly program?: string;
  readonly programVersion?: string;
}

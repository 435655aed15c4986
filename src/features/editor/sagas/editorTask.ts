import type { SagaGenerator } from '@/lib/saga/effects';
import type { EditorProblem, OpenEditor } from '../editor.slice';
import type { EditorChannel } from './editorChannel';

/** What the editor is opened for. */
export interface EditorTask extends Pick<OpenEditor, 'segmentId'> {
  /** What it begins with: the first of them that it can draw; an empty canvas without any. */
  readonly forms: readonly string[];
  /** What the user is told of the drawing at the start. */
  readonly remark?: EditorProblem;
  /** What is done once it is drawn. */
  readonly begin?: (channel: EditorChannel) => SagaGenerator<void>;
  /**
   * Takes the drawing.
   *
   * @returns false if nothing was taken: the user has been told why, and the drawing is untouched
   */
  readonly take: (channel: EditorChannel) => SagaGenerator<boolean>;
}

import { OpenDocumentPart } from '@/features/document';
import { EditorPart } from '@/features/editor';
import { HelpPart } from '@/features/help';
import { OverlayPart } from '@/features/overlays';
import { selectGateIsPassed } from '@/features/session';
import { SubmissionPart } from '@/features/submission';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { SavedWorkListPart } from '../shell/Session';
import { LibraryPart } from '../shell/LibraryPart';
import { ArticleRowPart } from '../shell/ArticleRowPart';
import { ToastsPart } from '../shell/Toasts';
import { ContextPart } from '../workspace/ContextPart';
import { InspectionPart } from '@/widgets/inspection';
import { SegmentsPart } from '../workspace/StructuresColumn';
import { TextPart } from '../workspace/TextColumn';

/** In the order in which they are likely to be needed. */
const PARTS = [
  ToastsPart,
  OpenDocumentPart,
  ArticleRowPart,
  TextPart,
  SegmentsPart,
  InspectionPart,
  ContextPart,
  EditorPart,
  SavedWorkListPart,
  LibraryPart,
  SubmissionPart,
  OverlayPart,
  HelpPart,
];

/**
 * Once the app is ready and the browser is idle, preloads the lazy parts one after the other, so that each
 * opens immediately, even if the server has become unreachable.
 */
export function* preloadParts(): SagaGenerator<void> {
  yield* waitFor(selectGateIsPassed);
  for (const part of PARTS) {
    yield* call(idleMoment);
    yield* call(part.preload);
  }
}

/** ms after which a part is loaded even if the browser is never idle. */
const PATIENCE_MS = 2_000;

/** Safari has no idle callbacks, so fall back to the next task. */
const idleMoment = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  });

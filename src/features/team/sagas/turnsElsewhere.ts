import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { documentOpened } from '@/article';
import { fileChosen, filesGiven, sampleRequested } from '@/features/document';
import { inspectorClosed, segmentOpened } from '@/features/inspector';
import { addressChanged, overlayHidden, overlayShown, overlayToggled } from '@/features/overlays';
import { drawingShown, reviewClosed } from '@/features/review';
import { savedWorkOpenRequested } from '@/features/savedWork';

/**
 * Whether the user turns to something else than the article that they asked for.
 *
 * @param article SHA-256 of its file
 */
export const turnsElsewhere =
  (article: string) =>
  (action: Action): boolean =>
    isElsewhere(action) || (opened(action) ?? article) !== article;

/** Whether the user leaves the page, the details or the review in which they asked for it. */
export const leavesWhereAsked = isAnyOf(overlayHidden, inspectorClosed, reviewClosed);

const isElsewhere = isAnyOf(
  overlayShown,
  overlayToggled,
  addressChanged,
  segmentOpened,
  drawingShown,
  sampleRequested,
);

/** SHA-256 of the file of an article that is or will be open by this; '' while that is not known. */
function opened(action: Action): string | undefined {
  if (documentOpened.match(action)) return action.payload.file.hash;
  if (fileChosen.match(action) || savedWorkOpenRequested.match(action)) return action.payload.hash;
  return filesGiven.match(action) && action.payload.opens ? '' : undefined;
}

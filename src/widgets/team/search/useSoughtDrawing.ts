import { skipToken } from '@reduxjs/toolkit/query';
import { isTemporaryFailure, toApiError } from '@/api/apiError';
import { useDrawSoughtQuery } from '@/api/teamSearch';
import { useSettled } from '@/lib/useSettled';

/** Milliseconds without a key after which what is written is drawn. */
const PAUSE_MS = 400;

export interface SoughtPicture {
  /** Of what is written now. */
  readonly svg: string | undefined;
  /** Why nothing can be looked for by it. */
  readonly fault: string | undefined;
}

const NONE: SoughtPicture = { svg: undefined, fault: undefined };

/** The picture of a structure to look for, once its text has been left alone for a moment. */
export function useSoughtDrawing(text: string): SoughtPicture {
  const structure = text.trim();
  const settled = useSettled(structure, PAUSE_MS);
  const { currentData, error } = useDrawSoughtQuery(
    settled === '' ? skipToken : { structure: settled },
  );
  if (structure === '' || structure !== settled) return NONE;
  // That the services cannot be reached is no fault of the text; a search would say so.
  const fault = error && !isTemporaryFailure(error) ? toApiError(error).message : undefined;
  return { svg: currentData?.svg, fault };
}

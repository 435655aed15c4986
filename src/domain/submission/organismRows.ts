import { EMPTY_ORGANISM } from './organismFields';
import type { OrganismEntry } from './submissionForm';

const ID_PREFIX = 'annotated-';

/** If no organism is known, there is an empty row to type into. */
export const BLANK_ROW: OrganismEntry = { ...EMPTY_ORGANISM, id: ID_PREFIX };

/**
 * The row for an id, without its details. In drafts from earlier versions, which prefilled organisms, the id
 * contains the organism's name, so the user's changes to such a row are not lost.
 */
export function rowOfId(id: string): OrganismEntry {
  try {
    const name = id.startsWith(ID_PREFIX) ? decodeURIComponent(id.slice(ID_PREFIX.length)) : '';
    return { ...EMPTY_ORGANISM, id, name };
  } catch {
    return { ...EMPTY_ORGANISM, id };
  }
}

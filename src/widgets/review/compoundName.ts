import { saidOrProposed } from '@/domain/compoundLabel';
import type { Segment } from '@/domain/segment';
import { selectCompoundDraft, type CompoundsRootState } from '@/article';

/** The compound's name: as the user said, otherwise as printed beside the drawing. */
export function selectCompoundName(
  state: CompoundsRootState,
  { id, label }: Pick<Segment, 'id' | 'label'>,
): string | undefined {
  const { name } = saidOrProposed(label, selectCompoundDraft(state, id));
  return name === '' ? undefined : name;
}

import { MANUAL_EDIT } from '@/domain/engines';
import type { StructureVersion } from '@/domain/structure';

/**
 * Why a reading cannot be laid over its original; undefined if it can. The two drawings match only if every
 * atom's position on the picture is known, and any other overlay would mislead.
 */
export function overlayRefusal({
  engine,
  placement,
}: Pick<StructureVersion, 'engine' | 'placement'>): string | undefined {
  if (placement) return undefined;
  return engine === MANUAL_EDIT
    ? 'Drawn in the editor, so its atoms have no positions on the original'
    : 'This reading does not say where its atoms lie on the original';
}

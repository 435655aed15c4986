import { MANUAL_EDIT } from '@/domain/engines';
import type { StructureVersion } from '@/domain/structure';

/**
 * Why a reading cannot be laid over its original; undefined when it can. Only where each atom has its
 * place on the picture do the two drawings lie on each other, and any other overlay would mislead.
 */
export function overlayRefusal({
  engine,
  placement,
}: Pick<StructureVersion, 'engine' | 'placement'>): string | undefined {
  if (placement) return undefined;
  return engine === MANUAL_EDIT
    ? 'Drawn in the editor, so its atoms have no places on the original'
    : 'This reading does not say where its atoms lie on the original';
}

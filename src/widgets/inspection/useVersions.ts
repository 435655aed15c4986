import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { versionsOf, type StructureVersion } from '@/domain/structure';
import { selectStructureOf, versionChosen } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';

const NONE: readonly StructureVersion[] = [];

/** The versions of a segment's structure, which one is current, and how to switch. */
export function useVersions(segment: Segment) {
  const dispatch = useDispatch();
  const structure = useSelectorWith(selectStructureOf, segment);
  const versions = structure ? versionsOf(structure) : NONE;
  const position = structure?.history.length ?? 0;
  const goTo = (wanted: number) => {
    if (!structure || !versions[wanted]) return;
    dispatch(versionChosen({ uniqueKey: structure.uniqueKey, position: wanted }));
  };
  return {
    versions,
    position,
    goTo,
    undo: () => goTo(position - 1),
    redo: () => goTo(position + 1),
  };
}

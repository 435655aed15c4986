import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ListKind } from '@/domain/ownLists';
import { errorMessage } from '@/lib/errorMessage';
import { usePlatform } from '@/platform/PlatformContext';
import { listGiven, listUnreadable } from './ownLists.actions';

/** Puts a chosen list into the vault, since a `File` cannot be part of an action, and gives it. */
export function useListIntake(): (kind: ListKind, chosen: File) => void {
  const { files } = usePlatform();
  const dispatch = useDispatch();
  return useCallback(
    (kind, chosen) => {
      files.add(chosen).then(
        ({ fileId, name }) => dispatch(listGiven({ kind, file: { fileId, name } })),
        (error: unknown) =>
          dispatch(listUnreadable({ name: chosen.name, reason: errorMessage(error) })),
      );
    },
    [files, dispatch],
  );
}

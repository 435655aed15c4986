import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import type { FileDescription } from '@/platform/vaults';
import { fileChosen, fileRefused } from './document.slice';
import { intakeFile } from './intakeFile';

/**
 * Takes the file of a drop or of a file chooser. A `File` cannot travel in an action, so it goes into
 * the vault here, and what is dispatched is its description.
 *
 * @param onTaken called after the file was taken; not for a refused one
 */
export function useFileIntake(onTaken?: (file: FileDescription) => void): (file: File) => void {
  const { files } = usePlatform();
  const dispatch = useDispatch();
  return useCallback(
    (file: File) => {
      void intakeFile(file, files).then((intake) => {
        if (intake.kind === 'refused') {
          dispatch(fileRefused({ name: intake.name, message: intake.message }));
          return;
        }
        dispatch(fileChosen(intake.file));
        onTaken?.(intake.file);
      });
    },
    [files, dispatch, onTaken],
  );
}

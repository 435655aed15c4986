import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import type { FileDescription } from '@/platform/vaults';
import { fileChosen, fileRefused } from './opening.slice';
import { intakeFile } from './intakeFile';

/**
 * Accepts a file from a drop or a file chooser. A `File` is not serializable and so cannot be part of
 * an action: it is put into the vault here, and only its description is dispatched.
 *
 * @param onTaken called once the file has been accepted; not called for a refused file
 */
export function useFileIntake(onTaken?: (file: FileDescription) => void): (file: File) => void {
  const platform = usePlatform();
  const dispatch = useDispatch();
  return useCallback(
    (file: File) => {
      void intakeFile(file, platform).then((intake) => {
        if (intake.kind === 'refused') {
          dispatch(fileRefused({ name: intake.name, message: intake.message }));
          return;
        }
        dispatch(fileChosen(intake.file));
        onTaken?.(intake.file);
      });
    },
    [platform, dispatch, onTaken],
  );
}

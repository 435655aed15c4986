import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { intakeFile } from '@/features/document';
import { usePlatform } from '@/platform/PlatformContext';
import { filesDropped, fileSettled } from '../library.slice';
import { recordPdfChosen } from './records.actions';

/** Accepts the PDF of a record; one that cannot be taken gets a row with its reason. */
export function useRecordPdfIntake(): (id: string, file: File) => void {
  const platform = usePlatform();
  const dispatch = useDispatch();
  return useCallback(
    (id: string, chosen: File) => {
      dispatch(filesDropped(1));
      void intakeFile(chosen, platform).then((intake) => {
        if (intake.kind === 'taken') return dispatch(recordPdfChosen({ id, file: intake.file }));
        const { name, message } = intake;
        const refused = { id: platform.ids.uuid(), name, message, isOfFile: true as const };
        return dispatch(fileSettled({ refused }));
      });
    },
    [platform, dispatch],
  );
}

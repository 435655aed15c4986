import type { ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FIELD_LIMITS, type TextField } from '@/domain/submission/submissionFields';
import { selectOrigins, selectSubmitStatus, type SelectedFrom } from '../../submission.selectors';
import { fieldEdited } from '../../submission.slice';
import { useText } from '../useFormValues';

/** One text of the form: its value, its origin, and a function to change it. */
export function useField(field: TextField) {
  const dispatch = useDispatch();
  const value = useText(field);
  const origin = useSelector((state: SelectedFrom) => selectOrigins(state)[field]);
  const isBusy = useSelector(selectSubmitStatus) !== 'idle';
  const limit = FIELD_LIMITS[field];
  // The browser silently truncates pasted text beyond this.
  const limitNote =
    value.length >= limit ? `The limit of ${limit} characters is reached.` : undefined;
  const setValue = (text: string) => dispatch(fieldEdited({ field, value: text }));
  const control = {
    value,
    maxLength: limit,
    /** During a submission, the form shows what is being sent. */
    readOnly: isBusy,
    'data-field': field,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValue(event.target.value),
  };
  return { origin, limitNote, setValue, control };
}

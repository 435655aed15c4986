import type { ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FIELD_LIMITS, type TextField } from '@/domain/submission/submissionFields';
import { selectOrigins, selectSubmitStatus, type SelectedFrom } from '../../submission.selectors';
import { fieldEdited } from '../../submission.slice';
import { useText } from '../useFormValues';

/** One text of the form: its value, where that came from, and the way to change it. */
export function useField(field: TextField) {
  const dispatch = useDispatch();
  const value = useText(field);
  const origin = useSelector((state: SelectedFrom) => selectOrigins(state)[field]);
  const isBusy = useSelector(selectSubmitStatus) !== 'idle';
  const limit = FIELD_LIMITS[field];
  // What is pasted beyond it is cut off by the browser without a word.
  const limitNote =
    value.length >= limit ? `The limit of ${limit} characters is reached.` : undefined;
  const setValue = (text: string) => dispatch(fieldEdited({ field, value: text }));
  const control = {
    value,
    maxLength: limit,
    /** While it is being submitted, the form shows what is sent. */
    readOnly: isBusy,
    'data-field': field,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValue(event.target.value),
  };
  return { origin, limitNote, setValue, control };
}

import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MISSING_WORDS, type FormField } from '@/domain/submission/submissionFields';
import type { FieldErrors } from '@/domain/submission/submissionForm';
import { selectFieldErrors, selectMissing, selectIsBusy } from '../../submission.selectors';
import { submitRequested } from '../../submission.slice';
import { firstField } from '../fields';

/**
 * Handles submitting from the dialog: from the first attempt on, missing fields show an error, and the first
 * missing or rejected field receives focus. The next form of a series takes the focus to what it lacks.
 *
 * @param uniqueKey of the structure whose form is open
 */
export function useSubmission(uniqueKey: string) {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState<string>();
  const wasTried = tried === uniqueKey;
  const missing = useSelector(selectMissing);
  const refused = useSelector(selectFieldErrors);
  const jumpTo = (field: FormField) => focusField(form.current, field);

  const isBusy = useSelector(selectIsBusy);
  const wasBusy = useRef(false);
  const refusedFirst = firstField(Object.keys(refused));
  useEffect(() => {
    // Only when an attempt ends, so as not to move the focus while the user is correcting fields.
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (hasEnded && refusedFirst !== undefined) focusField(form.current, refusedFirst);
  }, [isBusy, refusedFirst]);

  const missingFirst = firstField(missing);
  const shown = useRef(uniqueKey);
  useEffect(() => {
    const isNext = shown.current !== uniqueKey;
    shown.current = uniqueKey;
    if (isNext && missingFirst !== undefined) focusField(form.current, missingFirst);
  }, [uniqueKey, missingFirst]);

  const submit = () => {
    setTried(uniqueKey);
    if (missingFirst !== undefined) jumpTo(missingFirst);
    dispatch(submitRequested());
  };
  const absent = wasTried ? missing.map((field) => [field, MISSING_WORDS[field]] as const) : [];
  const errors: FieldErrors = { ...refused, ...Object.fromEntries(absent) };
  return { form, errors, jumpTo, submit };
}

/** The input for a field is marked with `data-field`. */
const focusField = (form: HTMLFormElement | null, field: FormField) =>
  form?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MISSING_WORDS, type FormField } from '@/domain/submission/submissionFields';
import type { FieldErrors } from '@/domain/submission/submissionForm';
import { selectFieldErrors, selectMissing, selectSubmitStatus } from '../../submission.selectors';
import { submitRequested } from '../../submission.slice';
import { firstField } from '../fields';

/**
 * What the dialog does with a submit: what is missing is told at its fields from then on, and the first
 * field that is missing or was refused takes the focus.
 */
export function useSubmission() {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const missing = useSelector(selectMissing);
  const refused = useSelector(selectFieldErrors);
  const jumpTo = (field: FormField) => focusField(form.current, field);

  const isBusy = useSelector(selectSubmitStatus) !== 'idle';
  const wasBusy = useRef(false);
  const refusedFirst = firstField(Object.keys(refused));
  useEffect(() => {
    // At the end of a try alone: who mends one field after the other keeps the focus.
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (hasEnded && refusedFirst !== undefined) focusField(form.current, refusedFirst);
  }, [isBusy, refusedFirst]);

  const submit = () => {
    setWasTried(true);
    const missingFirst = firstField(missing);
    if (missingFirst !== undefined) jumpTo(missingFirst);
    dispatch(submitRequested());
  };
  const absent = wasTried ? missing.map((field) => [field, MISSING_WORDS[field]] as const) : [];
  const errors: FieldErrors = { ...refused, ...Object.fromEntries(absent) };
  return { form, errors, jumpTo, submit };
}

/** The control that answers for a field says so by `data-field`. */
const focusField = (form: HTMLFormElement | null, field: FormField) =>
  form?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

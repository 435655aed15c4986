import { useState, type KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { COMPOUND_FIELD_LIMITS, type CompoundField } from '@/domain/compoundDraft';
import { compoundFieldsSet, selectCompoundDraft } from '@/features/compounds';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Field } from '@/ui/Field/Field';
import { Input, TextArea } from '@/ui/Field/Field.styles';

interface CompoundInputProps {
  /** Of the segment. */
  readonly id: string;
  readonly field: Exclude<CompoundField, 'relation'>;
  readonly label: string;
  /** What a program found; shown with a dashed line until a person confirms it by Enter. */
  readonly found?: string | undefined;
  /** Shown while there is nothing. */
  readonly empty: string;
  readonly isLong?: boolean;
}

/** A field of the compound: kept when it is left or confirmed, so that one undo takes one change back. */
export function CompoundInput({ id, field, label, found, empty, isLong }: CompoundInputProps) {
  const dispatch = useDispatch();
  const said = useSelectorWith(selectCompoundDraft, id)[field];
  const [typed, setTyped] = useState<string | null>(null);
  const isFound = said === undefined && found !== undefined && typed === null;
  const keep = (value: string) => {
    setTyped(null);
    if (value !== said) dispatch(compoundFieldsSet({ ids: [id], fields: { [field]: value } }));
  };
  const shown = typed ?? said ?? found ?? '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
    if (event.key !== 'Enter' || (isLong && event.shiftKey)) return;
    event.preventDefault();
    if (shown !== '' || said !== undefined) keep(shown.trim());
  };
  const control = {
    placeholder: empty,
    maxLength: COMPOUND_FIELD_LIMITS[field],
    value: shown,
    title: isFound ? 'Found, not confirmed: Enter confirms' : undefined,
    style: isFound ? { borderStyle: 'dashed', borderColor: 'var(--info)' } : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped(event.target.value),
    onBlur: () => {
      const value = typed?.trim();
      if (value !== undefined && value !== (said ?? found ?? '')) keep(value);
      else setTyped(null);
    },
    onKeyDown,
  };
  return (
    <Field label={label}>
      {(props) =>
        isLong ? <TextArea {...props} {...control} /> : <Input {...props} {...control} />
      }
    </Field>
  );
}

import type { KeyboardEvent } from 'react';
import { COMPOUND_FIELD_LIMITS, type CompoundField } from '@/domain/compoundDraft';
import { Field } from '@/ui/Field/Field';
import { Input, TextArea } from '@/ui/Field/Field.styles';
import { Kbd } from '@/ui/Text/Text';
import { Hinted } from './CompoundFacts.styles';
import { useCompoundText } from './useCompoundText';

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
  /** One value a line: Enter begins the next. */
  readonly isList?: boolean;
  /** What is wrong with a text that is not being typed any more. */
  readonly faultOf?: (text: string) => string | undefined;
}

/** A field of the compound, kept while it is typed into; one undo takes all of it back. */
export function CompoundInput(props: CompoundInputProps) {
  const { field, label, empty, isList = false, isLong = isList, faultOf } = props;
  const { shown, isFound, isTyping, onType, leave, confirm, takeBack } = useCompoundText(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isTyping) {
      event.preventDefault();
      event.stopPropagation();
      takeBack();
    }
    if (event.key !== 'Enter' || isList || (isLong && event.shiftKey)) return;
    event.preventDefault();
    confirm();
  };
  const control = {
    placeholder: empty,
    maxLength: COMPOUND_FIELD_LIMITS[field],
    value: shown,
    title: isFound ? 'Found, not confirmed: Enter confirms' : undefined,
    style: isFound ? { borderStyle: 'dashed', borderColor: 'var(--info)' } : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onType(event.target.value),
    onBlur: leave,
    onKeyDown,
  };
  return (
    <Field label={label} error={isTyping ? undefined : faultOf?.(shown)}>
      {(attributes) =>
        isLong ? (
          <TextArea {...attributes} {...control} />
        ) : (
          <Hinted>
            <Input {...attributes} {...control} />
            {isFound && <Kbd aria-hidden="true">Enter</Kbd>}
          </Hinted>
        )
      }
    </Field>
  );
}

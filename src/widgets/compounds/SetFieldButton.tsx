import { useCallback, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { COMPOUND_FIELD_LIMITS } from '@/domain/compoundDraft';
import type { EditableColumn } from '@/domain/compoundTable';
import { compoundFieldsSet } from '@/features/compounds';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useDismiss } from '@/ui/layer/useDismiss';
import { NoteForm } from '@/widgets/rejectMenu';
import { COLUMN_TITLES } from './columns';

interface SetFieldProps {
  readonly field: EditableColumn;
  /** Of the drawings. */
  readonly ids: readonly string[];
}

/** One value for all chosen rows; an empty one says that there is none. */
export function SetFieldButton({ field, ids }: SetFieldProps) {
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const inside = useMemo(() => [button, layer], []);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);
  useDismiss(isOpen, inside, close);
  const keep = (value: string) => {
    close();
    dispatch(compoundFieldsSet({ ids, fields: { [field]: value } }));
  };
  return (
    <>
      <Button
        ref={button}
        size="s"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Set {COLUMN_TITLES[field].toLowerCase()}
      </Button>
      {isOpen && (
        <FloatingLayer anchor={button} side="above">
          <div ref={layer}>
            <ValueForm field={field} onKeep={keep} />
          </div>
        </FloatingLayer>
      )}
    </>
  );
}

interface ValueFormProps {
  readonly field: EditableColumn;
  readonly onKeep: (value: string) => void;
}

function ValueForm({ field, onKeep }: ValueFormProps) {
  const [value, setValue] = useState('');
  return (
    <NoteForm
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(value.trim());
      }}
    >
      <Field label={`${COLUMN_TITLES[field]} of the selected compounds`}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={COMPOUND_FIELD_LIMITS[field]}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">Set</Button>
    </NoteForm>
  );
}

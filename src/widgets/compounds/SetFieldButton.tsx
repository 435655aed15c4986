import { useCallback, useMemo, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { COMPOUND_FIELD_LIMITS } from '@/domain/compoundDraft';
import type { EditableColumn } from '@/domain/compoundTable';
import { compoundFieldsSet } from '@/article';
import { Button } from '@/ui/Button/Button';
import { Combobox } from '@/ui/Combobox/Combobox';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useDismiss } from '@/ui/layer/useDismiss';
import { NoteForm } from '@/widgets/segmentCard';
import { COLUMN_TITLES } from './columns';
import { selectOrganismOptions } from './selectOrganismOptions';

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
        <FloatingLayer anchor={button} side="above" takesFocus>
          <div ref={layer}>
            <ValueForm field={field} onKeep={keep} />
          </div>
        </FloatingLayer>
      )}
    </>
  );
}

const NO_OPTIONS: ReturnType<typeof selectOrganismOptions> = [];
const selectNoOptions = () => NO_OPTIONS;

interface ValueFormProps {
  readonly field: EditableColumn;
  readonly onKeep: (value: string) => void;
}

function ValueForm({ field, onKeep }: ValueFormProps) {
  const [value, setValue] = useState('');
  const options = useSelector(field === 'organism' ? selectOrganismOptions : selectNoOptions);
  return (
    <NoteForm
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(value.trim());
      }}
    >
      <Field label={`${COLUMN_TITLES[field]} of the selected compounds`}>
        {(control) => {
          const input = {
            ...control,
            maxLength: COMPOUND_FIELD_LIMITS[field],
            value,
            onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value),
          };
          if (options.length === 0) return <Input {...input} />;
          return (
            <Combobox
              {...input}
              options={options}
              opensOnFocus
              listLabel={`${options.length} of the article`}
              onChoose={(option) => setValue(option.value)}
            />
          );
        }}
      </Field>
      <Button type="submit">Set</Button>
    </NoteForm>
  );
}

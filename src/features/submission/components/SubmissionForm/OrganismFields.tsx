import { useEffect, useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Trash2 } from 'lucide-react';
import {
  ORGANISM_FIELD_LIMIT,
  type OrganismEntry,
  type OrganismField,
} from '@/domain/submission/submissionForm';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { organismEdited } from '../../submission.slice';
import { Entries, OrganismBox, OrganismHead } from './Organisms.styles';

interface OrganismFieldsProps {
  readonly organism: OrganismEntry;
  /** From 1. */
  readonly number: number;
  /** Answers for the whole list. */
  readonly isFirst: boolean;
  readonly isOnly: boolean;
  readonly isBusy: boolean;
  /** It was added by the user's own word. */
  readonly takesFocus: boolean;
  readonly error: string | undefined;
  readonly onRemove: () => void;
  /** Removes all others: of an article's organisms, a compound is often from one. */
  readonly onKeepOnly: () => void;
}

/** One organism: its name, and in which parts of it, where, and in what surroundings. */
export function OrganismFields(props: OrganismFieldsProps) {
  const { organism, number, isOnly, isBusy } = props;
  const titleId = useId();
  const box = useFocusOnArrival(props.takesFocus);
  return (
    <OrganismBox ref={box} role="group" aria-labelledby={titleId}>
      <OrganismHead>
        <h3 id={titleId}>Organism {number}</h3>
        {!isOnly && (
          <Button
            size="s"
            variant="quiet"
            aria-label={`Keep only this: organism ${number}`}
            disabled={isBusy}
            onClick={props.onKeepOnly}
          >
            Keep only this
          </Button>
        )}
        <IconButton
          icon={Trash2}
          size="s"
          label={`Remove organism ${number}`}
          disabled={isBusy}
          onClick={props.onRemove}
        />
      </OrganismHead>
      <Entries>
        <Entry organism={organism} field="name" label="Name" isBusy={isBusy} {...answers(props)} />
        <Entry organism={organism} field="parts" label="Parts" isBusy={isBusy} />
        <Entry organism={organism} field="location" label="Location" isBusy={isBusy} />
        <Entry organism={organism} field="ecosystems" label="Ecosystems" isBusy={isBusy} />
      </Entries>
    </OrganismBox>
  );
}

const answers = ({ isFirst, error }: OrganismFieldsProps) =>
  isFirst ? { error, required: true, 'data-field': 'organisms' } : {};

interface EntryProps {
  readonly organism: OrganismEntry;
  readonly field: OrganismField;
  readonly label: string;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Where the focus goes when the list as a whole is wrong. */
  readonly 'data-field'?: string;
}

function Entry({ organism, field, label, isBusy, error, required = false, ...mark }: EntryProps) {
  const dispatch = useDispatch();
  const edit = (value: string) =>
    dispatch(organismEdited({ id: organism.id, changes: { [field]: value } }));
  return (
    <Field label={label} required={required} error={error}>
      {(given) => (
        <Input
          {...given}
          {...mark}
          value={organism[field]}
          readOnly={isBusy}
          maxLength={ORGANISM_FIELD_LIMIT}
          autoComplete="off"
          onChange={(event) => edit(event.target.value)}
        />
      )}
    </Field>
  );
}

function useFocusOnArrival(takesFocus: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return box;
}

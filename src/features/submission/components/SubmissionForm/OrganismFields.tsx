import { useEffect, useId, useRef } from 'react';
import { Trash2 } from 'lucide-react';
import { ORGANISM_DETAILS } from '@/domain/submission/organismFields';
import type { OrganismEntry } from '@/domain/submission/submissionForm';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { OrganismEntryField, OrganismName } from './OrganismEntryField';
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
  const titleId = useId();
  const box = useFocusOnArrival(props.takesFocus);
  return (
    <OrganismBox ref={box} role="group" aria-labelledby={titleId}>
      <HeadLine {...props} titleId={titleId} />
      <Entries>
        <OrganismName {...props} />
        {ORGANISM_DETAILS.map((field) => (
          <OrganismEntryField key={field} {...props} field={field} />
        ))}
      </Entries>
    </OrganismBox>
  );
}

function HeadLine(props: OrganismFieldsProps & { readonly titleId: string }) {
  const { number, isOnly, isBusy, titleId } = props;
  return (
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
  );
}

function useFocusOnArrival(takesFocus: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return box;
}

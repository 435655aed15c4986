import { useEffect, useId, useRef } from 'react';
import { Trash2 } from 'lucide-react';
import { useSelector } from 'react-redux';
import { ORGANISM_FIELDS } from '@/domain/submission/organismFields';
import type { OrganismEntry } from '@/domain/submission/submissionForm';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Box, Grid } from '@/ui/Layout/Layout';
import { selectIsBusy } from '../../submission.selectors';
import { OrganismEntryField } from './OrganismEntryField';
import { OrganismHead } from './Organisms.styles';

interface OrganismFieldsProps {
  readonly organism: OrganismEntry;
  /** Numbered from 1. */
  readonly number: number;
  /** The first row shows the list's error. */
  readonly isFirst: boolean;
  readonly isOnly: boolean;
  /** Whether the user added it explicitly. */
  readonly takesFocus: boolean;
  readonly error: string | undefined;
  readonly onRemove: () => void;
  /** Removes all others: a compound often comes from only one of an article's organisms. */
  readonly onKeepOnly: () => void;
}

/** One organism: its name, and the parts, locations and environments. */
export function OrganismFields(props: OrganismFieldsProps) {
  const { organism, isFirst, error } = props;
  const titleId = useId();
  const box = useFocusOnArrival(props.takesFocus);
  return (
    <Box
      $pad="1 3 3"
      $minWidth={0}
      $corners="radius"
      $edge="all"
      ref={box}
      role="group"
      aria-labelledby={titleId}
    >
      <HeadLine {...props} titleId={titleId} />
      <Grid $gap="2 3" $columns={2} $foldsBelow={360}>
        {ORGANISM_FIELDS.map((field) => (
          <OrganismEntryField
            key={field}
            organism={organism}
            field={field}
            isRequired={isFirst && field === 'name'}
            error={field === 'name' ? error : undefined}
          />
        ))}
      </Grid>
    </Box>
  );
}

function HeadLine(props: OrganismFieldsProps & { readonly titleId: string }) {
  const { number, isOnly, titleId } = props;
  const isBusy = useSelector(selectIsBusy);
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

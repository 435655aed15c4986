import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { recordOf } from '@/domain/recordOf';
import {
  EMPTY_ORGANISM,
  ORGANISM_FIELDS,
  ORGANISM_LIMIT,
  type OrganismField,
} from '@/domain/submission/organismFields';
import type { OrganismEntry } from '@/domain/submission/submissionForm';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Fault } from '@/ui/Field/Field.styles';
import { Stack, Text } from '@/ui/Layout/Layout';
import { selectIsBusy } from '../../submission.selectors';
import { organismAdded, organismEdited, organismRemoved } from '../../submission.slice';
import { useOrganismRows } from '../useFormValues';
import { OrganismFields } from './OrganismFields';
import { Below } from './Organisms.styles';
import { RemovedOrganisms } from './RemovedOrganisms';

const BUSY = 'The form is being submitted';
const FULL = `There are ${ORGANISM_LIMIT} already`;

/** The organisms in which the compound was found. */
export function OrganismList({ error }: { readonly error: string | undefined }) {
  const { organisms, isBusy, removed, latest, add, remove, restore } = useOrganisms();
  const count = organisms.length;
  return (
    <Stack $gap={2} $minWidth={0}>
      {organisms.map((organism, index) => (
        <OrganismFields
          key={organism.id}
          organism={organism}
          number={index + 1}
          isFirst={index === 0}
          isOnly={count === 1}
          takesFocus={organism.id === latest}
          error={index === 0 ? error : undefined}
          onRemove={() => remove([organism])}
          onKeepOnly={() => remove(organisms.filter(({ id }) => id !== organism.id))}
        />
      ))}
      {count === 0 && error !== undefined && <Fault>{error}</Fault>}
      <RemovedOrganisms removed={removed} onUndo={restore} />
      <Below>
        <Button
          size="s"
          icon={Plus}
          data-field={count === 0 ? 'organisms' : undefined}
          disabledReason={isBusy ? BUSY : count < ORGANISM_LIMIT ? undefined : FULL}
          onClick={() => add([EMPTY_ORGANISM])}
        >
          Add organism
        </Button>
        <Text $ink="text-2" $size="s" $breaks>
          Separate several parts or ecosystems with commas.
        </Text>
      </Below>
    </Stack>
  );
}

const NONE: readonly OrganismEntry[] = [];

/** The list and its editing; the last removal can be undone. */
function useOrganisms() {
  const dispatch = useDispatch();
  const { ids } = usePlatform();
  const organisms = useOrganismRows();
  const isBusy = useSelector(selectIsBusy);
  const [removed, setRemoved] = useState(NONE);
  const [latest, setLatest] = useState<string>();
  const add = (entries: readonly Readonly<Record<OrganismField, string>>[]) => {
    const rows = entries.map((entry) => ({
      id: ids.uuid(),
      changes: recordOf(ORGANISM_FIELDS, (field) => entry[field]),
    }));
    for (const { id, changes } of rows) {
      dispatch(organismAdded({ id }));
      dispatch(organismEdited({ id, changes }));
    }
    setRemoved(NONE);
    setLatest(rows[0]?.id);
  };
  const remove = (entries: readonly OrganismEntry[]) => {
    for (const { id } of entries) dispatch(organismRemoved(id));
    setRemoved(entries);
  };
  return { organisms, isBusy, removed, latest, add, remove, restore: () => add(removed) };
}

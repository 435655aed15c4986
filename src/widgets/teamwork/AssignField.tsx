import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectTeamNames } from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { Combobox } from '@/ui/Combobox/Combobox';
import { Field } from '@/ui/Field/Field';
import { Grid } from '@/ui/Layout/Layout';

interface AssignFieldProps {
  /** `Assign to`, before the name. */
  readonly label: string;
  /** On the button. */
  readonly verb: string;
  readonly onAssign: (name: string) => void;
}

/** For reviewers: names anybody, also somebody whom this page has not met. */
export function AssignField({ label, verb, onAssign }: AssignFieldProps) {
  const [name, setName] = useState('');
  const names = useSelector(selectTeamNames);
  const assign = (to: string) => {
    if (to.trim() === '') return;
    onAssign(to.trim());
    setName('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        assign(name);
      }}
    >
      <Field label={label}>
        {(control) => (
          <Grid $gap={2} $columns="minmax(0, 1fr) auto">
            <Combobox
              {...control}
              value={name}
              options={names.map((value) => ({ value }))}
              listLabel="People of the team"
              maxLength={254}
              onChange={({ target }) => setName(target.value)}
              onChoose={({ value }) => setName(value)}
            />
            <Button type="submit" size="s" disabled={name.trim() === ''}>
              {verb}
            </Button>
          </Grid>
        )}
      </Field>
    </form>
  );
}

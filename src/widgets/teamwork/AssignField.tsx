import { useState, type SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import { useGetTeamPeopleQuery } from '@/api/teamPeople';
import { mayActAs } from '@/domain/team/team';
import { selectTeamNames } from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { Combobox } from '@/ui/Combobox/Combobox';
import { Field } from '@/ui/Field/Field';
import { Grid } from '@/ui/Layout/Layout';

interface AssignFieldProps {
  /** Why nobody can be named; nothing says so while nothing is typed. */
  readonly disabledReason?: string | undefined;
  /** `Assign to`, before the name. */
  readonly label: string;
  /** On the button. */
  readonly verb: string;
  readonly onAssign: (name: string) => void;
}

/** For reviewers: offers whom the library knows and takes anybody. */
export function AssignField({ label, verb, onAssign, disabledReason }: AssignFieldProps) {
  const typed = useTypedName(onAssign, disabledReason !== undefined);
  const { name, setName, assign } = typed;
  const isEmpty = name.trim() === '';
  return (
    <form
      onSubmit={assign}
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && isUnchosen(event.target)) typed.onEnter(event);
      }}
    >
      <Field label={label}>
        {(control) => (
          <Grid $gap={2} $columns="minmax(0, 1fr) auto">
            <Combobox
              {...control}
              value={name}
              options={typed.names.map((value) => ({ value }))}
              listLabel="People of the team"
              maxLength={254}
              onChange={({ target }) => setName(target.value)}
              onChoose={({ value }) => setName(value)}
            />
            <Button
              type="submit"
              size="s"
              disabled={isEmpty}
              disabledReason={isEmpty ? undefined : disabledReason}
            >
              {verb}
            </Button>
          </Grid>
        )}
      </Field>
    </form>
  );
}

/** A name that is typed, until it is used. */
function useTypedName(onAssign: (name: string) => void, isRefused: boolean) {
  const names = useWorkerNames();
  const [name, setName] = useState('');
  const assign = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim() === '' || isRefused) return;
    onAssign(name.trim());
    setName('');
  };
  /**
   * While its list is open, the combobox keeps Enter for itself, whether a name is highlighted in it or not. Part of a
   * name becomes the name before it is used.
   */
  const onEnter = (event: SyntheticEvent) => {
    const typed = name.trim().toLowerCase();
    const meant = names.includes(name.trim())
      ? undefined
      : names.find((each) => each.toLowerCase().includes(typed));
    if (typed === '' || meant === undefined) return assign(event);
    event.preventDefault();
    event.stopPropagation();
    setName(meant);
  };
  return { names, name, setName, assign, onEnter };
}

/** A field in whose list no name is highlighted. */
const isUnchosen = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !target.getAttribute('aria-activedescendant');

/** Those who may work on articles; whom the page has met while the library has not told. */
function useWorkerNames(): readonly string[] {
  const { data } = useGetTeamPeopleQuery();
  const met = useSelector(selectTeamNames);
  return data?.filter((one) => mayActAs(one, 'curator')).map(({ name }) => name) ?? met;
}

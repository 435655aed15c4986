import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectTeamNames } from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { Combobox } from '@/ui/Combobox/Combobox';
import { Row } from '@/ui/Layout/Layout';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

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
  const id = useId();
  const names = useSelector(selectTeamNames);
  const assign = (to: string) => {
    if (to.trim() === '') return;
    onAssign(to.trim());
    setName('');
  };
  return (
    <Row
      as="form"
      $gap={2}
      onSubmit={(event) => {
        event.preventDefault();
        assign(name);
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Combobox
        id={id}
        required={false}
        aria-invalid={undefined}
        aria-describedby={undefined}
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
    </Row>
  );
}

import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { toApiError } from '@/api/apiError';
import { useAddOwnEngineMutation } from '@/api/ownEngines';
import { SERVICES_OF_ENGINES } from '@/domain/ownEngines';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Input, Select } from '@/ui/Field/Field.styles';
import { Row, Stack } from '@/ui/Layout/Layout';
import { servicesInWords } from '../../engineWords';
import { ADDING, engineGiven } from '../../ownEngines.actions';

/** The form for an engine's address; says why it cannot be asked. */
export function AddEngine() {
  const dispatch = useDispatch();
  const [place, setPlace] = useState(0);
  const [url, setUrl] = useState('');
  const [, { isLoading, error }] = useAddOwnEngineMutation({ fixedCacheKey: ADDING });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { kind, engine } = SERVICES_OF_ENGINES[place] ?? SERVICES_OF_ENGINES[0];
    const isThere = url.trim() !== '';
    if (isThere && !isLoading) dispatch(engineGiven({ kind, engine, url: url.trim() }));
  };
  return (
    <Stack as="form" $gap={2} onSubmit={add} noValidate>
      <ServicesField place={place} onChoose={setPlace} />
      <AddressField url={url} onType={setUrl} error={error && toApiError(error).message} />
      <Row $gap={2}>
        <Button
          type="submit"
          size="s"
          busy={isLoading}
          disabledReason={url.trim() === '' ? 'There is no address yet' : undefined}
        >
          {isLoading ? 'Asking …' : 'Add engine'}
        </Button>
      </Row>
    </Stack>
  );
}

interface ServicesFieldProps {
  /** Among `SERVICES_OF_ENGINES`. */
  readonly place: number;
  readonly onChoose: (place: number) => void;
}

const ServicesField = ({ place, onChoose }: ServicesFieldProps) => (
  <Field label="Engine">
    {(control) => (
      <Select
        {...control}
        value={place}
        onChange={({ target: { value } }) => onChoose(Number(value))}
      >
        {SERVICES_OF_ENGINES.map((services, index) => (
          <option key={`${services.kind} ${services.engine}`} value={index}>
            {servicesInWords(services)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface AddressFieldProps {
  readonly url: string;
  readonly onType: (url: string) => void;
  readonly error: string | undefined;
}

const AddressField = ({ url, onType, error }: AddressFieldProps) => (
  <Field
    label="Address"
    hint="Such as http://localhost:8080. It is asked at once whether the engine is there."
    error={error}
  >
    {(control) => (
      <Input
        {...control}
        type="url"
        autoComplete="off"
        spellCheck={false}
        value={url}
        onChange={({ target: { value } }) => onType(value)}
      />
    )}
  </Field>
);

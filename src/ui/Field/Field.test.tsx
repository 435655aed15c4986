import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { Input } from './Field.styles';

describe('Field', () => {
  it('ties label and hint to its control', () => {
    render(
      <Field label="Name" hint="From the annotations: Trivial Name">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toHaveAccessibleDescription('From the annotations: Trivial Name');
    expect(input).toBeValid();
  });

  it('announces what is wrong and that it is required', () => {
    render(
      <Field label="Evidence" required error="Say how the structure was established.">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Evidence (required)' });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Say how the structure was established.');
  });

  it('warns below its hint about what is allowed but likely to be refused', () => {
    render(
      <Field label="Reference ID" hint="A DOI" warning="Entries without a DOI are refused.">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Reference ID' });
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('A DOI Entries without a DOI are refused.');
  });
});

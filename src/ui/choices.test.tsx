import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox/Checkbox';
import { Chip } from './Chip/Chip';
import { SegmentedControl } from './SegmentedControl/SegmentedControl';
import { Switch } from './Switch/Switch';

const engines = [
  { value: 'decimer', label: 'DECIMER' },
  { value: 'molnextr', label: 'MolNexTR' },
  { value: 'molscribe', label: 'MolScribe' },
] as const;

function EngineChoice() {
  const [engine, setEngine] = useState<(typeof engines)[number]['value']>('decimer');
  return (
    <SegmentedControl
      label="Recognition engine"
      options={engines}
      value={engine}
      onChange={setEngine}
    />
  );
}

describe('SegmentedControl', () => {
  it('is a named group of radios', () => {
    render(<EngineChoice />);
    expect(screen.getByRole('radiogroup', { name: 'Recognition engine' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'DECIMER' })).toBeChecked();
  });

  it('chooses by click and by arrow keys', async () => {
    render(<EngineChoice />);
    await userEvent.click(screen.getByText('MolNexTR'));
    expect(screen.getByRole('radio', { name: 'MolNexTR' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'DECIMER' })).toBeChecked();
  });
});

describe('Switch', () => {
  it('reports what it was switched to, by pointer and by space', async () => {
    const onChange = jest.fn();
    render(
      <Switch checked={false} onChange={onChange}>
        Selected only
      </Switch>,
    );
    await userEvent.click(screen.getByText('Selected only'));
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
    expect(screen.getByRole('switch', { name: 'Selected only' })).not.toBeChecked();
  });
});

describe('Checkbox', () => {
  it('can be named without a visible label', async () => {
    const onChange = jest.fn();
    render(<Checkbox checked aria-label="Select segment 1" onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select segment 1' }));
    expect(onChange).toHaveBeenCalledWith(false);
  });

  it('shows that only some of what it stands for is selected', () => {
    render(
      <Checkbox checked={false} indeterminate onChange={jest.fn()}>
        All
      </Checkbox>,
    );
    expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  });
});

describe('Chip', () => {
  it('is a toggle with its count in the name', () => {
    render(
      <Chip pressed colour={3} count={5} onClick={jest.fn()}>
        Organism Or Species
      </Chip>,
    );
    const chip = screen.getByRole('button', { pressed: true });
    expect(chip).toHaveTextContent('Organism Or Species5');
  });
});

import { useId } from 'react';
import styled from 'styled-components';
import { Muted, Num } from '@/ui/Text/Text';

const List = styled.div`
  display: grid;
  gap: 2px;
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 var(--s-2);
  align-items: center;
  min-height: 32px;
  padding: 2px var(--s-2);
  border-radius: var(--radius);
  line-height: 1.3;
  cursor: pointer;

  &:has(:checked) {
    background: var(--accent-tint);
  }
  &:has(:disabled) {
    color: var(--text-2);
    cursor: not-allowed;
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--accent);
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-s);
  }
  @media (max-width: 767px) {
    min-height: 44px;
  }
`;

export interface ListedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly explanation?: string | undefined;
  readonly count?: number | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface OptionListProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly ListedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, each in a line of its own with what it means. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <List>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.explanation !== undefined && <small> {option.explanation}</small>}
            </span>
            {option.count !== undefined && <Muted as={Num}> {option.count}</Muted>}
          </Option>
        ))}
      </List>
    </fieldset>
  );
}
